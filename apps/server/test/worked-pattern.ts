// Somebody on hourly pay who worked Monday to Friday from 08:00 to 16:00 in each of the thirteen weeks before the clock of tests.
import { addDays, datesOf, weekdayOfDate } from '@stimpill/time';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { TestApi } from './api.ts';

/** The Monday of the clock of tests, and the weeks before it. */
const THIS_MONDAY = '2026-03-02';
const DATES = datesOf({ startDate: addDays(THIS_MONDAY, -91), endDate: addDays(THIS_MONDAY, -1) });

export const OFFICE_HOURS = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map(
  (day) => ({ day, from: '08:00', to: '16:00', unpaidBreakMinutes: 0 }),
);

export async function aRegularWorker(
  { given }: Pick<TestApi, 'given'>,
  company: CompanyRow,
  overrides: object = {},
): Promise<EmployeeRow> {
  const person = await given.anEmployee(company, {
    ...{ pay_basis: 'hourly', employment_start_date: '2025-01-01', ...overrides },
  });
  const dates = DATES.filter((date) => weekdayOfDate(date) < 5 && date >= person.employment_start_date);
  for (const date of dates) await given.anEntry(person, `${date}T08:00:00Z`, `${date}T16:00:00Z`);
  return person;
}
