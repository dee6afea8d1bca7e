import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { aPunchClock } from '../../../../test/tablet.ts';

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

const make = (companyId = company.id) => api.call('makeManagerCode', { params: { companyId }, token });

describe('200', () => {
  it('is shown once, opens every tablet, and takes the place of the one before', async () => {
    const clock = await aPunchClock(api);
    company = clock.company;
    token = (await api.given.aSession(clock.manager)).token;
    const isRight = async (code: string) =>
      (await clock.tablet.call('checkManagerCode', { body: { code } })).status === 200;

    const first = (await make()).data.code;
    expect(await isRight(first)).toBe(true);
    const second = (await make()).data.code;

    expect([await isRight(first), await isRight(second)]).toEqual([false, true]);
    expect(second).toMatch(/^\d{8}$/);
  });

  it('is recorded with the person, and stored nowhere', async () => {
    const { code } = (await make()).data;

    const rows = await api.deps.database.knex<ChangeRow>('changes').where({ company_id: company.id });
    expect(rows).toMatchObject([{ door: 'desk', user_id: manager.id, after: '{"manager_code":"set"}' }]);
    const stored = await api.deps.database.knex<CompanyRow>('companies').where({ id: company.id });
    expect(JSON.stringify(stored)).not.toContain(code);
  });
});

describe('400', () => {
  it('refuses what is no company', async () => {
    expect((await make('x')).errors).toMatchObject([{ field: 'route.companyId' }]);
  });
});
