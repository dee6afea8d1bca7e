import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';

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

const end = (sessionId: string, headers = {}) =>
  api.call('endOwnSession', { desk, params: { sessionId }, headers });

describe('200', () => {
  it('signs another browser out', async () => {
    const lost = await api.given.aDeskSession(owner);

    const { data } = await end(lost.id);

    expect(data).toEqual({ endedSessions: 1 });
    expect((await api.call('getDeskSession', { desk: lost.token })).codes).toEqual(['auth.session_revoked']);
    expect((await api.call('getDeskSession', { desk })).status).toBe(200);
  });

  it('ends the access tokens of a program', async () => {
    const program = await api.given.aSession(owner);

    await end(program.id);

    const params = { companyId: company.id };
    expect((await api.call('listUsers', { params, token: program.token })).codes).toEqual([
      'auth.session_revoked',
    ]);
  });
});

describe('400', () => {
  it('refuses what is no id', async () => {
    expect((await end('x')).errors).toMatchObject([{ code: 'request.invalid', field: 'route.sessionId' }]);
  });
});

describe('404', () => {
  it('knows no session of somebody else, nor one that is over', async () => {
    const theirs = await api.given.aDeskSession(await api.given.anEmployee(company, { role: 'owner' }));
    const over = await api.given.aDeskSession(owner, { revoked_at: api.time.clock() });

    const ofOther = await end(theirs.id);
    const ofOld = await end(over.id);

    expect([ofOther.status, ...ofOther.codes]).toEqual([404, 'session.not_found']);
    expect(ofOld.text).toBe(ofOther.text);
    expect((await api.call('getDeskSession', { desk: theirs.token })).status).toBe(200);
  });
});
