// Approved time that is corrected: what was approved is shown and paid until the person is approved again, and then all that depends on the
// correction follows, so that what was sent adds up.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { KeptFiguresRow, TimeEntryRow } from '#database/tables/time.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { approvePayrollMonth } from '#features/payroll-runs/approve-payroll-month.ts';
import { draftPayrollRun } from '#features/payroll-runs/draft-payroll-run.ts';
import { makePayrollRun } from '#features/payroll-runs/make-payroll-run.ts';
import { undoApproval } from '#features/payroll-runs/undo-approval.ts';
import { previewPayrollExport } from '#features/payroll/preview-payroll-export.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { calculateTimesheets } from '#features/timesheets/calculate-timesheets.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import type { SignedUpRow } from './given.ts';
import { aKennitala } from './given-payroll.ts';

const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' };
const BY = { door: 'desk', userId: null, operator: null } as const;

let cli: TestCommandLine;
let company: CompanyRow;
let craft: { readonly id: string };
let anna: SignedUpRow;

beforeAll(async () => {
  cli = await startCommandLine();
});
afterAll(() => cli.stop());
beforeEach(async () => {
  company = await cli.given.aCompany();
  craft = await cli.given.aRule(company, { agreement: 'craft' });
  anna = await cli.given.anEmployee(company, { display_name: 'Anna', kennitala: aKennitala() });
  cli.time.moveTo('2026-04-20T08:00:00Z');
});

const db = () => cli.database.database.knex;
const saturday = (day: string, from = '10:00', to = '14:00') =>
  cli.given.anEntry(anna, `2026-03-${day}T${from}:00Z`, `2026-03-${day}T${to}:00Z`);
const onDays = (from: string, to = from) => ['--from', `2026-03-${from}`, '--to', `2026-03-${to}`];
const timesheet = (action: string, ...rest: string[]) => cli.run(['timesheet', action, company.id, ...rest]);
const approve = (from = '01', to = '31') => timesheet('approve', ...onDays(from, to));
const unlock = (day: string) => timesheet('unlock', ...onDays(day), '--reason', 'wrong');
const setEnd = ({ id }: TimeEntryRow, day: string, to: string) =>
  db()<TimeEntryRow>('time_entries')
    .where({ id })
    .update({ end_at: Date.parse(`2026-03-${day}T${to}:00Z`) });
const remove = ({ id }: TimeEntryRow) => db()<TimeEntryRow>('time_entries').where({ id }).del();

const preview = () =>
  previewPayrollExport(db(), {
    ...{ companyId: company.id, range: MARCH, target: 'generic', employeeIds: null },
    now: cli.time.clock(),
  });
const linesNow = async () =>
  Object.fromEntries((await preview()).lines.map(({ payrollCode, minutes }) => [payrollCode, minutes]));

async function sheetOf(range = MARCH) {
  const settings = await requireCompany(db(), company.id);
  const everybody = await listEmployees(companyScope(db(), company.id));
  const employees = everybody.filter(({ id }) => id === anna.id);
  const [sheet] = await calculateTimesheets(db(), { company: settings, employees, range });
  return sheet!;
}

async function send(again: 'refuse' | 'differences' = 'differences', asApprovedReason: string | null = null) {
  const deps = {
    ...cli.deps,
    draft: (asked: Parameters<typeof draftPayrollRun>[1]) => draftPayrollRun(db(), asked),
  };
  const asked = {
    ...({ companyId: company.id, profileKey: 'generic', range: MARCH, employeeIds: [anna.id] } as const),
    ...{ again, leavesOutUnready: false, ignoresSilentTablets: true, asApprovedReason },
  };
  return (await makePayrollRun(deps, asked, BY)).run;
}

/** Four Saturdays of March, of which the first was an hour short; 15.17 hours of a month are overtime 1. */
async function anApprovedMonth() {
  const first = await saturday('07', '10:00', '11:00');
  for (const day of ['14', '21', '28']) await saturday(day);
  await approve();
  return first;
}

