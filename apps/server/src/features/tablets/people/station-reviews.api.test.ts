// What a tablet shows a manager of the questions that are open: who, what and when, and nothing more.
import { randomUUID } from 'node:crypto';
import { MAX_STATION_REVIEWS } from '@stimpill/api-types/station';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PIN } from '../../../../test/given.ts';
import { aPunchClock, aTablet, type Tablet } from '../../../../test/tablet.ts';

let api: TestApi;
let company: CompanyRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-03-02T08:00:00.000Z');
  ({ company, employee, tablet } = await aPunchClock(api, { employee: { display_name: 'Anna Jónsdóttir' } }));
});

const list = async (at = tablet) => (await at.call('listStationReviews')).data;

async function anItem(of: EmployeeRow, overrides: Partial<ReviewItemRow> = {}): Promise<ReviewItemRow> {
  const item: ReviewItemRow = {
    company_id: of.company_id,
    id: randomUUID(),
    employee_id: of.id,
    device_id: null,
    reason: 'pin_locked',
    time_entry_id: null,
    punch_id: null,
    opened_at: api.time.clock(),
    settled_at: null,
    decision: null,
    details: JSON.stringify({ lockedUntil: 1, guesses: [] }),
    ...overrides,
  };
  await api.deps.database.knex<ReviewItemRow>('review_items').insert(item);
  return item;
}

async function twoStarts(): Promise<void> {
  const employeeToken = await tablet.signIn(employee, PIN);
  const first = await tablet.tap({ employee, action: 'start', employeeToken });
  api.time.advance({ minutes: 1 });
  await tablet.send([first, await tablet.tap({ employee, action: 'start', employeeToken })]);
  await api.deps.inboxJudge.drain();
}

describe('the open questions at a tablet', () => {
  it('are none while nothing waits for a manager', async () => {
    expect(await list()).toMatchObject({ reviews: [], openItems: 0 });
  });

  it('say whose punch does not fit, which one and of what time', async () => {
    await twoStarts();

    const { reviews, openItems } = await list();

    expect(openItems).toBe(1);
    expect(reviews).toMatchObject([
      {
        employeeId: employee.id,
        name: 'Anna Jónsdóttir',
        reason: 'already_clocked_in',
        action: 'start',
        atUtc: '2026-03-02T08:01:00.000Z',
      },
    ]);
  });

  it('carry nothing but who, what and when', async () => {
    await twoStarts();
    await anItem(employee);

    const { reviews } = await list();

    const fields = ['action', 'atUtc', 'employeeId', 'id', 'name', 'openedAtUtc', 'reason'];
    expect(reviews.map((review) => Object.keys(review).sort())).toEqual([fields, fields]);
  });

  it('name the start of the time entry where there is no punch, and else when they were opened', async () => {
    const entry = await api.given.anEntry(employee, '2026-03-01T08:00:00Z', null);
    await anItem(employee, { reason: 'deactivated_while_clocked_in', time_entry_id: entry.id });
    api.time.advance({ minutes: 1 });
    await anItem(employee);

    const { reviews } = await list();

    expect(reviews.map(({ reason, action, atUtc }) => [reason, action, atUtc])).toEqual([
      ['deactivated_while_clocked_in', null, '2026-03-01T08:00:00.000Z'],
      ['pin_locked', null, '2026-03-02T08:01:00.000Z'],
    ]);
  });

  it('leave out what a manager has decided, and keep what is asked about somebody who left', async () => {
    await anItem(employee, { settled_at: api.time.clock(), decision: 'unlocked' });
    const gone = await api.given.anEmployee(company, { display_name: 'Björn', is_active: false });
    await anItem(gone, { reason: 'missing_stop' });

    const { reviews } = await list();

    expect(reviews.map(({ name }) => name)).toEqual(['Björn']);
  });

  it('are those of the own company alone', async () => {
    const theirs = await aPunchClock(api);
    await anItem(theirs.employee);

    expect(await list()).toMatchObject({ reviews: [], openItems: 0 });
    expect((await list(theirs.tablet)).openItems).toBe(1);
  });

  it('are the longest open first, and counted in all where they are too many to list', async () => {
    const now = api.time.clock();
    for (let number = MAX_STATION_REVIEWS; number >= 0; number -= 1)
      await anItem(employee, { opened_at: now + number });

    const { reviews, openItems } = await list();

    expect(openItems).toBe(MAX_STATION_REVIEWS + 1);
    expect(reviews).toHaveLength(MAX_STATION_REVIEWS);
    expect(reviews[0]?.openedAtUtc).toBe('2026-03-02T08:00:00.000Z');
  });
});

describe('a tablet that asks for the open questions', () => {
  it('must sign with its key, and must not be revoked', async () => {
    const unsigned = await tablet.call('listStationReviews', { signature: null });
    const manager = await api.given.anEmployee(company, { role: 'manager' });
    const another = await aTablet(api, manager);
    await api.deps.database
      .knex('devices')
      .where({ id: another.deviceId })
      .update({ revoked_at: api.time.clock() });

    const revoked = await another.call('listStationReviews');

    expect([unsigned.status, unsigned.codes]).toEqual([401, ['station.signature_invalid']]);
    expect(revoked.status).toBe(401);
  });
});
