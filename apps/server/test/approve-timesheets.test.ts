import { userInfo } from 'node:os';
// Approval: what blocks it, what it locks, and that approved time never changes.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { findCompany } from '#features/companies/company-store.ts';
import { previewPayrollExport } from '#features/payroll/preview-payroll-export.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { calculateTimesheets } from '#features/timesheets/calculate-timesheets.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import type { SignedUpRow } from './given.ts';

const MARCH = ['--from', '2026-03-01', '--to', '2026-03-31'];
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let cli: TestCommandLine;
let company: CompanyRow;
let anna: SignedUpRow;
let jon: SignedUpRow;

beforeAll(async () => {
  cli = await startCommandLine();
});
afterAll(() => cli.stop());
beforeEach(async () => {
  company = await cli.given.aCompany();
  await cli.given.aRule(company);
  anna = await cli.given.anEmployee(company, { display_name: 'Anna' });
  jon = await cli.given.anEmployee(company, { display_name: 'Jón' });
});

const db = () => cli.database.database.knex;
const timesheet = (action: string, ...rest: string[]) =>
  cli.run(['timesheet', action, company.id, ...MARCH, ...rest]);
const worked = (employee: SignedUpRow, day: string, end: string | null = 'T18:00:00Z', rest: object = {}) =>
  cli.given.anEntry(employee, `${day}T08:00:00Z`, end === null ? null : `${day}${end}`, rest);
const lockedIds = () =>
  db()<TimeEntryRow>('time_entries')
    .where({ company_id: company.id, is_locked: true })
    .orderBy('start_at')
    .pluck('id');

async function timesheetOf(employee: SignedUpRow) {
  const settings = await findCompany(db(), company.id);
  const everybody = await listEmployees(companyScope(db(), company.id));
  const [sheet] = await calculateTimesheets(db(), {
    company: settings!,
    employees: everybody.filter(({ id }) => id === employee.id),
    range: { startDate: '2026-03-01', endDate: '2026-03-31' },
  });
  return sheet!;
}

const preview = () =>
  previewPayrollExport(db(), {
    companyId: company.id,
    range: { startDate: '2026-03-01', endDate: '2026-03-31' },
    target: 'generic',
    employeeIds: null,
    now: cli.time.clock(),
  });

/** The company changes to another agreement, for all its days. */
async function anotherAgreement(): Promise<void> {
  await db()('rule_versions').where({ company_id: company.id }).update({ agreement: 'vr-shop' });
}

