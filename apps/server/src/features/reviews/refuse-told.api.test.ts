// Somebody told of a punch that they forgot, and it is refused: nobody is asked about the same a second time.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PIN } from '../../../test/given.ts';
import { stored } from '../../../test/stored.ts';
import { aPunchClock, type Tablet } from '../../../test/tablet.ts';

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

const at = (time: string) => `2026-03-02T${time}:00.000Z`;
const entries = () => stored(api).entriesOf(employee);
/** The end of each, and whether it is a draft. */
const ends = async () =>
  (await entries()).map(({ end_at, is_draft }) => [end_at, Boolean(is_draft)] as const);

async function tell(action: 'start' | 'stop', atUtc: string): Promise<void> {
  const employeeToken = await tablet.signIn(employee, PIN);
  await tablet.call('requestCorrection', {
    employeeToken,
    body: { requestId: randomUUID(), action, atUtc, note: null },
  });
}

async function questions() {
  const { token } = await api.given.aSession(manager);
  const params = { companyId: company.id };
  const { data } = await api.call('listReviews', { params, query: { employeeId: employee.id }, token });
  return data;
}

async function refuseFirst(): Promise<void> {
  const [first] = await questions();
  const { token } = await api.given.aSession(manager);
  const params = { companyId: company.id, reviewId: first?.id ?? '' };
  const { status } = await api.call('settleReview', { params, body: { decision: 'reject' }, token });
  expect(status).toBe(200);
}

it('with a start that was told its draft is gone, and nothing more is asked', async () => {
  await tell('start', at('08:00'));
  expect(await entries()).toHaveLength(1);

  await refuseFirst();

  expect(await entries()).toEqual([]);
  expect(await questions()).toEqual([]);
});

it('with a start the stop is refused that was told of the same work', async () => {
  await tell('start', at('08:00'));
  await tell('stop', at('16:00'));
  expect(await questions()).toHaveLength(2);

  await refuseFirst();

  expect(await entries()).toEqual([]);
  expect(await questions()).toEqual([]);
});

it('without a stop that was told the work goes on as before', async () => {
  await api.given.anEntry(employee, at('08:00'), null);
  await tell('stop', at('16:00'));
  expect(await ends()).toEqual([[Date.parse(at('16:00')), true]]);

  await refuseFirst();

  expect(await ends()).toEqual([[null, false]]);
  expect(await questions()).toEqual([]);
});

it('the draft stays and is asked about where the person has worked since', async () => {
  await api.given.anEntry(employee, at('08:00'), null);
  await tell('stop', at('12:00'));
  await api.given.anEntry(employee, at('13:00'), at('17:00'));

  await refuseFirst();

  expect((await ends())[0]).toEqual([Date.parse(at('12:00')), true]);
  expect((await questions()).map(({ kind }) => kind)).toEqual(['draft']);
});
