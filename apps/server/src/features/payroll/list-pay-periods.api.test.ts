import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

let api: TestApi;
let company: CompanyRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  token = await tokenFor('owner');
});

async function tokenFor(role: string): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role }))).token;
}

function read(companyId = company.id) {
  return api.call('listPayPeriods', { params: { companyId }, token });
}

describe('200', () => {
  it('lists every pay period with its start day, by name', async () => {
    const month = await api.given.aPayPeriod(company);
    const bakery = await api.given.aPayPeriod(company, { name: 'Bakarí', start_day: 21 });

    expect((await read()).data).toEqual([
      { id: bakery.id, name: 'Bakarí', startDay: 21 },
      { id: month.id, name: 'Mánuður', startDay: 1 },
    ]);
  });

  it('shows no pay period of another company', async () => {
    await api.given.aPayPeriod(await api.given.aCompany());

    expect((await read()).data).toEqual([]);
  });

  it.each(['employee', 'manager', 'owner', 'accountant'])('lets the role %s read', async (role) => {
    token = await tokenFor(role);

    expect((await read()).status).toBe(200);
  });
});

describe('400', () => {
  it('refuses a company that is not a GUID', async () => {
    expect((await read('mine')).errors).toMatchObject([
      { code: 'request.invalid', field: 'route.companyId' },
    ]);
  });
});
