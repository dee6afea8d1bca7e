// What somebody reads at a station of the decisions about what they told.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PIN } from '../../../../test/given.ts';
import { aPunchClock, type Tablet } from '../../../../test/tablet.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T18:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-03-02T18:00:00.000Z');
  ({ company, manager, employee, tablet } = await aPunchClock(api));
});

const answers = async () => {
  const employeeToken = await tablet.signIn(employee, PIN);
  return (await tablet.call('getOwnHours', { employeeToken })).data.answers;
};

/** Somebody tells that they forgot to clock out, of work that began at eight. @returns the question about it */
async function tellOut(atUtc: string): Promise<string> {
  await api.given.anEntry(employee, '2026-03-02T08:00:00.000Z', null);
  const employeeToken = await tablet.signIn(employee, PIN);
  const body = { requestId: randomUUID(), action: 'stop', atUtc, note: 'Gleymdi mér' };
  await tablet.call('requestCorrection', { employeeToken, body });
  const items = api.deps.database.knex<ReviewItemRow>('review_items');
  return (await items.where({ employee_id: employee.id, reason: 'correction' }))[0]!.id;
}

async function decide(reviewId: string, body: object): Promise<void> {
  const { token } = await api.given.aSession(manager);
  const { status } = await api.call('settleReview', {
    params: { companyId: company.id, reviewId },
    body,
    token,
  });
  expect(status).toBe(200);
}

describe('the answers to what somebody told', () => {
  it('say that it counts as it was told, with the message of the manager', async () => {
    const atUtc = '2026-03-02T15:00:00.000Z';
    const id = await tellOut(atUtc);
    expect(await answers()).toEqual([]);

    await decide(id, { decision: 'accept', reason: 'Takk fyrir' });

    expect(await answers()).toEqual([
      {
        ...{ about: 'correction', action: 'stop', atUtc, decision: 'accepted', countsAtUtc: atUtc },
        ...{ note: 'Takk fyrir', decidedAtUtc: '2026-03-02T18:00:00.000Z' },
      },
    ]);
  });

  it('say the other time at which it counts', async () => {
    const id = await tellOut('2026-03-02T15:00:00.000Z');

    await decide(id, { decision: 'acceptAt', atUtc: '2026-03-02T14:30:00.000Z' });

    expect(await answers()).toMatchObject([
      { decision: 'otherTime', countsAtUtc: '2026-03-02T14:30:00.000Z', note: null },
    ]);
  });

  it('say that it does not count', async () => {
    const id = await tellOut('2026-03-02T15:00:00.000Z');

    await decide(id, { decision: 'reject', reason: 'Þú fórst fyrr' });

    expect(await answers()).toMatchObject([
      { decision: 'rejected', countsAtUtc: null, note: 'Þú fórst fyrr' },
    ]);
  });

  it('are told for two weeks, and to nobody else', async () => {
    const id = await tellOut('2026-03-02T15:00:00.000Z');
    await decide(id, { decision: 'accept' });
    const other = await api.given.anEmployee(company, { pin: PIN });
    const employeeToken = await tablet.signIn(other, PIN);
    expect((await tablet.call('getOwnHours', { employeeToken })).data.answers).toEqual([]);

    api.time.moveTo(new Date(api.time.clock() + 14 * DAY_MS + 1).toISOString());

    expect(await answers()).toEqual([]);
  });
});
