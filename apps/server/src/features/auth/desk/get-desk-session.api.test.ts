import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { SessionRow } from '#database/tables/sign-in.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';

const MINUTE_MS = 60_000;

let api: TestApi;
let company: CompanyRow;
let owner: EmployeeRow;
let desk: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  owner = await api.given.anEmployee(company, { role: 'owner' });
  desk = (await api.given.aDeskSession(owner)).token;
});

const ask = (cookie = desk) => api.call('getDeskSession', { desk: cookie });
/** As a page asks that nobody has touched for a while. */
const poll = () => api.call('getDeskSession', { desk, headers: { 'X-Stimpill-Unasked': 'true' } });
const update = (row: Partial<EmployeeRow>) =>
  api.deps.database.knex<EmployeeRow>('employees').where({ id: owner.id }).update(row);
const codesOf = async (cookie: string) => {
  const { status, codes } = await ask(cookie);
  return [status, ...codes];
};

describe('200', () => {
  it('shows the person as they are now', async () => {
    await update({ display_name: 'Ný Nafna', role: 'accountant' });

    expect((await ask()).data).toMatchObject({
      userId: owner.id,
      displayName: 'Ný Nafna',
      role: 'accountant',
    });
  });

  it('brings what every page goes by, unless a second factor is demanded first', async () => {
    const { id: companyId } = company;
    const { token } = await api.given.aSession(owner);

    const { frame } = (await ask()).data;

    expect(frame).toEqual((await api.call('getDeskFrame', { params: { companyId }, token })).data);
    await api.deps.database
      .knex<CompanyRow>('companies')
      .where({ id: companyId })
      .update({ owner_factor_from: '2020-01-01' });
    expect((await ask()).data).toMatchObject({ isFactorDemanded: true, frame: null });
  });

  it('goes on for as long as requests come, noted once a minute', async () => {
    for (let count = 0; count < 4; count += 1) {
      api.time.advance({ minutes: 25 });
      expect((await ask()).status).toBe(200);
    }
    const noted = api.time.clock();
    api.time.advance({ seconds: 59 });

    const { data } = await ask();

    expect(data.idleEndsAtUtc).toBe(new Date(noted + 30 * MINUTE_MS).toISOString());
  });

  it('goes on past half an hour of polling where somebody did one thing by hand', async () => {
    for (let minutes = 0; minutes < 29; minutes += 1) {
      api.time.advance({ minutes: 1 });
      await (minutes === 15 ? ask() : poll());
    }
    api.time.advance({ minutes: 2 });

    expect((await poll()).status).toBe(200);
  });

  it('never promises more than the end of the session', async () => {
    const endsAt = api.time.clock() + 10 * MINUTE_MS;
    const { token } = await api.given.aDeskSession(owner, { ends_at: endsAt });

    expect((await ask(token)).data.idleEndsAtUtc).toBe(new Date(endsAt).toISOString());
  });
});

describe('401', () => {
  it('ends after 30 minutes without a request', async () => {
    api.time.advance({ minutes: 30 });

    expect(await codesOf(desk)).toEqual([401, 'auth.session_revoked']);
  });

  it('ends after 31 minutes in which a page asked by itself alone', async () => {
    for (let minutes = 0; minutes < 29; minutes += 1) {
      api.time.advance({ minutes: 1 });
      expect((await poll()).status).toBe(200);
    }
    api.time.advance({ minutes: 2 });

    expect((await poll()).codes).toEqual(['auth.session_revoked']);
  });

  it('ends 12 hours after the sign-in, however much it is used', async () => {
    const { token } = await api.given.aDeskSession(owner);
    for (let hours = 0; hours < 12; hours += 0.25) {
      expect((await ask(token)).status).toBe(200);
      api.time.advance({ minutes: 15 });
    }

    expect(await codesOf(token)).toEqual([401, 'auth.session_revoked']);
  });

  it('knows no cookie that was not given, nor the digest that is stored', async () => {
    const row = await api.deps.database.knex<SessionRow>('sessions').where({ employee_id: owner.id }).first();

    expect(await codesOf(`${desk}x`)).toEqual([401, 'auth.session_revoked']);
    expect(await codesOf(row?.digest ?? '')).toEqual([401, 'auth.session_revoked']);
  });

  it('a copied cookie dies with its session', async () => {
    const copied = desk;
    await api.call('endDeskSession', { desk });

    expect(await codesOf(copied)).toEqual([401, 'auth.session_revoked']);
  });

  it.each([
    ['deactivated', { is_active: false }],
    ['gone', { employment_end_date: '2020-01-01' }],
  ])('ends at once for somebody who was %s', async (_, row) => {
    await update(row);

    expect(await codesOf(desk)).toEqual([401, 'auth.session_revoked']);
  });

  it('takes a cookie of the same name twice for none: another page of this machine may have set it', async () => {
    const headers = { Cookie: `desk=${desk}; desk=${desk}` };

    expect((await api.call('getDeskSession', { desk, headers })).codes).toEqual(['auth.token_missing']);
  });
});
