// A session shows that the PIN was right for the punch before which it was typed, and for no older one.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PIN } from '../../../../test/given.ts';
import { aTablet, type Tablet } from '../../../../test/tablet.ts';

let api: TestApi;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 25 });
  const company = await api.given.aCompany();
  employee = await api.given.anEmployee(company, { pin: PIN });
  tablet = await aTablet(api, await api.given.anEmployee(company, { role: 'manager' }));
});

const reasons = async () =>
  (
    await api.deps.database.knex<ReviewItemRow>('review_items').where({ company_id: employee.company_id })
  ).map(({ reason }) => reason);

/** Somebody types the fourth digit, and the server takes a while to answer. */
async function tapWithPinCheckOf(seconds: number) {
  const clock = tablet.readClocks();
  api.time.advance({ seconds });
  const employeeToken = await tablet.signIn(employee, PIN);
  return tablet.tap({ employee, action: 'start', employeeToken, header: { clock } });
}

it.each([1, 3, 10])('believes a right PIN that took %d seconds to check', async (seconds) => {
  const item = await tapWithPinCheckOf(seconds);

  const [result] = await tablet.send([item]);

  expect(result).toMatchObject({ verdict: 'applied', reason: null });
});

it('believes no session that began long after the punch', async () => {
  const item = await tapWithPinCheckOf(20);

  await tablet.send([item]);

  expect(await reasons()).toEqual(['pin_unchecked']);
});

it('believes no session that had ended before the punch', async () => {
  const employeeToken = await tablet.signIn(employee, PIN);
  api.time.advance({ seconds: 150 });
  const item = await tablet.tap({ employee, action: 'start', employeeToken });

  await tablet.send([item]);

  expect(await reasons()).toEqual(['pin_unchecked']);
});