describe('an approval', () => {
  it('locks what is closed and writes who, when and why', async () => {
    const entry = await worked(anna, '2026-03-02');
    const draft = await worked(anna, '2026-03-03', 'T12:00:00Z', { is_draft: true });
    const outside = await worked(anna, '2026-04-01');

    const { code, out, err } = await timesheet('approve', '--reason', 'March is right');

    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Time entries locked: 1.');
    expect(out).toContain(`left out, a draft: Anna, 2026-03-03 08:00, time entry ${draft.id}`);
    expect(await lockedIds()).toEqual([entry.id]);
    const ofEntries = { company_id: company.id, subject: 'timeEntry' };
    const history = await db()<ChangeRow>('changes').where(ofEntries);
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({
      subject: 'timeEntry',
      subject_id: entry.id,
      reason: 'March is right',
      door: 'command line',
      operator: userInfo().username,
    });
    expect(history[0]!.changed_at).toBe(cli.time.clock());
    expect(JSON.parse(history[0]!.before!)).toMatchObject({ is_locked: false });
    expect(JSON.parse(history[0]!.after!)).toMatchObject({ is_locked: true });
    expect(outside.is_locked).toBe(false);
  });

  it('locks nothing at all while anything blocks it, and lists that', async () => {
    await worked(anna, '2026-03-02');
    await worked(jon, '2026-03-02', null);
    await cli.given.aReviewItem(anna);
    await aPunchOf(anna, 'waiting');

    const { code, out, err } = await timesheet('approve');

    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      'Nothing was locked. In the way:\n' +
        '  Anna (1): review items are open: a manager must settle them first\n' +
        '  Anna (1): punches in the inbox are not decided: see "stimpill inbox list"\n' +
        '  Jón (1): still clocked in: let them clock out, or give --skip-open\n',
    );
    expect(await lockedIds()).toEqual([]);
  });

  it('names for machines the tablets that may hold punches of the days, and approves all the same', async () => {
    await worked(anna, '2026-03-02');
    const seen = { name: 'Eldhús', last_seen_at: Date.parse('2026-03-31T12:00:00Z') };
    const device = await cli.given.aDevice(anna, seen);
    await cli.given.aDeviceKey(device);
    cli.time.moveTo('2026-04-01T08:00:00Z');

    const { code, out } = await timesheet('approve', '--json');
    cli.time.moveTo('2026-03-02T08:00:00Z');

    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      locked: 1,
      silentTablets: [{ deviceId: device.id, name: 'Eldhús', lastSeenAtUtc: '2026-03-31T12:00:00.000Z' }],
    });
  });

  it('says for machines what blocks it', async () => {
    await worked(jon, '2026-03-02', null);

    const { code, out } = await timesheet('approve', '--json');

    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      locked: 0,
      obstacles: [{ employeeId: jon.id, name: 'Jón', code: 'entry.open', count: 1 }],
    });
  });

  it('is not blocked by a punch that was decided, whatever the verdict was', async () => {
    await worked(anna, '2026-03-02');
    await aPunchOf(anna, 'waiting', 'applied');
    await aPunchOf(anna, 'conflict');

    const { code } = await timesheet('approve');

    expect(code).toBe(0);
  });

  it('waits for questions about its days and their neighbours, or about no day, and not for those about other months', async () => {
    const entryOf = async (day: string) => (await worked(anna, day)).id;
    const isBlocked = async (item: object) => {
      const { id } = await cli.given.aReviewItem(anna, item);
      const { issues } = await preview();
      await db()('review_items').where({ id }).del();
      return issues.some(({ code }) => code === 'review.open');
    };
    const days = ['2026-02-27', '2026-02-28', '2026-03-15', '2026-04-01', '2026-04-02'];

    const blocked: boolean[] = [];
    for (const day of days) blocked.push(await isBlocked({ time_entry_id: await entryOf(day) }));

    expect(blocked).toEqual([false, true, true, true, false]);
    expect(await isBlocked({ reason: 'employee' })).toBe(true);
  });

  it('leaves out people who are still clocked in, when told so', async () => {
    const entry = await worked(anna, '2026-03-02');
    const open = await worked(jon, '2026-03-02', null);

    const { code, out } = await timesheet('approve', '--skip-open');

    expect(code).toBe(0);
    expect(out).toContain(`left out, still open: Jón, 2026-03-02 08:00, time entry ${open.id}`);
    expect(await lockedIds()).toEqual([entry.id]);
  });

  it('approves the people named and nobody else', async () => {
    const entry = await worked(anna, '2026-03-02');
    await worked(jon, '2026-03-02', null);

    const { code } = await timesheet('approve', '--employee', anna.email.toUpperCase());

    expect(code).toBe(0);
    expect(await lockedIds()).toEqual([entry.id]);
  });

  it('is refused for a wrong range, an unknown person and an unknown company', async () => {
    const other = await cli.given.anEmployee(await cli.given.aCompany());
    const range = (from: string, to: string) =>
      cli.run(['timesheet', 'approve', company.id, '--from', from, '--to', to]);

    const ends = [
      await range('2026-03-31', '2026-03-01'),
      await range('2024-01-01', '2026-03-01'),
      await timesheet('approve', '--employee', other.id),
      await cli.run(['timesheet', 'approve', UNKNOWN, ...MARCH]),
      await range('2026-02-30', '2026-03-01'),
      await cli.run(['timesheet', 'approve', 'cafe', ...MARCH]),
      await timesheet('approve', '--reason', ' '),
    ] as const;

    expect(ends.map(({ code }) => code)).toEqual([1, 1, 1, 1, 2, 2, 2]);
    expect(ends[0].err).toBe(
      'The range ends (2026-03-01) before it begins (2026-03-31). Nothing was changed.\n',
    );
    expect(ends[2].err).toContain(`has no employee ${other.id}`);
  });
});

