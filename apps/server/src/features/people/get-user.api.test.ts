import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../test/given.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let company: CompanyRow;
let employee: SignedUpRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 5 });
  company = await api.given.aCompany();
  employee = await api.given.anEmployee(company, { password: PASSWORD });
});

async function tokenFor(role: string): Promise<string> {
  return api.tokenOf(await api.given.anEmployee(company, { role, password: PASSWORD }));
}

function read(token: string, userId: string, companyId = company.id) {
  return api.call('getUser', { params: { companyId, userId }, token });
}

describe('200', () => {
  it.each(['owner', 'manager', 'accountant', 'superadmin'])('lets the role %s read anybody', async (role) => {
    const answer = await read(await tokenFor(role), employee.id.toUpperCase());

    expect(answer.data).toMatchObject({ id: employee.id, email: employee.email, role: 'employee' });
  });

  it('lets an employee read themselves', async () => {
    const bakery = await api.given.aDepartment(company, 'Bakarí', employee);

    const { data } = await read(await api.tokenOf(employee), employee.id);

    expect(data.employeeProfile).toEqual({
      displayName: 'Þórunn Ósk Ægisdóttir',
      jobTitle: 'Bakari',
      departments: [{ id: bakery.id, name: 'Bakarí' }],
      employmentStartDate: '2024-03-01',
      employmentEndDate: null,
      employmentRatio: 1,
    });
  });
});

describe('400', () => {
  it.each(['me', ' ', '%00', '../users', `{${UNKNOWN}}`])('refuses the id "%s"', async (userId) => {
    const answer = await read(await tokenFor('owner'), userId);

    expect(answer.errors).toMatchObject([{ code: 'request.invalid', field: 'route.userId' }]);
  });
});

describe('403', () => {
  it('refuses an employee who asks for another, known or not, in the same words', async () => {
    const token = await api.tokenOf(employee);
    const colleague = await api.given.anEmployee(company);

    const known = await read(token, colleague.id);
    const unknown = await read(token, UNKNOWN);

    expect([known.status, ...known.codes]).toEqual([403, 'auth.not_own_record']);
    expect(unknown.errors).toEqual(known.errors);
  });
});

describe('404', () => {
  it('does not know an unknown employee, nor one of another company', async () => {
    const token = await tokenFor('manager');
    const foreigner = await api.given.anEmployee(await api.given.aCompany());

    const unknown = await read(token, UNKNOWN);
    const foreign = await read(token, foreigner.id);

    expect(unknown.errors).toMatchObject([{ code: 'employee.not_found', field: 'route.userId' }]);
    expect(foreign.errors).toEqual(unknown.errors);
  });
});
