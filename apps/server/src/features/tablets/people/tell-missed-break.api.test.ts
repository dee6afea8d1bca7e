// "No, I worked": from the question at the tablet to the decision of a manager.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow, TimeEntryRow } from '#database/tables/time.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listOpenReviews } from '#features/ledger/review-item-store.ts';
import { settleReviewItem } from '#features/ledger/settle-review-item.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { operatorNamed } from '../../../../test/authors.ts';
import { PIN } from '../../../../test/given.ts';
import { aPunchClock, type Tablet } from '../../../../test/tablet.ts';
import type { ReviewDecision } from '#features/ledger/review-item.ts';

/** After five hours a break of half an hour is taken off, at this time where the day of work reaches over it. */
const definition = (from: string) =>
  JSON.stringify({
    holidayProfile: {},
    baseClass: 'day',
    mechanisms: [{ mechanism: 'breaks', automatic: [{ afterMinutes: 300, minutes: 30, from }] }],
    codeMap: { day: { bucket: 'daytime', payLine: 'DV' } },
  });

let api: TestApi;
let company: CompanyRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T16:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-03-02T16:00:00.000Z');
  await inCompany({ asks_about_breaks: true });
});

async function inCompany(settings: Partial<CompanyRow>, from = '12:00') {
  ({ company, employee, tablet } = await aPunchClock(api, { company: settings }));
  await api.given.aRule(company, { agreement: null, definition: definition(from) });
}

const worked = (rest: Partial<TimeEntryRow> = {}, end = '2026-03-02T15:58:00Z') =>
  api.given.anEntry(employee, '2026-03-02T08:00:00Z', end, rest);

async function deducted() {
  const employeeToken = await tablet.signIn(employee, PIN);
  return (await tablet.call('getOwnHours', { employeeToken })).data.today.deductedBreak;
}

async function tell(timeEntryId: string) {
  return tablet.call('tellMissedBreak', {
    employeeToken: await tablet.signIn(employee, PIN),
    body: { timeEntryId },
  });
}

const items = () =>
  api.database.database.knex<ReviewItemRow>('review_items').where({ company_id: company.id });
const entries = () =>
  api.database.database.knex<TimeEntryRow>('time_entries').where({ company_id: company.id });

async function settle(decision: ReviewDecision) {
  const { database } = api.deps;
  const [item] = await listOpenReviews(companyScope(database.knex, company.id));
  const author = {
    company: await requireCompany(database.knex, company.id),
    by: operatorNamed('anna'),
    reason: 'asked the kitchen',
  };
  return settleReviewItem(api.deps, author, item!.id, decision);
}

describe('a tablet is told of the break that the rule took', () => {
  it('from the entry that ended a moment ago', async () => {
    const { id } = await worked();

    expect(await deducted()).toEqual({ timeEntryId: id, minutes: 30 });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['of a company that does not ask', async () => (await inCompany({}), worked())],
    ['where the break was written down', () => worked({ breaks: pauseAtNoon() })],
    ['of an entry that ended an hour ago', () => worked({}, '2026-03-02T15:00:00Z')],
    ['of a short entry', () => worked({ start_at: Date.parse('2026-03-02T14:00:00Z') })],
    ['of locked time', () => worked({ is_locked: true })],
  ])('but not %s', async (_, given) => {
    await given();

    expect(await deducted()).toBeUndefined();
  });
});

const pauseAtNoon = () =>
  JSON.stringify([
    { startAt: Date.parse('2026-03-02T12:00Z'), endAt: Date.parse('2026-03-02T12:30Z'), kind: 'unpaid' },
  ]);

describe('a day of work of two entries', () => {
  const entry = (start: string, end: string, rest: Partial<TimeEntryRow> = {}) =>
    api.given.anEntry(employee, `2026-03-02T${start}:00Z`, `2026-03-02T${end}:00Z`, rest);
  const stretch = (start: string, end: string) => ({
    startAt: Date.parse(`2026-03-02T${start}Z`),
    endAt: Date.parse(`2026-03-02T${end}Z`),
  });
  const stretches = async () =>
    new Map((await items()).map((item) => [item.time_entry_id, JSON.parse(item.details ?? '') as unknown]));

  it('is asked about where the rule took the break from the earlier one, and the answer reaches that one', async () => {
    const morning = await entry('08:00', '12:30');
    const afternoon = await entry('12:45', '15:58');
    expect(await deducted()).toEqual({ timeEntryId: afternoon.id, minutes: 15 });

    await tell(afternoon.id);

    expect(await stretches()).toEqual(new Map([[morning.id, [stretch('12:00', '12:15')]]]));
    expect(await deducted()).toBeUndefined();
    await settle({ kind: 'accept' });
    expect((await entries()).map(({ id, breaks }) => [id, breaks !== null])).toEqual([
      [morning.id, true],
      [afternoon.id, false],
    ]);
    expect((await tell(afternoon.id)).status).toBe(200);
  });

  it('is asked about once where the break was taken from both, and each entry gets its part', async () => {
    const morning = await entry('08:00', '12:10');
    const afternoon = await entry('12:15', '15:58');
    expect(await deducted()).toEqual({ timeEntryId: afternoon.id, minutes: 25 });

    await tell(afternoon.id);

    const asked: [string, unknown][] = [
      [morning.id, [stretch('12:00', '12:10')]],
      [afternoon.id, [stretch('12:15', '12:30')]],
    ];
    expect(await stretches()).toEqual(new Map(asked));
  });

  it('is not asked about again where the break was taken at the earlier clock-out already', async () => {
    await entry('08:00', '14:00');
    await entry('14:10', '15:58');

    expect(await deducted()).toBeUndefined();
  });

  it('is not asked about where the earlier one is locked: it keeps its minutes, so nothing is taken from it', async () => {
    await entry('08:00', '12:30', { is_locked: true });
    const { id } = await entry('12:45', '15:58');
    expect(await deducted()).toBeUndefined();

    const { status, errors } = await tell(id);

    expect(status).toBe(400);
    expect(errors[0]?.message).toContain('From locked time nothing is taken.');
    expect(await items()).toEqual([]);
  });

  it('is one day also over midnight', async () => {
    await inCompany({ asks_about_breaks: true }, '23:00');
    api.time.moveTo('2026-03-02T02:00:00.000Z');
    const evening = await api.given.anEntry(employee, '2026-03-01T20:00:00Z', '2026-03-02T00:30:00Z');
    const night = await entry('00:45', '01:58');
    expect(await deducted()).toEqual({ timeEntryId: night.id, minutes: 15 });

    await tell(night.id);

    expect(await items()).toMatchObject([{ time_entry_id: evening.id }]);
  });
});