describe('what is locked', () => {
  it('keeps its minutes when the rules change, and is named as different', async () => {
    await worked(anna, '2026-03-02');
    await worked(anna, '2026-03-03');
    const before = await timesheetOf(anna);
    await timesheet('approve');

    await anotherAgreement();

    const after = await timesheetOf(anna);
    expect(after.totals).toEqual(before.totals);
    expect(after.entries.map(({ calculated }) => calculated)).toEqual(
      before.entries.map(({ calculated }) => calculated),
    );
    expect(after.differingEntryIds).toEqual(after.entries.map(({ entry }) => entry.id));
  });

  it('names the rule under which it was approved, until there is time under another', async () => {
    await worked(anna, '2026-03-02');
    await timesheet('approve');
    await cli.given.aRule(company, {}, { valid_from: '2026-01-01', agreement: 'vr-shop' });

    const approved = await timesheetOf(anna);
    await worked(anna, '2026-03-03');
    const withMore = await timesheetOf(anna);

    const versionsOf = ({ entries }: typeof approved) =>
      entries.map(({ calculated }) => calculated.ruleVersionNumber);
    expect([approved.appliedRule.versionNumber, ...versionsOf(approved)]).toEqual([1, 1]);
    expect([withMore.appliedRule.versionNumber, ...versionsOf(withMore)]).toEqual([2, 1, 2]);
  });

  it('is paid as it was approved, and the preview warns', async () => {
    await worked(anna, '2026-03-02');
    await timesheet('approve');
    const before = await preview();

    await anotherAgreement();

    const after = await preview();
    expect(before.issues).toEqual([]);
    expect(after.lines).toEqual(before.lines);
    expect(after.issues).toMatchObject([
      { severity: 'warning', code: 'entry.differs', employeeId: anna.id, entryCount: 1 },
    ]);
  });

  it('counts towards what its day of work gets once: the minimum of a Saturday, and pay for breaks', async () => {
    await anotherAgreement();
    const between = (start: string, end: string) => cli.given.anEntry(anna, start, end);
    await between('2026-03-07T10:00:00Z', '2026-03-07T12:00:00Z');
    await between('2026-03-09T18:00:00Z', '2026-03-09T20:00:00Z');
    await timesheet('approve');
    await between('2026-03-07T13:00:00Z', '2026-03-07T14:00:00Z');
    await between('2026-03-09T20:30:00Z', '2026-03-09T22:00:00Z');

    const partly = await timesheetOf(anna);
    await timesheet('approve');
    const { lines, issues } = await preview();

    // Saturday: two hours were kept with two more of its minimum, and one hour came after; approved again, it has its minimum once. Monday:
    // 18 minutes for three hours and a half.
    const beside = (account: string) =>
      partly.credits.filter((credit) => credit.account === account).map(({ minutes }) => minutes);
    expect([beside('minimumPaid'), beside('breakPay')]).toEqual([[120], [3, 15]]);
    expect(lines.map(({ payrollCode, minutes }) => [payrollCode, minutes])).toEqual([['EV', 240 + 210 + 18]]);
    expect(issues).toEqual([]);
  });

  it('is listed without differences while the rules stay the same', async () => {
    await worked(anna, '2026-03-02');
    await timesheet('approve');

    const { differingEntryIds } = await timesheetOf(anna);

    expect(differingEntryIds).toEqual([]);
  });

  it('follows the present rules again once it is unlocked', async () => {
    const entry = await worked(anna, '2026-03-02');
    await timesheet('approve');
    await anotherAgreement();
    const whileLocked = await timesheetOf(anna);

    const { code, out } = await timesheet('unlock', '--reason', 'wrong rule');

    const after = await timesheetOf(anna);
    expect({ code, out }).toEqual({
      code: 0,
      out: `Time entries unlocked: 1. People whose time is open again: 2.
By that alone these days would be paid otherwise, in minutes:
  Anna: 2026-03-02: DV +60, EV +60, YV -120
`,
    });
    expect(after.totals.payLines).not.toEqual(whileLocked.totals.payLines);
    expect(after.differingEntryIds).toEqual([]);
    expect(await db()('kept_figures').where({ time_entry_id: entry.id })).toEqual([]);
    const reasons = await db()<ChangeRow>('changes')
      .where({ subject_id: entry.id })
      .orderBy('id')
      .pluck('reason');
    expect(reasons).toEqual(['approved', 'wrong rule']);
  });

  it('is counted by a second lock but not locked again', async () => {
    await worked(anna, '2026-03-02');
    await timesheet('lock', '--reason', 'paid in the old system');

    const { out } = await timesheet('lock', '--reason', 'again');

    expect(out).toBe('Time entries locked: 0, 1 were locked before.\n');
    const ofEntries = { company_id: company.id, subject: 'timeEntry' };
    expect(await db()('changes').where(ofEntries)).toHaveLength(1);
  });

  it('leaves an open entry out without asking when an operator locks', async () => {
    await worked(jon, '2026-03-02', null);

    const locked = await cli.json(['timesheet', 'lock', company.id, ...MARCH, '--reason', 'end of month']);

    expect(locked).toMatchObject({ locked: 0, skippedOpen: [{ employeeId: jon.id, name: 'Jón' }] });
  });
});

async function aPunchOf(employee: SignedUpRow, ...verdicts: string[]): Promise<void> {
  const key = { company_id: employee.company_id };
  const punchId = crypto.randomUUID();
  await db()('punch_inbox').insert({
    ...key,
    id: punchId,
    received_at: Date.parse('2026-03-02T08:00:00Z'),
    door: 'kiosk',
    employee_id: employee.id,
    action: 'start',
    punched_at: Date.parse('2026-03-02T08:00:00Z'),
  });
  for (const [index, verdict] of verdicts.entries()) {
    await db()('punch_verdicts').insert({
      ...key,
      id: crypto.randomUUID(),
      punch_id: punchId,
      decided_at: index,
      verdict,
    });
  }
}
