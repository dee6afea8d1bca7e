import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { RefreshTokenRow, SessionRow } from '#database/tables/sign-in.ts';
import { startApi, type Answer, type Call, type TestApi } from '../../../test/api.ts';
import { PASSWORD } from '../../../test/given.ts';
import { readJwt } from '../../../test/read-jwt.ts';
import { digestOf } from './token-digest.ts';

type Pair = Answer<'login'>['data'];

let api: TestApi;
let company: CompanyRow;
let user: EmployeeRow;
let login: Pair;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 1 });
  company = await api.given.aCompany();
  user = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
  login = (await api.call('login', { body: { email: user.email, password: PASSWORD } })).data;
});

const send = (call: Call) => api.call('refreshTokens', call);
const refresh = (refreshToken: string) => send({ body: { refreshToken } });
const listUsers = (token: string) => api.call('listUsers', { params: { companyId: company.id }, token });
const inDays = (days: number) => api.time.advance({ hours: 24 * days });

function changeUser(change: Partial<EmployeeRow>) {
  return api.deps.database.knex<EmployeeRow>('employees').where({ id: user.id }).update(change);
}

describe('200', () => {
  it('gives the next pair of the same session', async () => {
    const { data } = await refresh(login.refreshToken);

    expect(data.refreshToken).not.toBe(login.refreshToken);
    expect(readJwt(data.accessToken).claims['sid']).toBe(readJwt(login.accessToken).claims['sid']);
    expect((await listUsers(data.accessToken)).status).toBe(200);
  });

  it('gives every pair 15 minutes and 30 days from its own use', async () => {
    const later = Date.parse(login.refreshTokenExpiresAtUtc) - 1;
    api.time.moveTo(new Date(later).toISOString());

    const { data } = await refresh(login.refreshToken);

    const day = 86_400_000;
    expect(Date.parse(data.refreshTokenExpiresAtUtc)).toBe(later + 30 * day);
    expect(Date.parse(data.accessTokenExpiresAtUtc)).toBe(Math.floor(later / 1000) * 1000 + 900_000);
  });

  it('lets no session outlive 90 days from its login', async () => {
    const end = Date.parse(login.refreshTokenExpiresAtUtc) + 60 * 86_400_000;
    let pair = login;
    for (let n = 0; n < 3; n += 1) {
      inDays(29);
      pair = (await refresh(pair.refreshToken)).data;
    }

    expect(Date.parse(pair.refreshTokenExpiresAtUtc)).toBe(end);
    api.time.moveTo(new Date(end).toISOString());
    expect((await refresh(pair.refreshToken)).codes).toEqual(['auth.token_expired']);
  });

  it.each([0, 29, 30])('gives the same successor again %i seconds after the first use', async (seconds) => {
    const first = (await refresh(login.refreshToken)).data;

    api.time.advance({ seconds });
    const again = (await refresh(login.refreshToken)).data;

    expect(again.refreshToken).toBe(first.refreshToken);
    expect(again.refreshTokenExpiresAtUtc).toBe(first.refreshTokenExpiresAtUtc);
    expect((await refresh(again.refreshToken)).status).toBe(200);
  });

  it('gives the same successor to two uses at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(login.refreshToken)));

    const successors = new Set(answers.map(({ data }) => data.refreshToken));

    expect(successors.size).toBe(1);
    expect((await refresh([...successors][0]!)).status).toBe(200);
  });

  it('puts a changed role into the next access token', async () => {
    await changeUser({ role: 'accountant' });

    const { data } = await refresh(login.refreshToken);

    expect(readJwt(data.accessToken).claims['role']).toBe('accountant');
  });

  it('keeps digests of refresh tokens and never a token', async () => {
    const { data } = await refresh(login.refreshToken);

    const rows = await api.deps.database.knex<RefreshTokenRow>('refresh_tokens').select('digest');

    const digests = rows.map(({ digest }) => digest);
    expect(digests).toEqual(
      expect.arrayContaining([digestOf(login.refreshToken), digestOf(data.refreshToken)]),
    );
    expect(JSON.stringify(rows)).not.toContain(data.refreshToken.slice(4));
  });
});

describe('400', () => {
  it.each([[{}], [{ refreshToken: '' }], [{ refreshToken: 7 }], [{ refreshToken: 'x'.repeat(513) }]])(
    'names the field at fault in %j',
    async (body) => {
      const answer = await send({ body });

      expect(answer.status).toBe(400);
      expect(answer.errors.map(({ field }) => field)).toEqual(['refreshToken']);
    },
  );
});

describe('401', () => {
  it('refuses a token that it did not give, and an access token', async () => {
    const longest = await api.given.aSession({ ...user, role: 'superadmin' });

    const answers = [await refresh('srt_unknown'), await refresh(longest.token)];

    for (const { status, codes } of answers) expect([status, codes]).toEqual([401, ['auth.token_invalid']]);
  });

  it('takes a token until, and not at, the end of its 30 days', async () => {
    api.time.moveTo(login.refreshTokenExpiresAtUtc);

    const answer = await refresh(login.refreshToken);

    expect(answer.codes).toEqual(['auth.token_expired']);
  });

  it('ends the whole session when a used token comes back after 31 seconds', async () => {
    const next = (await refresh(login.refreshToken)).data;

    api.time.advance({ seconds: 31 });
    const reuse = await refresh(login.refreshToken);

    expect(reuse.codes).toEqual(['auth.session_revoked']);
    expect((await refresh(next.refreshToken)).codes).toEqual(['auth.session_revoked']);
    expect((await listUsers(next.accessToken)).codes).toEqual(['auth.session_revoked']);
  });

  it('leaves the other sessions of the user alone when one ends by reuse', async () => {
    const other = (await api.call('login', { body: { email: user.email, password: PASSWORD } })).data;
    await refresh(login.refreshToken);

    api.time.advance({ seconds: 31 });
    await refresh(login.refreshToken);

    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  it('refuses the token of a revoked session', async () => {
    await api.call('revokeSession', { token: login.accessToken });

    const answer = await refresh(login.refreshToken);

    expect(answer.codes).toEqual(['auth.session_revoked']);
  });

  it.each([[{ is_active: false }], [{ employment_end_date: '2026-03-01' }]])(
    'refuses somebody who may not log in any more: %j',
    async (change) => {
      await changeUser(change);

      const answer = await refresh(login.refreshToken);

      expect([answer.status, answer.codes]).toEqual([401, ['auth.session_revoked']]);
    },
  );
});

describe('429', () => {
  it('refuses the 601st call within a minute from one address', async () => {
    api.time.advance({ minutes: 1 });
    for (let n = 0; n < 12; n += 1) {
      await Promise.all(Array.from({ length: 50 }, () => send({ body: {} })));
    }

    const refused = await refresh(login.refreshToken);

    expect(refused.codes).toEqual(['rate.limited']);
    expect(refused.headers.get('Retry-After')).toBe('60');
  });
});

describe('a session', () => {
  it('stands in the database once, however often it is refreshed', async () => {
    await refresh((await refresh(login.refreshToken)).data.refreshToken);

    const sessions = await api.deps.database
      .knex<SessionRow>('sessions')
      .where({ employee_id: user.id })
      .select('id');

    expect(sessions).toHaveLength(1);
  });
});
