import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

let api: TestApi;
let company: CompanyRow;
let owner: EmployeeRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-11-23T08:00:00Z');
  company = await api.given.aCompany();
  owner = await api.given.anEmployee(company, { role: 'owner', display_name: 'Þóra' });
  token = (await api.given.aSession(owner)).token;
});

async function tokenFor(role: string): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role }))).token;
}

function read(companyId = company.id) {
  return api.call('getAbsenceBalancesSummary', { params: { companyId }, token });
}

describe('200', () => {
  it('gives everybody what reading them alone gives, by name', async () => {
    const asta = await api.given.anEmployee(company, { display_name: 'Ásta', employment_ratio: 0.5 });
    const anna = await api.given.anEmployee(company, {
      display_name: 'Anna',
      entitlements: JSON.stringify({ sickLadder: 'vr', vacationDays: 30 }),
    });
    for (const [person, status] of [
      [asta, 'Pending'],
      [anna, 'Approved'],
    ] as const) {
      await api.given.anAbsence(person, { date: '2026-11-20' });
      await api.given.aTimeOff(person, { start_date: '2026-12-01', end_date: '2026-12-04', status });
    }

    const { data } = await read();

    const alone = [];
    for (const { id: userId } of [anna, asta, owner]) {
      const params = { companyId: company.id, userId };
      alone.push((await api.call('getEmployeeAbsenceBalances', { params, token })).data);
    }
    expect(data).toEqual({ asOfDate: '2026-11-23', employees: alone });
    expect(data.employees.map(({ vacation }) => vacation.usedMinutes)).toEqual([1920, 0, 0]);
    expect(data.employees.map(({ vacation }) => vacation.pendingMinutes)).toEqual([0, 960, 0]);
  });

  it('is about those who are employed today', async () => {
    const employed = [
      await api.given.anEmployee(company, { employment_start_date: '2026-11-23' }),
      await api.given.anEmployee(company, { employment_end_date: '2026-11-23' }),
    ];
    await api.given.anEmployee(company, { employment_start_date: '2026-11-24' });
    await api.given.anEmployee(company, { employment_end_date: '2026-11-22' });
    await api.given.anEmployee(company, { is_active: false });

    const { data } = await read();

    expect(data.employees.map(({ employeeId }) => employeeId).sort()).toEqual(
      [owner, ...employed].map(({ id }) => id).sort(),
    );
  });

  it('shows nobody of another company', async () => {
    await api.given.aTimeOff(await api.given.anEmployee(await api.given.aCompany()));

    expect((await read()).data.employees).toHaveLength(1);
  });

  it.each(['owner', 'manager', 'accountant'])('lets the role %s read', async (role) => {
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
