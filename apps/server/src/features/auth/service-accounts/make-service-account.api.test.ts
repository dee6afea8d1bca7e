import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { type SignedUpRow } from '../../../../test/given.ts';

let api: TestApi;
let company: CompanyRow;
let owner: SignedUpRow;
let desk: string;

beforeAll(async () => {
  api = await startApi({ trustProxy: 1 });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  company = await api.given.aCompany();
  owner = await api.given.anEmployee(company, { role: 'owner' });
  desk = (await api.given.aDeskSession(owner)).token;
});

const make = (body: object = {}, headers = {}) =>
  api.call('makeServiceAccount', {
    desk,
    params: { companyId: company.id },
    body: { displayName: 'Kassi & launakerfi', role: 'manager', ...body },
    headers,
  });
const signIn = (email: string | null, password: string, address = '198.51.100.1') =>
  api.call('login', { body: { email, password }, headers: { 'X-Forwarded-For': address } });

describe('200', () => {
  it('gives a name and a secret, with which the system signs in as partners do and does what its role may', async () => {
    const { data } = await make();
    const { accessToken: token } = (await signIn(data.email, data.secret)).data;

    const users = await api.call('listUsers', { token, params: { companyId: company.id } });

    expect(data).toMatchObject({ displayName: 'Kassi & launakerfi', role: 'manager', lastDay: null });
    expect(data.email).toMatch(/^kassi-launakerfi-[0-9a-f]{8}@service\.invalid$/);
    expect(users.status).toBe(200);
  });

  it('stores the secret nowhere, and records who made the account', async () => {
    const { data } = await make();

    const tables = ['employees', 'changes', 'sessions'];
    const rows = await Promise.all(tables.map((table) => api.database.database.knex(table)));
    const [change] = await api.database.database
      .knex<ChangeRow>('changes')
      .where({ subject_id: data.id, company_id: company.id });
    expect(JSON.stringify(rows)).not.toContain(data.secret);
    expect(change).toMatchObject({ door: 'desk', user_id: owner.id, before: null });
    expect(JSON.parse(change?.after ?? '')).toMatchObject({
      display_name: 'Kassi & launakerfi',
      password: 'set',
    });
  });

  it('gives no way into the desk and no confirmation', async () => {
    const { data } = await make({ role: 'owner' });
    const { accessToken: token } = (await signIn(data.email, data.secret)).data;

    const atDesk = await api.call('startDeskSession', {
      body: { email: data.email, password: data.secret },
    });
    const another = await api.call('makeServiceAccount', {
      token,
      params: { companyId: company.id },
      body: { displayName: 'Till', role: 'manager' },
    });

    expect([atDesk.codes, another.codes]).toEqual([['auth.invalid_credentials'], ['auth.token_missing']]);
  });

  it('works until the end of its last day, with its tokens', async () => {
    const today = new Date(api.time.clock()).toISOString().slice(0, 10);
    const { data } = await make({ lastDay: today });
    const { data: tokens } = await signIn(data.email, data.secret);

    api.time.advance({ minutes: 1440 });

    const again = await signIn(data.email, data.secret);
    const renewed = await api.call('refreshTokens', { body: { refreshToken: tokens.refreshToken } });
    expect([again.codes, renewed.codes]).toEqual([['auth.invalid_credentials'], ['auth.session_revoked']]);
  });

  it('works only from its addresses: to sign in, to call and to renew', async () => {
    const { data } = await make({ allowedAddresses: ['192.0.2.0/24'] });
    const elsewhere = { 'X-Forwarded-For': '198.51.100.7' };
    const here = { 'X-Forwarded-For': '192.0.2.7' };
    const refused = await signIn(data.email, data.secret, elsewhere['X-Forwarded-For']);
    const { data: tokens } = await signIn(data.email, data.secret, here['X-Forwarded-For']);
    const call = (headers: Record<string, string>) =>
      api.call('listUsers', { token: tokens.accessToken, params: { companyId: company.id }, headers });
    const renew = (headers: Record<string, string>) =>
      api.call('refreshTokens', { body: { refreshToken: tokens.refreshToken }, headers });

    expect(refused.codes).toEqual(['auth.invalid_credentials']);
    expect([(await call(elsewhere)).codes, (await call(here)).status]).toEqual([['auth.token_invalid'], 200]);
    expect([(await renew(elsewhere)).codes, (await renew(here)).status]).toEqual([
      ['auth.token_invalid'],
      200,
    ]);
  });

  it('is shown among the people at no terminal', async () => {
    const { data } = await make();

    const people = await api.call('getPunchList', { query: { companyId: company.id } });

    expect(people.text).not.toContain(data.id);
  });
});

describe('400', () => {
  it.each([
    [{ displayName: ' ' }, 'displayName'],
    [{ role: 'superadmin' }, 'role'],
    [{ lastDay: '2026-02-30' }, 'lastDay'],
    [{ allowedAddresses: ['192.0.2.1'] }, 'allowedAddresses[0]'],
    [{ allowedAddresses: ['192.0.2.0/24', '300.0.2.0/24'] }, 'allowedAddresses[1]'],
  ])('for %j names %s', async (body, field) => {
    const { status, errors } = await make(body);

    expect([status, errors.map((error) => error.field)]).toEqual([400, [field]]);
  });
});

describe('409', () => {
  it('makes none whose last day is over', async () => {
    const before = await api.database.database.knex('employees');

    expect((await make({ lastDay: '2026-01-01' })).codes).toEqual(['service_account.already_over']);
    expect(await api.database.database.knex('employees')).toHaveLength(before.length);
  });
});
