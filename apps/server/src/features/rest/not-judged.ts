// Which rights of somebody nobody can judge, and why: never passed over in silence.
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { isOfSchoolAge } from '#features/timesheets/find-rest.ts';
import type { NotJudged } from './departure.ts';

type Range = { readonly startDate: string };

export function notJudgedOf(
  company: Pick<CompanySettings, 'holidays'>,
  rest: EmployeeTimesheet['rest'],
  { birthDate }: Pick<Employee, 'birthDate'>,
  { startDate }: Range,
): readonly NotJudged[] {
  if (rest === null) return [{ right: null, because: 'noLaw' }];
  return [...ofAge(company, birthDate, startDate), ...ofBreaks(rest), ...ofNight(rest)];
}

function ofAge(
  company: Pick<CompanySettings, 'holidays'>,
  birthDate: string | null,
  date: string,
): readonly NotJudged[] {
  if (birthDate === null) return [{ right: null, because: 'noBirthDate' }];
  return isOfSchoolAge(company, birthDate, date) ? [{ right: null, because: 'schoolTime' }] : [];
}

function ofNight({ isNightUnknown }: NonNullable<EmployeeTimesheet['rest']>): readonly NotJudged[] {
  return isNightUnknown ? [{ right: 'night', because: 'kindOfWork' }] : [];
}

function ofBreaks({ isBreakUnknown }: NonNullable<EmployeeTimesheet['rest']>): readonly NotJudged[] {
  return isBreakUnknown ? [{ right: 'break', because: 'noBreaks' }] : [];
}
