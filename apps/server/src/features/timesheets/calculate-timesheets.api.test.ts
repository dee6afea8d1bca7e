import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { findCompany } from '#features/companies/company-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { companyScope } from '#database/company-scope.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { calculateEmployeeTimesheet } from './calculate-employee-timesheet.ts';
import { calculateTimesheets } from './calculate-timesheets.ts';

const RANGE = { startDate: '2026-03-01', endDate: '2026-03-31' };

let api: TestApi;
let company: CompanyRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  await api.given.aRule(company);
});

async function settingsOf({ id }: CompanyRow): Promise<CompanySettings> {
  const settings = await findCompany(api.deps.database.knex, id);
  return settings!;
}

const everybody = () => listEmployees(companyScope(api.deps.database.knex, company.id));

async function someoneWhoWorksFrom(hour: number): Promise<void> {
  const employee = await api.given.anEmployee(company);
  const start = `T${String(hour).padStart(2, '0')}:00:00Z`;
  await api.given.anEntry(employee, `2026-02-28${start}`, '2026-03-01T02:00:00Z');
  await api.given.anEntry(employee, `2026-03-02${start}`, '2026-03-02T23:00:00Z');
  await api.given.anAbsence(employee, { date: '2026-03-09' });
}

describe('the hours of a company', () => {
  it('are the hours of its people, one by one', async () => {
    for (const hour of [5, 9, 13, 20]) await someoneWhoWorksFrom(hour);
    const request = { company: await settingsOf(company), range: RANGE };
    const employees = await everybody();

    const ofCompany = await calculateTimesheets(api.deps.database.knex, { ...request, employees });

    const oneByOne = await Promise.all(
      employees.map((employee) =>
        calculateEmployeeTimesheet(api.deps.database.knex, { ...request, employee }),
      ),
    );
    expect(ofCompany).toEqual(oneByOne);
    expect(ofCompany.map(({ totals }) => totals.totalMinutes > 0)).toContain(true);
  });

  it('take at most one statement more than the hours of one', async () => {
    const counts: number[] = [];
    let count = 0;
    api.deps.database.knex.on('query', () => (count += 1));
    for (const people of [1, 4, 250]) {
      while ((await everybody()).length < people) await api.given.anEmployee(company);
      const request = { company: await settingsOf(company), range: RANGE, employees: await everybody() };
      count = 0;

      await calculateTimesheets(api.deps.database.knex, request);

      counts.push(count);
    }

    const [ofOne = 0, ofSome, ofMany] = counts;
    expect(ofSome).toBe(ofOne);
    // Of many everybody's are read, and what began before apart.
    expect(ofMany).toBe(ofOne + 1);
    expect(ofOne).toBeLessThanOrEqual(7);
  });
});
