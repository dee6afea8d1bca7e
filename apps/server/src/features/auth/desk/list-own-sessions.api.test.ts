import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';

let api: TestApi;
let company: CompanyRow;
let owner: EmployeeRow;
let own: Awaited<ReturnType<TestApi['given']['aDeskSession']>>;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  owner = await api.given.anEmployee(company, { role: 'owner' });
  own = await api.given.aDeskSession(owner, { program: 'Firefox' });
});

const list = (headers = {}) => api.call('listOwnSessions', { desk: own.token, headers });

describe('200', () => {
  it('shows every session of one’s own, the newest first, and which one this is', async () => {
    api.time.advance({ minutes: 5 });
    const ofProgram = await api.given.aSession(owner);
    await api.given.aDeskSession(await api.given.anEmployee(company, { role: 'owner' }));

    const { data } = await list();

    expect(data).toMatchObject([
      { id: ofProgram.id, kind: 'token', isThisOne: false, lastUsedAtUtc: null, program: null },
      { id: own.id, kind: 'desk', isThisOne: true, program: 'Firefox' },
    ]);
    expect(data[1]?.lastUsedAtUtc).toBe(new Date(api.time.clock()).toISOString());
  });

  it('shows none that is over: ended, idle for too long, or too old', async () => {
    const now = api.time.clock();
    await api.given.aDeskSession(owner, { revoked_at: now });
    await api.given.aDeskSession(owner, { used_at: now - 30 * 60_000 });
    await api.given.aSession(owner, { ends_at: now });

    expect((await list()).data.map(({ id }) => id)).toEqual([own.id]);
  });
});
