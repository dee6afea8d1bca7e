// Who stands in for a manager has that manager's departments too, from the first day to the last, on the calendar of the company.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { DepartmentRow, EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from './api.ts';

let api: TestApi;
let company: CompanyRow;
let bakery: DepartmentRow;
let kitchen: DepartmentRow;
let standIn: EmployeeRow;

const DAYS = { from: '2026-03-02', to: '2026-03-03' };
const DURING = '2026-03-02T12:00:00Z';

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  // Warsaw is an hour ahead of UTC.
  company = await api.given.aCompany({ time_zone: 'Europe/Warsaw' });
  const person = (display_name: string) => api.given.anEmployee(company, { display_name });
  bakery = await api.given.aDepartment(company, 'Bakarí', await person('Baker'));
  kitchen = await api.given.aDepartment(company, 'Eldhús', await person('Cook'));
  await api.given.aDepartment(company, 'Salur', await person('Waiter'));
  standIn = await manager([bakery]);
});

const manager = (
  limit: readonly DepartmentRow[] | null,
  overrides: Partial<Omit<EmployeeRow, 'email'>> = {},
) =>
  api.given.anEmployee(company, {
    ...{ role: 'manager', display_name: 'Manager' },
    limited_to_departments: limit && JSON.stringify(limit.map(({ id }) => id)),
    ...overrides,
  });

const awayFor = (by: EmployeeRow, days = DAYS) => ({
  stand_ins: JSON.stringify([{ employeeId: by.id, ...days }]),
});

/** Whom the stand-in sees at that moment, apart from managers. */
async function seenAt(moment: string, by = standIn): Promise<readonly string[]> {
  api.time.moveTo(moment);
  const { token } = await api.given.aSession(by);
  const { data } = await api.call('listUsers', { params: { companyId: company.id }, token });
  return data.filter(({ role }) => role === 'employee').map((user) => user.employeeProfile.displayName);
}

describe('a stand-in', () => {
  it.each([
    ['the evening before', '2026-03-01T22:30:00Z', ['Baker']],
    ['the first minutes of the first day', '2026-03-01T23:30:00Z', ['Baker', 'Cook']],
    ['the last minutes of the last day', '2026-03-03T22:30:00Z', ['Baker', 'Cook']],
    ['the day after', '2026-03-03T23:30:00Z', ['Baker']],
  ])('in %s sees the people of these days', async (_, moment, seen) => {
    await manager([kitchen], awayFor(standIn));

    expect(await seenAt(moment)).toEqual(seen);
  });

  it('sees everybody where the manager who is away does', async () => {
    await manager(null, awayFor(standIn));

    expect(await seenAt(DURING)).toEqual(['Baker', 'Cook', 'Waiter']);
  });

  it('may do what a manager does for these people, and the desk is told', async () => {
    await manager([kitchen], awayFor(standIn));
    api.time.moveTo(DURING);
    const { data: users } = await api.call('listUsers', {
      params: { companyId: company.id },
      token: (await api.given.aSession(standIn)).token,
    });
    const cook = users.find(({ employeeProfile }) => employeeProfile.displayName === 'Cook');
    const { data: session } = await api.call('getDeskSession', {
      desk: (await api.given.aDeskSession(standIn)).token,
    });

    const punch = await api.call('partnerPunch', {
      params: { companyId: company.id },
      token: (await api.given.aSession(standIn)).token,
      body: { employeeId: cook?.id, action: 'start' },
    });

    expect(punch.status).toBe(200);
    expect([...(session.departmentIds ?? [])].sort()).toEqual([bakery.id, kitchen.id].sort());
  });

  it.each([
    ['is no manager any more', { role: 'employee' }],
    ['is not active any more', { is_active: false }],
    ['has left', { employment_end_date: '2026-03-01' }],
  ])('has nothing of somebody who %s', async (_, overrides) => {
    await manager([kitchen], { ...awayFor(standIn), ...overrides });

    expect((await seenAt(DURING)).filter((name) => name === 'Cook')).toEqual([]);
  });

  it('passes nothing on to who stands in for them', async () => {
    const second = await manager([bakery]);
    await manager([kitchen], awayFor(standIn));
    await api.deps.database
      .knex<EmployeeRow>('employees')
      .where({ company_id: company.id, id: standIn.id })
      .update(awayFor(second));

    expect(await seenAt(DURING, second)).toEqual(['Baker']);
  });

  it('is one of their own company', async () => {
    const other = await api.given.aCompany();
    await api.given.anEmployee(other, { role: 'manager', ...awayFor(standIn) });

    expect(await seenAt(DURING)).toEqual(['Baker']);
  });
});
