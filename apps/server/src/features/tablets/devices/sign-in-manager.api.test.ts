// A manager who has no code at the tablet: the server says whether it is one who may choose it.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { SessionRow } from '#database/tables/sign-in.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD } from '../../../../test/given.ts';
import { aPunchClock, type Tablet } from '../../../../test/tablet.ts';

let api: TestApi;
let company: CompanyRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ company, tablet } = await aPunchClock(api));
});

async function signIn({ email }: { readonly email: string }, password = PASSWORD) {
  const { status, errors } = await tablet.call('signInManager', { body: { email, password } });
  return [status, ...errors.map(({ code }) => code)];
}
const somebody = (options: object) => api.given.anEmployee(company, { password: PASSWORD, ...options });

it.each(['owner', 'manager'])('200: lets in somebody who is %s, and makes no session', async (role) => {
  const { id, email } = await somebody({ role });

  expect(await signIn({ email })).toEqual([200]);
  const sessions = api.deps.database.knex<SessionRow>('sessions');
  expect(await sessions.where({ company_id: company.id, employee_id: id })).toEqual([]);
});

it('400: names the field that is missing', async () => {
  const { status, errors } = await tablet.call('signInManager', { body: { email: 'a@example.is' } });

  expect([status, errors[0]?.field]).toEqual([400, 'password']);
});

it('401: refuses a wrong password, and the right one where there is a second factor', async () => {
  const manager = await somebody({ role: 'manager' });
  const careful = await somebody({ role: 'manager' });
  await api.given.aTotp(careful);

  expect(await signIn(manager, 'something else')).toEqual([401, 'auth.invalid_credentials']);
  expect(await signIn(careful)).toEqual([401, 'auth.invalid_credentials']);
});

it('403: is not for a manager of some departments, an accountant, an employee or another system', async () => {
  const { id } = await api.given.aDepartment(company, 'Bakarí');
  const limited_to_departments = JSON.stringify([id]);
  const refused = [
    await somebody({ role: 'manager', limited_to_departments }),
    await somebody({ role: 'accountant' }),
    await somebody({ role: 'employee' }),
    await api.given.aServiceAccount(company, { password: PASSWORD }),
  ];

  for (const one of refused) expect(await signIn(one)).toEqual([403, 'auth.role_not_allowed']);
});

it('403: is not for the manager of another company', async () => {
  const elsewhere = await api.given.aCompany();
  const manager = await api.given.anEmployee(elsewhere, { role: 'manager', password: PASSWORD });

  expect(await signIn(manager)).toEqual([403, 'auth.company_mismatch']);
});

it('429: counts wrong passwords as those of a login', async () => {
  const manager = await somebody({ role: 'manager' });
  for (let n = 0; n < 10; n += 1) await signIn(manager, 'something else');

  expect(await signIn(manager)).toEqual([429, 'auth.too_many_attempts']);
});
