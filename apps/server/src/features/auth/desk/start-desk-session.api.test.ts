import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { SessionRow } from '#database/tables/sign-in.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';
import { rawRequest } from '../../../../test/raw-request.ts';

let api: TestApi;
let company: CompanyRow;
let owner: SignedUpRow;

beforeAll(async () => {
  api = await startApi({ trustProxy: 1 });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  company = await api.given.aCompany({ name: 'Kaffihús Norður ehf.', language: 'pl' });
  owner = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });
});

const signIn = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  api.call('startDeskSession', { body, headers });
const asOwner = (headers = {}) => signIn({ email: owner.email, password: PASSWORD }, headers);
const sessionsOf = ({ id }: EmployeeRow) =>
  api.deps.database.knex<SessionRow>('sessions').where({ employee_id: id });
const cookieOf = (headers: Headers) => headers.get('Set-Cookie') ?? '';

describe('200', () => {
  it('says who is signed in, where, and for how long', async () => {
    const start = api.time.clock();

    const { data } = await asOwner();

    const at = (ms: number) => new Date(start + ms).toISOString();
    expect(data).toEqual({
      userId: owner.id,
      displayName: owner.display_name,
      email: owner.email,
      language: null,
      departmentIds: null,
      decidesOwnTime: false,
      role: 'owner',
      company: {
        id: company.id,
        name: 'Kaffihús Norður ehf.',
        language: 'pl',
        timeZone: 'Atlantic/Reykjavik',
      },
      factors: { totp: false, passkeys: 0, recoveryCodesLeft: 0 },
      factorDemandedFrom: null,
      isFactorDemanded: false,
      newAddress: null,
      confirmedUntilAtUtc: at(5 * 60_000),
      idleEndsAtUtc: at(30 * 60_000),
      endsAtUtc: at(12 * 3_600_000),
      beganWithPasskey: false,
    });
  });

  it('over HTTPS gives a cookie that only this host can set and no script can read', async () => {
    const { headers } = await asOwner({ 'X-Forwarded-Proto': 'https' });

    expect(cookieOf(headers)).toMatch(
      /^__Host-Http-desk=sds_[\w-]{66}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('on this machine gives a cookie that works without HTTPS', async () => {
    const { headers } = await asOwner();

    const [, token = ''] = /^desk=(sds_[\w-]{66}); Path=\/; HttpOnly; SameSite=Strict$/.exec(
      cookieOf(headers),
    ) ?? [''];
    expect((await api.call('getDeskSession', { desk: token })).data.userId).toBe(owner.id);
  });

  it('stores no token, only its digest, and what the browser calls itself', async () => {
    const { headers } = await asOwner({ 'User-Agent': `Firefox ${'x'.repeat(300)}` });

    const [row] = await sessionsOf(owner);
    const token = /sds_[\w-]+/.exec(cookieOf(headers))?.[0] ?? '';
    expect(token).not.toBe('');
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row).toMatchObject({ kind: 'desk', program: `Firefox ${'x'.repeat(192)}` });
  });

  it.each(['manager', 'accountant'])('lets a %s in', async (role) => {
    const { email } = await api.given.anEmployee(company, { role, password: PASSWORD });

    expect((await signIn({ email, password: PASSWORD })).data.role).toBe(role);
  });
});

describe('400', () => {
  it('names everything that is missing', async () => {
    const { status, errors } = await signIn({});

    expect([status, errors.map(({ field }) => field)]).toEqual([400, ['email', 'password']]);
  });
});

describe('401', () => {
  it('is the same for a wrong password, for nobody, and for somebody who has left', async () => {
    const left = { role: 'owner', password: PASSWORD, employment_end_date: '2026-01-31' };
    const { email } = await api.given.anEmployee(company, left);

    const wrong = await signIn({ email: owner.email, password: 'wrong' });
    const nobody = await signIn({ email: 'nobody@example.is', password: PASSWORD });
    const gone = await signIn({ email, password: PASSWORD });

    expect([wrong.status, ...wrong.codes]).toEqual([401, 'auth.invalid_credentials']);
    expect([nobody.text, gone.text]).toEqual([wrong.text, wrong.text]);
    expect(wrong.headers.get('Set-Cookie')).toBeNull();
  });
});

describe('403', () => {
  it.each(['employee', 'superadmin'])('tells a %s that there is no desk for the role', async (role) => {
    const { email } = await api.given.anEmployee(company, { role, password: PASSWORD });

    const { status, codes } = await signIn({ email, password: PASSWORD });

    expect([status, ...codes]).toEqual([403, 'auth.role_not_allowed']);
  });

  it('sends nobody’s password over a connection that others can read', async () => {
    const url = new URL('/api/manage/v1/session', api.baseUrl).href;
    const headers = {
      Host: 'clock.example.is',
      'X-Stimpill': 'desk',
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
    };
    const body = JSON.stringify({ email: owner.email, password: PASSWORD });

    const { status, codes } = await rawRequest(url, { method: 'POST', headers, body });

    expect([status, ...codes]).toEqual([403, 'auth.connection_not_secure']);
    expect(await sessionsOf(owner)).toEqual([]);
  });
});

describe('429', () => {
  it('counts wrong passwords together with those at the login of programs', async () => {
    const body = { email: owner.email, password: 'wrong' };
    for (let count = 0; count < 5; count += 1) {
      await signIn(body);
      await api.call('login', { body });
    }

    const atDesk = await asOwner();
    const asProgram = await api.call('login', { body: { email: owner.email, password: PASSWORD } });

    expect([atDesk.status, ...atDesk.codes]).toEqual([429, 'auth.too_many_attempts']);
    expect(asProgram.codes).toEqual(['auth.too_many_attempts']);
  });

  it('lets one address try twenty times a minute', async () => {
    for (let count = 0; count < 20; count += 1)
      await signIn({ email: `${count}@example.is`, password: 'wrong' });

    expect((await asOwner()).codes).toEqual(['rate.limited']);
  });
});