describe('a correction of one approved day', () => {
  it('leaves the others as they were approved, names them in the preview, and the next approval takes what is right', async () => {
    const first = await anApprovedMonth();
    const sent = await send('refuse');
    await unlock('07');
    await setEnd(first, '07', '14:00');

    const between = await preview();
    const { moved } = await sheetOf();
    const approval = await approve('07', '07');
    const difference = await send();

    expect(sent.people[0]?.lines).toEqual({ YV1: 780 });
    expect(between.lines.map(({ minutes }) => minutes)).toEqual([720]);
    expect(between.issues.filter(({ code }) => code === 'entry.differs')).toMatchObject([
      {
        ...{ severity: 'warning', employeeId: anna.id, entryCount: 1, minutes: 50 },
        message: expect.stringContaining('2026-03-28: YV1 -50, YV2 +50') as unknown,
      },
    ]);
    expect(moved.dates).toEqual(['2026-03-28']);
    expect(approval.out).toContain('Anna: 2026-03-28: YV1 -50, YV2 +50');
    expect(difference.people[0]?.lines).toEqual({ YV1: 130, YV2: 50 });
    expect(await linesNow()).toEqual({ YV1: 910, YV2: 50 });
    expect((await preview()).issues).toEqual([]);
  });

  it('is made good by the other way round too: overtime 2 becomes overtime 1', async () => {
    const first = await saturday('07');
    for (const day of ['14', '21', '28']) await saturday(day);
    await approve();
    await send('refuse');
    await unlock('07');
    await setEnd(first, '07', '12:00');

    await approve('07', '07');

    expect((await send()).people[0]?.lines).toEqual({ YV1: -70, YV2: -50 });
    expect(await linesNow()).toEqual({ YV1: 840 });
  });

  it('stands in the log of each day whose figures were renewed, with what it was paid before and after', async () => {
    const first = await anApprovedMonth();
    await unlock('07');
    await setEnd(first, '07', '14:00');
    await approve('07', '07');

    const last = await db()<TimeEntryRow>('time_entries')
      .where({ company_id: company.id })
      .orderBy('start_at', 'desc')
      .first();
    const changes: unknown[] = (await db()('changes').where({ subject_id: last?.id }).orderBy('id')).map(
      ({ before, after }: { before: string; after: string }) => [
        (JSON.parse(before) as { paid?: string }).paid,
        (JSON.parse(after) as { paid?: string }).paid,
      ],
    );

    expect(changes).toEqual([
      [undefined, undefined],
      ['YV1 240', 'YV1 190, YV2 50'],
    ]);
  });

  it('takes the figures back that it renewed when the approval is undone by who pressed', async () => {
    const first = await anApprovedMonth();
    await unlock('07');
    await setEnd(first, '07', '14:00');
    const keptBefore = await db()<KeptFiguresRow>('kept_figures').orderBy('time_entry_id');
    cli.time.advance({ seconds: 60 });
    const owner = await cli.given.anEmployee(company, { role: 'owner' });
    const by = { door: 'desk', userId: owner.id, operator: null } as const;
    const settings = await requireCompany(db(), company.id);
    const everybody = await listEmployees(companyScope(db(), company.id));
    const employees = everybody.filter(({ id }) => id === anna.id);

    const pressed = await approvePayrollMonth(cli.deps, {
      ...{ companyId: company.id, range: MARCH, employeeIds: [anna.id], isSeen: () => true, by },
    });
    const undone = await undoApproval(cli.deps, {
      company: settings,
      employees,
      by,
      approvedAt: pressed.approvedAt,
    });

    expect(pressed.renewed.map(({ moved }) => moved.dates)).toEqual([['2026-03-28']]);
    expect(undone).toEqual({ people: 1, reopenedEntries: 1, leftTouched: 0, leftSent: 0 });
    expect(await db()<KeptFiguresRow>('kept_figures').orderBy('time_entry_id')).toEqual(keptBefore);
    expect((await sheetOf()).moved.dates).toEqual(['2026-03-28']);
  });
});

