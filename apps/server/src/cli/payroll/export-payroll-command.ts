import { existsSync } from 'node:fs';
import { Option, type Command, InvalidArgumentError } from 'commander';
import { Refused } from '#errors/refused.ts';
import { draftPayrollRun } from '#features/payroll-runs/draft-payroll-run.ts';
import type { ExportProfileKey } from '#features/payroll-runs/export-profile.ts';
import { makePayrollRun, type MadeRun } from '#features/payroll-runs/make-payroll-run.ts';
import type { WithoutAbsence } from '#features/payroll-runs/without-absences.ts';
import { totalsOf } from '#features/payroll-runs/payroll-run.ts';
import { findRunFile } from '#features/payroll-runs/payroll-run-store.ts';
import { SHIPPED_PROFILES } from '#features/payroll-runs/shipped-profiles.ts';
import { companyScope } from '#database/company-scope.ts';
import { operator } from '../operator.ts';
import { companyOf, employeesOf } from '../people/find-people.ts';
import { rangeCommand, rangeOf, type RangeOptions } from '../range-options.ts';
import { reasonArgument } from '../arguments.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { writeNewFile } from '../write-new-file.ts';

type Options = RangeOptions & {
  readonly profile: ExportProfileKey;
  readonly output: string;
  readonly again: 'refuse' | 'differences' | 'anew';
  readonly leaveOutUnready?: true;
  readonly ignoreSilentTablets?: true;
  readonly withoutAbsence?: readonly WithoutAbsence[];
  readonly asApproved?: string;
};

export function exportPayrollCommand(terminal: Terminal): Command {
  const profiles = SHIPPED_PROFILES.map(({ key }) => key);
  return rangeCommand(
    'export',
    'Make the file for a payroll system. What it pays is kept, and nobody is sent twice.',
  )
    .addOption(new Option('--profile <name>', 'how the file looks').choices(profiles).makeOptionMandatory())
    .requiredOption('--output <file>', 'a new file, readable by you alone')
    .addOption(
      new Option('--again <what>', 'people who were sent before for these days')
        .choices(['refuse', 'differences', 'anew'])
        .default('refuse'),
    )
    .option('--leave-out-unready', 'leave out people who are not ready, instead of refusing')
    .option('--ignore-silent-tablets', 'although tablets may still hold punches of these days')
    .addOption(
      new Option(
        '--without-absence <employee-id:kind:reason>',
        'why the file has no line of absence that has no code; may be repeated',
      ).argParser(addWithoutAbsence),
    )
    .option(
      '--as-approved <reason>',
      'although figures of approved time would change; the reason is kept',
      reasonArgument,
    )
    .addHelpText(
      'after',
      `
It holds only approved time: see "stimpill timesheet approve". The file can be had again with "stimpill payroll file".

Examples:
  stimpill payroll export 6f1c2b9e-… --from 2026-10-21 --to 2026-11-20 --profile dk --output dk.csv
  stimpill payroll export 6f1c2b9e-… --from 2026-10-21 --to 2026-11-20 --profile dk --again differences --output more.csv`,
    )
    .action((companyId: string, options: Options) => exportPayroll(terminal, companyId, options));
}

async function exportPayroll(terminal: Terminal, companyId: string, options: Options): Promise<void> {
  const range = rangeOf(options);
  if (existsSync(options.output)) throw new Refused(`${options.output} exists already. Choose another name.`);
  await withServer(terminal, async (deps) => {
    const { knex } = deps.database;
    const company = await companyOf(knex, companyId);
    const named = options.employee && (await employeesOf(knex, company.id, options.employee));
    const request = {
      companyId: company.id,
      profileKey: options.profile,
      range,
      employeeIds: named?.map(({ id }) => id) ?? null,
      again: options.again,
      leavesOutUnready: options.leaveOutUnready === true,
      ignoresSilentTablets: options.ignoreSilentTablets === true,
      withoutAbsences: options.withoutAbsence,
      asApprovedReason: options.asApproved ?? null,
    };
    const draft = (asked: Parameters<typeof draftPayrollRun>[1]) => draftPayrollRun(knex, asked);
    const made = await makePayrollRun({ ...deps, draft }, request, operator());
    const file = await findRunFile(companyScope(knex, company.id), made.run.id);
    await writeNewFile(options.output, file === undefined ? [] : [file]);
    if (options.json) printJson(terminal, toJson(made));
    else terminal.stdout.write(toText(made, options.output));
  });
}

