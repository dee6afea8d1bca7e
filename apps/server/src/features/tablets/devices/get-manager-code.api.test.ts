import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  manager = await api.given.anEmployee(company, { role: 'manager' });
  token = (await api.given.aSession(manager)).token;
});

const get = (companyId = company.id) => api.call('getManagerCode', { params: { companyId }, token });

describe('200', () => {
  it('tells whether there is one, and nothing about it', async () => {
    const params = { companyId: company.id };
    const before = await get();
    await api.call('makeManagerCode', { params, token });

    expect([before.data, (await get()).data]).toEqual([{ isSet: false }, { isSet: true }]);
  });
});

describe('400', () => {
  it('refuses what is no company', async () => {
    expect((await get('x')).errors).toMatchObject([{ field: 'route.companyId' }]);
  });
});
