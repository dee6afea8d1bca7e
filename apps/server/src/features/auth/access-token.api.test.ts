// What an access token may do is decided again at every request: by the session, the role and the person as they are now.
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { forgedAccessTokens } from '../../../test/forged-tokens.ts';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 1 });
  company = await api.given.aCompany();
  manager = await api.given.anEmployee(company, { role: 'manager' });
  token = (await api.given.aSession(manager)).token;
});

const listUsers = (bearer?: string, headers = {}) =>
  api.call('listUsers', {
    params: { companyId: company.id },
    headers,
    ...(bearer === undefined ? {} : { token: bearer }),
  });

const change = (row: Partial<EmployeeRow>) =>
  api.deps.database.knex<EmployeeRow>('employees').where({ id: manager.id }).update(row);

describe('an access token', () => {
  it('works for 15 minutes and not at their end', async () => {
    api.time.advance({ minutes: 14, seconds: 59, ms: 999 });
    const early = await listUsers(token);
    api.time.advance({ ms: 1 });
    const late = await listUsers(token);

    expect(early.status).toBe(200);
    expect([late.status, late.codes]).toEqual([401, ['auth.token_expired']]);
  });

  it('has the role that the user has now', async () => {
    await change({ role: 'employee' });
    const demoted = await listUsers(token);
    await change({ role: 'owner' });
    const promoted = await listUsers(token);

    expect([demoted.status, demoted.codes]).toEqual([403, ['auth.role_not_allowed']]);
    expect(promoted.status).toBe(200);
  });

  it.each([[{ is_active: false }], [{ employment_end_date: '2026-03-01' }]])(
    'stops at once when the user is set to %j',
    async (row) => {
      await change(row);

      const answer = await listUsers(token);

      expect([answer.status, answer.codes]).toEqual([401, ['auth.session_revoked']]);
    },
  );

  it('stops at midnight of the company after the last day of employment', async () => {
    api.time.moveTo('2028-05-10T23:59:59.000Z');
    await change({ employment_end_date: '2028-05-10' });
    const { token: fresh } = await api.given.aSession(manager);

    const lastSecond = await listUsers(fresh);
    api.time.advance({ seconds: 1 });
    const nextDay = await listUsers(fresh);

    expect([lastSecond.status, nextDay.codes]).toEqual([200, ['auth.session_revoked']]);
  });

  it('stops with its session, revoked or at its end', async () => {
    const revoked = await api.given.aSession(manager, { revoked_at: 1 });
    const ended = await api.given.aSession(manager, { ends_at: api.time.clock() });

    const answers = [await listUsers(revoked.token), await listUsers(ended.token)];

    for (const { codes } of answers) expect(codes).toEqual(['auth.session_revoked']);
  });

  it('gives no access with the session of somebody else', async () => {
    const colleague = await api.given.anEmployee(company, { role: 'owner' });
    const { id } = await api.given.aSession(colleague);
    const crossed = forgedAccessTokens(api.deps.secrets, {
      userId: manager.id,
      companyId: company.id,
      sessionId: id,
      now: api.time.clock(),
    }).genuine;

    expect((await listUsers(crossed)).codes).toEqual(['auth.token_invalid']);
  });
});

describe('the Authorization header', () => {
  it.each(['bearer', 'BEARER', 'Bearer   '])('takes the scheme written as "%s"', async (scheme) => {
    const answer = await listUsers(undefined, { Authorization: `${scheme} ${token}` });

    expect(answer.status).toBe(200);
  });

  it('counts as missing when it is not sent or empty', async () => {
    const answers = [await listUsers(), await listUsers(undefined, { Authorization: '' })];

    for (const { codes } of answers) expect(codes).toEqual(['auth.token_missing']);
  });

  it.each(['Basic dXNlcjpwYXNz', 'Bearer', 'Bearer a b', 'Token x', 'Bearer,'])(
    'opens nothing as "%s"',
    async (value) => {
      const answer = await listUsers(undefined, { Authorization: value });

      expect([answer.status, answer.codes]).toEqual([401, ['auth.token_invalid']]);
    },
  );

  it('gives no access when it is sent twice, even with the same token', async () => {
    const path = `/api/v1/companies/${company.id}/users`;
    const { port } = new URL(api.baseUrl);

    const [once, twice] = [await statusOf(port, path, [token]), await statusOf(port, path, [token, token])];

    expect([once, twice]).toEqual([200, 401]);
  });
});

describe('a forged token', () => {
  it('opens nothing: thirty ways of forging are one 401', async () => {
    const session = await api.given.aSession(manager);
    const device = await api.given.aDevice(manager);
    const { genuine, forged } = forgedAccessTokens(api.deps.secrets, {
      userId: manager.id,
      companyId: company.id,
      sessionId: session.id,
      now: api.time.clock(),
    });

    const outcomes: Record<string, string> = {};
    for (const [name, forgery] of Object.entries({ ...forged, 'a device token': device.token })) {
      const answer = await listUsers(forgery);
      outcomes[name] = `${answer.status} ${answer.codes.join()}`;
    }

    expect((await listUsers(genuine)).status).toBe(200);
    expect(Object.keys(outcomes).length).toBeGreaterThanOrEqual(30);
    expect(new Set(Object.values(outcomes)), JSON.stringify(outcomes)).toEqual(
      new Set(['401 auth.token_invalid']),
    );
  });
});

/** fetch joins repeated headers; Node sends them as they are. */
function statusOf(port: string, path: string, tokens: readonly string[]): Promise<number | undefined> {
  const headers = ['Host', '127.0.0.1', ...tokens.flatMap((each) => ['Authorization', `Bearer ${each}`])];
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
