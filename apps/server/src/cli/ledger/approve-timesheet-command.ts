import type { Command } from 'commander';
import { writeLocalMinute } from '@stimpill/time';
import { Refused } from '#errors/refused.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { approveTimesheets, type Obstacle } from '#features/payroll/approve-timesheets.ts';
import type { Tablet } from '#features/tablets/health/tablet-store.ts';
import { toInstant } from '#to-instant.ts';
import { operator } from '../operator.ts';
import { companyOf, employeesOf } from '../people/find-people.ts';
import { lockReportJson, lockReportText } from './lock-report.ts';
import { rangeCommand, rangeOf, type RangeOptions } from '../range-options.ts';
import { reasonArgument } from '../arguments.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';

type Options = RangeOptions & { readonly skipOpen?: true; readonly reason: string };

export function approveTimesheetCommand(terminal: Terminal): Command {
  return rangeCommand(
    'approve',
    'Check time and lock it for payroll. Anything in the way is listed, and then nothing is locked.',
  )
    .option('--skip-open', 'leave out people who are still clocked in, instead of refusing')
    .option('--reason <text>', 'why, in the record of changes', reasonArgument, 'approved')
    .addHelpText(
      'after',
      `
In the way are: open time entries, open review items, punches that nobody has decided. What is locked keeps its minutes,
whatever the rules become; drafts are left out and listed.

Examples:
  stimpill timesheet approve 6f1c2b9e-… --from 2026-10-21 --to 2026-11-20
  stimpill timesheet approve 6f1c2b9e-… --from 2026-11-16 --to 2026-11-22 --employee anna@example.is --skip-open`,
    )
    .action((companyId: string, options: Options) => approve(terminal, companyId, options));
}

async function approve(terminal: Terminal, companyId: string, options: Options): Promise<void> {
  const range = rangeOf(options);
  await withServer(terminal, async (deps) => {
    const db = deps.database.knex;
    const company = await companyOf(db, companyId);
    const employees = await employeesOf(db, companyId, options.employee);
    const { reason, skipOpen = false } = options;
    const request = { company, employees, range, by: operator(), reason, skipOpen };
    const approval = await approveTimesheets(deps, request);
    if (!approval.isApproved) {
      if (options.json) printJson(terminal, { locked: 0, obstacles: approval.obstacles.map(toListed) });
      throw new Refused(obstaclesText(approval.obstacles));
    }
    const report = { company, employees, outcome: approval.outcome };
    const { silentTablets } = approval;
    if (options.json)
      printJson(terminal, {
        ...lockReportJson(report),
        obstacles: [],
        silentTablets: silentTablets.map(toListedTablet),
      });
    else terminal.stdout.write(lockReportText(report) + silentText(silentTablets, company));
    if (approval.outcome.heldBack.length > 0)
      throw new Refused('Not everybody could be approved. Run the command again.');
  });
}

const WHAT_TO_DO: Record<Obstacle['code'], string> = {
  'entry.open': 'still clocked in: let them clock out, or give --skip-open',
  'review.open': 'review items are open: a manager must settle them first',
  'word.awaited': 'changes of their time wait for the word of the person',
  'punch.undecided': 'punches in the inbox are not decided: see "stimpill inbox list"',
};

function obstaclesText(obstacles: readonly Obstacle[]): string {
  const lines = obstacles.map(
    ({ employee, code, count }) => `  ${employee.displayName} (${count}): ${WHAT_TO_DO[code]}`,
  );
  return ['Nothing was locked. In the way:', ...lines].join('\n');
}

/** They block no approval, but the person who approves has to know. */
function silentText(tablets: readonly Tablet[], { timeZone }: CompanySettings): string {
  return tablets
    .map(
      ({ name, lastSeenAt }) =>
        `  The tablet “${name}” has been silent since ${writeLocalMinute(lastSeenAt, timeZone)} and may hold punches of these days. What it sends later is asked of a manager.\n`,
    )
    .join('');
}

function toListedTablet({ id, name, lastSeenAt }: Tablet) {
  return { deviceId: id, name, lastSeenAtUtc: toInstant(lastSeenAt) };
}

function toListed({ employee, code, count }: Obstacle) {
  return { employeeId: employee.id, name: employee.displayName, code, count };
}
