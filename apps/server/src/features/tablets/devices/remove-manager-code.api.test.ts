import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
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

const remove = (companyId = company.id) => api.call('removeManagerCode', { params: { companyId }, token });

describe('200', () => {
  it('leaves each tablet a code of its own again, and is recorded', async () => {
    const params = { companyId: company.id };
    await api.call('makeManagerCode', { params, token });

    expect((await remove()).data).toEqual({ isSet: false });

    expect((await api.call('getManagerCode', { params, token })).data).toEqual({ isSet: false });
    const rows = await api.deps.database
      .knex<ChangeRow>('changes')
      .where({ company_id: company.id })
      .orderBy('id');
    expect(rows.at(-1)).toMatchObject({ user_id: manager.id, before: '{"manager_code":"set"}' });
  });
});

describe('400', () => {
  it('refuses what is no company', async () => {
    expect((await remove('x')).errors).toMatchObject([{ field: 'route.companyId' }]);
  });
});