describe('200', () => {
  it('asks a manager, and changes no minute before they decide', async () => {
    const { id } = await worked();

    const { data } = await tell(id);

    expect(data.timeEntryId).toBe(id);
    expect(await items()).toMatchObject([
      {
        reason: 'break_missed',
        time_entry_id: id,
        employee_id: employee.id,
        punch_id: null,
        settled_at: null,
      },
    ]);
    expect(await entries()).toMatchObject([{ id, breaks: null }]);
  });

  it('asks once, however often it is told, also after the decision, and the tablet does not ask again', async () => {
    const { id } = await worked();
    await tell(id);
    expect((await tell(id)).status).toBe(200);
    await settle({ kind: 'reject' });

    expect((await tell(id)).status).toBe(200);

    expect(await items()).toHaveLength(1);
    expect(await deducted()).toBeUndefined();
  });
});

describe('400', () => {
  it.each<[string, () => Promise<{ readonly id: string }>]>([
    [
      'of somebody else',
      async () =>
        api.given.anEntry(await api.given.anEmployee(company), '2026-03-02T08:00Z', '2026-03-02T15:58Z'),
    ],
    ['that is open', () => api.given.anEntry(employee, '2026-03-02T08:00Z', null)],
    ['that is locked', () => worked({ is_locked: true })],
    ['from which nothing was taken', () => worked({ start_at: Date.parse('2026-03-02T14:00:00Z') })],
    ['of a company that does not ask', async () => (await inCompany({}), worked())],
    ['that nobody has', () => Promise.resolve({ id: '00000000-0000-4000-8000-000000000000' })],
  ])('for an entry %s, and nobody is asked', async (_, given) => {
    const { id } = await given();

    const { status, errors } = await tell(id);

    expect([status, errors[0]?.field]).toEqual([400, 'timeEntryId']);
    expect(await items()).toEqual([]);
  });
});

it('401 without a session of the employee', async () => {
  const { status } = await tablet.call('tellMissedBreak', { body: { timeEntryId: (await worked()).id } });

  expect(status).toBe(401);
});

describe('a manager', () => {
  it('who agrees gives the entry a break that was worked through, where the rule had taken it', async () => {
    const { id } = await worked();
    await tell(id);

    await settle({ kind: 'accept' });

    const [entry] = await entries();
    expect(JSON.parse(entry?.breaks ?? '')).toEqual([
      {
        startAt: Date.parse('2026-03-02T12:00Z'),
        endAt: Date.parse('2026-03-02T12:30Z'),
        kind: 'worked-through',
      },
    ]);
    const employeeToken = await tablet.signIn(employee, PIN);
    const { today } = (await tablet.call('getOwnHours', { employeeToken })).data;
    expect(today.workedMinutes).toBe(7 * 60 + 58);
  });

  it('who does not agree leaves the entry as it is', async () => {
    const { id } = await worked();
    await tell(id);

    await settle({ kind: 'reject' });

    expect(await entries()).toMatchObject([{ id, breaks: null }]);
    expect(await items()).toMatchObject([{ decision: 'reject' }]);
  });

  it('cannot give it a time, and changes nothing where the entry has become too short since', async () => {
    const { id } = await worked();
    await tell(id);

    await expect(settle({ kind: 'accept at', at: 0 })).rejects.toThrow(
      'A missed break is accepted or rejected.',
    );
    await entries()
      .where({ id })
      .update({ end_at: Date.parse('2026-03-02T12:10Z') });
    await expect(settle({ kind: 'accept' })).rejects.toThrow(
      'The rule takes no break from this time entry any more.',
    );

    expect(await items()).toMatchObject([{ settled_at: null }]);
    expect(await entries()).toMatchObject([{ breaks: null }]);
  });
});