describe('a run over approved time whose figures would change', () => {
  const marked = async () => {
    const first = await saturday('07');
    for (const day of ['14', '21', '28']) await saturday(day);
    await approve();
    await send('refuse');
    await unlock('07');
    await remove(first);
  };

  it('is refused with the people, days and minutes, and nothing is kept', async () => {
    await marked();

    const refused = send();

    await expect(refused).rejects.toMatchObject({
      code: 'payroll.figures_moved',
      faults: [
        {
          field: 'asApprovedReason',
          message: expect.stringContaining(
            'Anna: figures would change (2026-03-28: YV1 +50, YV2 -50)',
          ) as unknown,
        },
      ],
    });
    expect(await db()('payroll_runs').where({ company_id: company.id })).toHaveLength(1);
  });

  it('is made as approved where somebody says why, and the reason stands in the run', async () => {
    await marked();

    const run = await send('differences', 'the bank closes at noon');
    await approve();
    const after = await send();

    expect([run.asApprovedReason, run.people[0]?.lines]).toEqual(['the bank closes at noon', { YV1: -240 }]);
    expect([after.asApprovedReason, after.people[0]?.lines]).toEqual([null, { YV1: 50, YV2: -50 }]);
  });

  it('keeps no reason that was not needed', async () => {
    await anApprovedMonth();

    expect((await send('refuse', 'to be sure')).asApprovedReason).toBeNull();
  });
});

describe('days that kept a rule', () => {
  it('are calculated by it after the person has moved to another department and rule', async () => {
    const first = await anApprovedMonth();
    const other = await cli.given.aRule(company, { agreement: 'vr-shop' });
    await db()('companies').where({ id: company.id }).update({ default_rule_set_id: craft.id });
    await db()('employees').where({ id: anna.id }).update({ rule_set_id: other.id });

    const untouched = await sheetOf();
    await unlock('07');
    await setEnd(first, '07', '12:00');
    await approve('07', '07');

    expect(untouched.moved.entryIds).toEqual([]);
    // One Saturday by the rule of now, with its minimum of four hours; the others as craft, below the limit.
    expect(await linesNow()).toEqual({ EV: 240, YV1: 720 });
    const kept = await db()<KeptFiguresRow>('kept_figures').where({ company_id: company.id });
    expect(new Set(kept.map(({ rule_set_id }) => rule_set_id))).toEqual(new Set([craft.id, other.id]));
  });

  it('are calculated by it where their rows are from before the rule set was kept', async () => {
    const first = await anApprovedMonth();
    await db()('kept_figures').where({ company_id: company.id }).update({ rule_set_id: null });
    const other = await cli.given.aRule(company, { agreement: 'vr-shop' });
    await db()('rule_sets').where({ id: other.id }).update({ name: 'Shop' });
    await unlock('07');
    await setEnd(first, '07', '14:00');

    // By the rule of now each of them would have other figures.
    expect((await sheetOf()).moved.dates).toEqual(['2026-03-28']);
  });

  it('follow a correction over two closed periods in each of them', async () => {
    await db()('companies').where({ id: company.id }).update({ default_rule_set_id: null });
    await cli.given.aRule(company, { agreement: 'hotel-restaurant-shifts' });
    // A week from Monday 30 March to Sunday 5 April, approved with each of its months.
    const monday = await cli.given.anEntry(anna, '2026-03-30T08:00:00Z', '2026-03-30T16:00:00Z');
    for (const day of ['2026-03-31', '2026-04-01', '2026-04-03', '2026-04-04'])
      await cli.given.anEntry(anna, `${day}T08:00:00Z`, `${day}T16:00:00Z`);
    await timesheet('approve', ...onDays('01', '31'));
    await timesheet('approve', '--from', '2026-04-01', '--to', '2026-04-15');
    await unlock('30');
    await setEnd(monday, '30', '20:00');
    const april = { startDate: '2026-04-01', endDate: '2026-04-15' };

    const before = (await sheetOf(april)).moved;
    const { out } = await approve('30', '30');

    expect(before.dates).toEqual(['2026-04-04']);
    expect(out).toContain('2026-04-04');
    expect((await sheetOf(april)).moved.dates).toEqual([]);
  });

  it('follow a correction of somebody who has left', async () => {
    const first = await anApprovedMonth();
    await db()('employees')
      .where({ id: anna.id })
      .update({ employment_end_date: '2026-03-31', is_active: false });
    await unlock('07');
    await setEnd(first, '07', '14:00');

    await approve('07', '07');

    expect(await linesNow()).toEqual({ YV1: 910, YV2: 50 });
  });
});