function toJson({ run, leftOut, olderWaiting }: MadeRun) {
  const { id, number, kind, sha256, people } = run;
  const minutesByCode = totalsOf(people);
  const made = { id, number, kind, sha256, people: people.length, minutesByCode };
  return { ...made, leftOut, older: olderOf(run), olderWaiting, ...withoutOf(run) };
}

/** What has changed in periods that were sent before. */
function olderOf({ people }: MadeRun['run']) {
  return people.flatMap(({ employeeId, displayName, older }) =>
    older.map(({ amounts: _, ...each }) => ({ employeeId, displayName, ...each })),
  );
}

function olderText({ run, olderWaiting }: MadeRun): string[] {
  const said = olderOf(run).map(({ displayName, startDate, endDate, dates, lines }) => {
    const minutes = Object.entries(lines).map(([code, each]) => `${code} ${each > 0 ? '+' : ''}${each}`);
    const days = dates.length === 0 ? '' : ` (${dates.join(', ')})`;
    return `  ${displayName}, ${startDate} to ${endDate}${days}: ${minutes.join(', ')} min\n`;
  });
  const waiting = olderWaiting.map(
    ({ displayName, startDate, endDate, codes }) =>
      `  ${displayName}, ${startDate} to ${endDate}: ${codes.join(', ')}\n`,
  );
  return [
    ...(said.length === 0 ? [] : ['Of periods that were sent before:\n', ...said]),
    ...(waiting.length === 0 ? [] : ['Changes in earlier periods that wait for a later run:\n', ...waiting]),
  ];
}

function withoutOf({ people }: MadeRun['run']) {
  return {
    withoutAbsences: people.flatMap(({ employeeId, displayName, withoutAbsences }) =>
      withoutAbsences.map((absence) => ({ employeeId, displayName, ...absence })),
    ),
  };
}

function toText(made: MadeRun, path: string): string {
  const { run, leftOut } = made;
  const totals = Object.entries(totalsOf(run.people)).map(([code, minutes]) => `  ${code}: ${minutes} min\n`);
  const left = leftOut.map(({ displayName, codes }) => `  ${displayName}: ${codes.join(', ')}\n`);
  const without = withoutOf(run).withoutAbsences.map(
    ({ displayName, kind, minutes, reason }) => `  ${displayName}: ${kind}, ${minutes} min: ${reason}\n`,
  );
  return [
    `Payroll run ${run.number} (${run.kind}) for ${run.people.length} people is in ${path}.\n`,
    ...totals,
    ...olderText(made),
    ...(without.length === 0 ? [] : ['Absence that is in no line:\n', ...without]),
    ...(left.length === 0 ? [] : ['Left out, because they are not ready:\n', ...left]),
  ].join('');
}

const FORM = /^([\da-f-]{36}):(sick|sickChild|vacation):(.{1,300})$/iu;

/** `EMPLOYEE-ID:sick:words`, as often as it is given. */
function addWithoutAbsence(text: string, before: readonly WithoutAbsence[] = []): readonly WithoutAbsence[] {
  const [, id = '', kind, reason = ''] = FORM.exec(text) ?? [];
  if (reason.trim() === '')
    throw new InvalidArgumentError(
      'It must be an employee id, sick, sickChild or vacation, and why: ID:sick:REASON.',
    );
  const given = { employeeId: id.toLowerCase(), kind: kind as WithoutAbsence['kind'], reason: reason.trim() };
  return [...before, given];
}
