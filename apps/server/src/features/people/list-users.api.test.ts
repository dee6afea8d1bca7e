import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PASSWORD } from '../../../test/given.ts';

let api: TestApi;
let company: CompanyRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 5 });
  company = await api.given.aCompany();
});

async function tokenFor(role: string, display_name = 'Aðalheiður'): Promise<string> {
  return api.tokenOf(await api.given.anEmployee(company, { role, display_name, password: PASSWORD }));
}

function read(token: string, companyId = company.id) {
  return api.call('listUsers', { params: { companyId }, token });
}

describe('200', () => {
  it('shows the filtered public view of every employee, active or not', async () => {
    const employee = await api.given.anEmployee(company, {
      display_name: 'Birna Sól',
      email: 'Birna@Example.is',
      employee_number: '17',
      job_title: '',
      is_active: false,
      employment_start_date: '2019-02-28',
      employment_end_date: '2026-01-31',
      employment_ratio: 0.75,
      pin: '4821',
    });
    const shop = await api.given.aDepartment(company, 'Verslun', employee);
    const bakery = await api.given.aDepartment(company, 'Bakarí', employee);
    const token = await tokenFor('owner', 'Ögmundur');

    const { data } = await read(token);

    expect(data).toHaveLength(2);
    expect(data[0]).toEqual({
      id: employee.id,
      email: 'Birna@Example.is',
      role: 'employee',
      isActive: false,
      employeeProfile: {
        displayName: 'Birna Sól',
        jobTitle: '',
        departments: [
          { id: bakery.id, name: 'Bakarí' },
          { id: shop.id, name: 'Verslun' },
        ],
        employmentStartDate: '2019-02-28',
        employmentEndDate: '2026-01-31',
        employmentRatio: 0.75,
      },
    });
  });

  it('orders people by the Icelandic alphabet, and namesakes always the same', async () => {
    for (const display_name of ['Örn', 'Eva', 'Éva', 'Þór', 'Eva', 'Ída'])
      await api.given.anEmployee(company, { display_name });
    const token = await tokenFor('manager');

    const { data } = await read(token);

    expect(data.map(({ employeeProfile }) => employeeProfile.displayName)).toEqual([
      ...['Aðalheiður', 'Eva', 'Eva', 'Éva', 'Ída', 'Þór', 'Örn'],
    ]);
    expect((await read(token)).data).toEqual(data);
  });

  it('shows nobody of another company', async () => {
    await api.given.anEmployee(await api.given.aCompany());
    const token = await tokenFor('accountant');

    expect((await read(token)).data).toHaveLength(1);
  });

  it.each(['owner', 'manager', 'accountant', 'superadmin'])('lets the role %s read', async (role) => {
    expect((await read(await tokenFor(role))).status).toBe(200);
  });
});

describe('400', () => {
  it('refuses a company that is not a GUID', async () => {
    const answer = await read(await tokenFor('owner'), 'mine');

    expect(answer.errors).toMatchObject([{ code: 'request.invalid', field: 'route.companyId' }]);
  });
});
