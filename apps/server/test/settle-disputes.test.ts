// What a manager can decide about a punch that somebody disputed at the tablet, and what is stored and paid afterwards.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PunchVerdictRow } from '#database/tables/punches.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { companyScope } from '#database/company-scope.ts';
import { findCompany } from '#features/companies/company-store.ts';
import { approveTimesheets } from '#features/payroll/approve-timesheets.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { settleReviewItem } from '#features/ledger/settle-review-item.ts';
import { startApi, type TestApi } from './api.ts';
import { PIN } from './given.ts';
import { stored } from './stored.ts';
import { aTablet, type Tablet } from './tablet.ts';
import { operatorNamed } from './authors.ts';
import type { ReviewDecision } from '#features/ledger/review-item.ts';

let api: TestApi;
let company: CompanyRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-03-02T08:00:00.000Z');
  company = await api.given.aCompany();
  const manager = await api.given.anEmployee(company, { role: 'manager' });
  employee = await api.given.anEmployee(company, { pin: PIN });
  tablet = await aTablet(api, manager);
});

const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);
const table = <Row extends object>(name: string): Promise<Row[]> =>
  api.deps.database.knex(name).where({ company_id: company.id });
const openItems = async () =>
  (await table<ReviewItemRow>('review_items')).filter(({ settled_at }) => settled_at === null);
const spans = async () =>
  (await stored(api).entriesOf(employee)).map(({ start_at, end_at }) => [start_at, end_at]);

async function punch(action: 'start' | 'stop', time: string, pin = PIN): Promise<string> {
  api.time.moveTo(`2026-03-02T${time}:00.000Z`);
  const item = await tablet.tap({ employee, action, pin });
  await tablet.send([item]);
  await api.deps.inboxJudge.drain();
  return item.punchId;
}

/** The review item about the dispute of this punch. */
async function disputed(punchId: string): Promise<ReviewItemRow> {
  await tablet.call('disputePunch', { body: { punchId } });
  const found = (await openItems()).find((item) => item.punch_id === punchId && item.reason === 'disputed');
  expect(found).toBeDefined();
  return found!;
}

async function author() {
  const known = await findCompany(api.deps.database.knex, company.id);
  return { company: known!, by: operatorNamed('Björk'), reason: 'I saw who it was' };
}

/** What blocks the approval of the day; nothing when it was approved. */
async function approvalProblems(): Promise<readonly string[]> {
  const employees = await listEmployees(companyScope(api.deps.database.knex, company.id));
  const range = { startDate: '2026-03-02', endDate: '2026-03-02' };
  const approval = await approveTimesheets(api.deps, {
    ...(await author()),
    employees,
    range,
    skipOpen: true,
  });
  return approval.isApproved ? [] : approval.obstacles.map(({ code }) => code);
}

const settle = async ({ id }: ReviewItemRow, decision: ReviewDecision) =>
  settleReviewItem(api.deps, await author(), id, decision);

describe('a dispute that nobody has settled', () => {
  it('leaves the time as it is and blocks its approval', async () => {
    await punch('start', '08:00');
    const stop = await punch('stop', '16:00');
    await disputed(stop);

    const problems = await approvalProblems();

    expect(await spans()).toEqual([[at('08:00'), at('16:00')]]);
    expect(problems).toContain('review.open');
  });
});

describe('accepting', () => {
  it('keeps the time, and no longer blocks its approval', async () => {
    const start = await punch('start', '08:00');
    await punch('stop', '16:00');
    const item = await disputed(start);

    const settled = await settle(item, { kind: 'accept' });

    expect(settled).toMatchObject({ entry: { startAt: at('08:00'), isDraft: false }, removed: null });
    expect(await spans()).toEqual([[at('08:00'), at('16:00')]]);
    expect(await approvalProblems()).not.toContain('review.open');
  });

  it('at another time moves the minutes there', async () => {
    await punch('start', '08:00');
    const stop = await punch('stop', '16:00');

    await settle(await disputed(stop), { kind: 'accept at', at: at('15:30') });

    expect(await spans()).toEqual([[at('08:00'), at('15:30')]]);
  });

  it('leaves other review items about the punch open', async () => {
    const start = await punch('start', '08:00', '0000');
    const item = await disputed(start);

    await settle(item, { kind: 'accept' });

    expect(await spans()).toEqual([]);
    expect((await openItems()).map(({ reason }) => reason)).toEqual(['pin_failed']);
  });
});

describe('rejecting', () => {
  it('a start removes its time entry, and a later start that did not fit then counts', async () => {
    const wrong = await punch('start', '08:00');
    await punch('start', '08:30');
    const item = await disputed(wrong);

    const { removed } = await settle(item, { kind: 'reject' });

    expect(removed).toMatchObject({ startAt: at('08:00'), endAt: null });
    expect(await spans()).toEqual([[at('08:30'), null]]);
    expect(await openItems()).toEqual([]);
  });

  it('a stop opens its time entry again, and the next stop ends it', async () => {
    await punch('start', '08:00');
    const wrong = await punch('stop', '12:00');
    await punch('stop', '16:00');
    const item = await disputed(wrong);

    const { entry } = await settle(item, { kind: 'reject' });

    expect(entry).toMatchObject({ startAt: at('08:00'), endAt: null });
    expect(await spans()).toEqual([[at('08:00'), at('16:00')]]);
    expect(await openItems()).toEqual([]);
  });

  it('keeps the punch in the inbox, and records who decided and what was there before', async () => {
    const wrong = await punch('start', '08:00');
    const facts = await table('punch_inbox');

    await settle(await disputed(wrong), { kind: 'reject' });

    expect(await table('punch_inbox')).toEqual(facts);
    const verdicts = await table<PunchVerdictRow>('punch_verdicts');
    expect(verdicts.find(({ verdict }) => verdict === 'rejected')).toMatchObject({ code: 'disputed' });
    const changes = await table<ChangeRow>('changes');
    expect(changes.filter(({ door }) => door === 'command line')).toMatchObject([
      { subject: 'reviewItem', operator: 'Björk' },
      { subject: 'timeEntry', operator: 'Björk', after: null },
    ]);
  });

  it.each([
    ['locked time', { is_locked: true }, /Take the approval back first/],
    ['time that was corrected since', { start_at: at('07:45') }, /was corrected since/],
  ])('changes nothing of %s', async (_, change, reason) => {
    const start = await punch('start', '08:00');
    await punch('stop', '16:00');
    const item = await disputed(start);
    await api.deps.database.knex('time_entries').where({ employee_id: employee.id }).update(change);

    await expect(settle(item, { kind: 'reject' })).rejects.toThrow(reason);

    expect(await spans()).toHaveLength(1);
    expect(await openItems()).toHaveLength(1);
  });

  it('a stop is refused where the open entry would overlap later time', async () => {
    await punch('start', '08:00');
    const wrong = await punch('stop', '12:00');
    await punch('start', '12:05');

    await expect(settle(await disputed(wrong), { kind: 'reject' })).rejects.toThrow(/would overlap/);

    expect(await spans()).toEqual([
      [at('08:00'), at('12:00')],
      [at('12:05'), null],
    ]);
  });

  it('both ends of a time entry removes it, in either order', async () => {
    const start = await punch('start', '08:00');
    const stop = await punch('stop', '16:00');
    const items = [await disputed(start), await disputed(stop)];

    for (const item of items) await settle(item, { kind: 'reject' });

    expect(await spans()).toEqual([]);
    expect(await openItems()).toEqual([]);
  });
});
