import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { digestOf } from '#features/auth/token-digest.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';

const OLD = 'anna@old.example';
const OTHER_PASSWORD = 'four words in a row';

let api: TestApi;
let company: CompanyRow;
let anna: SignedUpRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  await api.database.database.knex('sign_in_names').delete();
  company = await api.given.aCompany();
  anna = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
  const password_digest = digestOf(anna.password_hash ?? '');
  ({ token } = await api.given.aWayBack(anna, OLD, { password_digest }));
});

const back = (link: unknown = token) => api.call('takeAddressBack', { body: { token: link } });
const signIn = (email: string, password = PASSWORD) =>
  api.call('startDeskSession', { body: { email, password } });
const addressOf = async ({ id }: { readonly id: string }) =>
  (await api.database.database.knex<EmployeeRow>('employees').where({ id }).first())?.email;

describe('200', () => {
  it('lets the old address sign in again with the old password, and ends what the new one opened', async () => {
    const desk = (await api.given.aDeskSession(anna)).token;
    await api.given.aSession(anna);
    const link = await api.given.aPasswordLink(anna);
    const waiting = await api.given.aWaitingAddress(anna, 'another@new.example');

    const { data } = await back();

    expect(data).toEqual({ email: OLD, endedSessions: 2, passwordPath: null });
    expect((await api.call('getDeskSession', { desk })).codes).toEqual(['auth.session_revoked']);
    expect((await api.call('readPasswordLink', { body: { token: link } })).status).toBe(404);
    expect((await api.call('readAddressLink', { body: { token: waiting.token } })).status).toBe(404);
    expect((await signIn(anna.email)).status).toBe(401);
    expect((await signIn(OLD)).status).toBe(200);
  });

  it('takes a password away that was chosen since, and leads to where another one is chosen', async () => {
    const desk = (await api.given.aDeskSession(anna)).token;
    const body = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
    await api.call('changeOwnPassword', { desk, body });

    const { data } = await back();

    expect((await signIn(OLD, OTHER_PASSWORD)).status).toBe(401);
    const [path, link] = (data.passwordPath ?? '').split('#');
    expect(path).toBe('/desk/password');
    await api.call('redeemPasswordLink', { body: { token: link, newPassword: 'one two three four' } });
    expect((await signIn(OLD, 'one two three four')).status).toBe(200);
  });

  it('takes passkeys and an app away that were added since, and leaves the earlier ones', async () => {
    const before = await api.given.aPasskey(anna);
    await api.database.database.knex('passkeys').where({ id: before.id }).update({ added_at: 1 });
    await api.given.aPasskey(anna);
    await api.given.aTotp(anna);

    await back();

    const left = await api.database.database.knex('passkeys').where({ employee_id: anna.id });
    expect(left).toMatchObject([{ id: before.id }]);
    expect(await api.database.database.knex('totp_factors').where({ employee_id: anna.id })).toEqual([]);
  });

  it('leaves an app that was there before', async () => {
    const bjork = await api.given.anEmployee(company, { role: 'manager' });
    await api.given.aTotp(bjork);
    const way = await api.given.aWayBack(bjork, 'bjork@old.example', { had_totp: true });

    await back(way.token);

    expect(await api.database.database.knex('totp_factors').where({ employee_id: bjork.id })).toHaveLength(1);
  });

  it('ends every way back that came later, and none that came before', async () => {
    const first = await api.given.aWayBack(anna, 'first@old.example', { counted_at: api.time.clock() - 1 });
    const later = await api.given.aWayBack(anna, 'later@old.example', { counted_at: api.time.clock() + 1 });

    await back();

    expect((await back(later.token)).codes).toEqual(['way_back.not_found']);
    expect((await back(first.token)).data.email).toBe('first@old.example');
  });

  it('leaves the person without an address where somebody else has it by now, and ends the rest all the same', async () => {
    await api.given.anEmployee(await api.given.aCompany(), { email: OLD });
    const desk = (await api.given.aDeskSession(anna)).token;

    const { data } = await back();

    expect(data).toEqual({ email: null, endedSessions: 1, passwordPath: null });
    expect(await addressOf(anna)).toBeNull();
    expect((await api.call('getDeskSession', { desk })).status).toBe(401);
  });

  it('stands in the log', async () => {
    await back();

    const changes = await api.database.database.knex<ChangeRow>('changes').where({ subject_id: anna.id });
    expect(changes).toMatchObject([
      {
        user_id: anna.id,
        before: JSON.stringify({ email: anna.email, way_back: null }),
        after: JSON.stringify({ email: OLD, way_back: 'used' }),
      },
    ]);
  });
});

describe('404', () => {
  it('works once, also for two at the same time', async () => {
    const both = await Promise.all([back(), back()]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await back()).codes).toEqual(['way_back.not_found']);
  });

  it('no longer works once its 72 hours are over', async () => {
    api.time.advance({ minutes: 72 * 60 });

    expect((await back()).codes).toEqual(['way_back.not_found']);
    expect(await addressOf(anna)).toBe(anna.email);
  });
});

describe('429', () => {
  it('answers ten requests a minute from one address', async () => {
    const answers = [];
    for (let sent = 0; sent < 11; sent += 1) answers.push(await back('swb_none'));

    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(404), 429]);
  });
});
