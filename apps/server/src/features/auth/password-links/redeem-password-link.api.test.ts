import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';

const NEW_PASSWORD = 'four words in a row';

let api: TestApi;
let company: CompanyRow;
let anna: SignedUpRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 2 });
  company = await api.given.aCompany();
  anna = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
  token = await api.given.aPasswordLink(anna);
});

const redeem = (newPassword: unknown = NEW_PASSWORD, link: unknown = token) =>
  api.call('redeemPasswordLink', { body: { token: link, newPassword } });
const signIn = (password: string, rest = {}) =>
  api.call('startDeskSession', { body: { email: anna.email, password, ...rest } });

describe('200', () => {
  it('sets the password, ends every session, and signs nobody in', async () => {
    const desk = (await api.given.aDeskSession(anna)).token;

    const { data, headers } = await redeem();

    expect(data).toEqual({ email: anna.email });
    expect(headers.get('Set-Cookie')).toBeNull();
    expect((await api.call('getDeskSession', { desk })).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  it('never passes a second factor by', async () => {
    const { code } = await api.given.aTotp(anna);
    await redeem();

    expect((await signIn(NEW_PASSWORD)).codes).toEqual(['auth.factor_needed']);
    expect((await signIn(NEW_PASSWORD, { totpCode: code() })).status).toBe(200);
  });
});

describe('400', () => {
  it('refuses a password that is easy to guess, and leaves the link as it was', async () => {
    const weak = await redeem('aaaaaaaaaaaaaa');

    expect(weak.errors).toMatchObject([{ code: 'request.invalid', field: 'newPassword' }]);
    expect((await redeem()).status).toBe(200);
  });
});

describe('404', () => {
  it('works once, also for two at the same time', async () => {
    const both = await Promise.all([redeem('one two three four'), redeem('five six seven eight')]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await redeem()).codes).toEqual(['password_link.not_found']);
  });

  it('no longer works after the password was set in another way', async () => {
    const { token: desk } = await api.given.aDeskSession(anna);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await api.call('changeOwnPassword', { desk, body });

    expect((await redeem('one two three four')).codes).toEqual(['password_link.not_found']);
  });
});

describe('429', () => {
  it('answers ten requests a minute from one address', async () => {
    const answers = [];
    for (let sent = 0; sent < 11; sent += 1) answers.push(await redeem(NEW_PASSWORD, 'spl_none'));

    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(404), 429]);
  });
});
