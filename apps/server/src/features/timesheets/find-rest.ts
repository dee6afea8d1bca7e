// What of the law of rest somebody's time did not keep.
import {
  ageOn,
  findDepartures,
  REST_LAWS,
  termsByAge,
  type RestFindings,
  type RestLaw,
  type RestRight,
  type Timesheet as Calculation,
  type TimesheetInput,
} from '@stimpill/calc';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';

/** All rights of people by their age, or these of the rights that everybody has. */
export type LooksAtRest = 'byAge' | readonly RestRight[];

/** @returns undefined: no law of the land is known */
export function restLawOf({ holidays }: Pick<CompanySettings, 'holidays'>): RestLaw | undefined {
  return REST_LAWS.get(holidays.calendar);
}

/** @returns null: no law of the land is known */
export function findRest(
  input: TimesheetInput,
  calculation: Pick<Calculation, 'entries'>,
  { birthDate }: Pick<Employee, 'birthDate'>,
  looksAt: LooksAtRest,
): RestFindings | null {
  const law = REST_LAWS.get(input.calendar.calendar);
  if (law === undefined) return null;
  const withBreak = calculation.entries.filter(({ unpaidBreakMinutes }) => unpaidBreakMinutes > 0);
  const asked =
    looksAt === 'byAge'
      ? { termsOn: termsByAge(law, birthDate) }
      : { termsOn: termsByAge(law, null), rights: looksAt };
  return findDepartures({
    ...input,
    ...asked,
    law,
    entriesWithBreak: new Set(withBreak.map(({ id }) => id)),
  });
}

/** Whether the law may ask for more, were somebody at compulsory school. @param date yyyy-MM-dd */
export function isOfSchoolAge(
  company: Pick<CompanySettings, 'holidays'>,
  birthDate: string,
  date: string,
): boolean {
  const law = restLawOf(company);
  return law !== undefined && ageOn(birthDate, date) < law.schoolBelow.is;
}
