import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';

let api: TestApi;
let company: CompanyRow;
let owner: SignedUpRow;
let desk: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  company = await api.given.aCompany();
  owner = await api.given.anEmployee(company, { role: 'owner' });
  desk = (await api.given.aDeskSession(owner)).token;
});

const list = (companyId = company.id) => api.call('listServiceAccounts', { desk, params: { companyId } });

describe('200', () => {
  it('lists the accounts of other systems by name, and no person', async () => {
    await api.given.aServiceAccount(company, { display_name: 'Till' }, ['192.0.2.0/24']);
    await api.given.aServiceAccount(company, { display_name: 'Payroll', employment_end_date: '2027-03-01' });
    await api.given.aServiceAccount(company, { display_name: 'Ended', is_active: false });

    expect((await list()).data).toMatchObject([
      { displayName: 'Payroll', lastDay: '2027-03-01', allowedAddresses: [], lastUsedAtUtc: null },
      { displayName: 'Till', role: 'manager', lastDay: null, allowedAddresses: ['192.0.2.0/24'] },
    ]);
  });

  it('tells the last request of each to the minute, although it signed in earlier', async () => {
    const account = await api.given.aServiceAccount(company, { password: PASSWORD });
    const token = await api.tokenOf(account);
    const signedInAt = api.time.clock();
    await api.call('listUsers', { token, params: { companyId: company.id } });
    api.time.advance({ minutes: 7 });
    await api.call('listUsers', { token, params: { companyId: company.id } });

    const [{ lastUsedAtUtc } = { lastUsedAtUtc: null }] = (await list()).data;

    expect(lastUsedAtUtc).toBe(new Date(signedInAt + 7 * 60_000).toISOString());
  });
});

describe('400', () => {
  it('refuses what is no company', async () => {
    expect((await list('x')).errors).toMatchObject([{ field: 'route.companyId' }]);
  });
});
