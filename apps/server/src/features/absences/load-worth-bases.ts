// What the worth of days of absence depends on, read once for all requested people.
import { intlZone, type DateRange } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { whoseOf } from '#database/whose.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { toCompanyCalendar } from '#features/holidays/company-calendar.ts';
import type { Employee } from '#features/people/employee.ts';
import { ratioTerms } from '#features/people/employment-ratio.ts';
import { loadRuleVersionsOf } from '#features/rules/load-rule-versions-of.ts';
import { listPlannedTimeOf } from '#features/schedules/shift-store.ts';
import { instantsOfPlan, type WorthBasis } from './absence-worth.ts';

export type WorthRequest = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  readonly range: DateRange;
};

export async function loadWorthBases(
  scope: CompanyScope,
  { company, employees, range }: WorthRequest,
): Promise<(employee: Employee) => WorthBasis> {
  const ruleVersionsOf = await loadRuleVersionsOf(scope, company);
  const shiftsOf = company.features.enableShifts
    ? await listPlannedTimeOf(scope, whoseOf(employees), instantsOfPlan(range))
    : new Map<string, WorthBasis['shifts']>();
  const shared = { zone: intlZone(company.timeZone), calendar: toCompanyCalendar(company) };
  return (employee) => ({
    ...shared,
    ruleVersions: ruleVersionsOf(employee),
    employment: {
      ratio: ratioTerms(employee),
      startDate: employee.employmentStartDate,
      endDate: employee.employmentEndDate,
    },
    shifts: shiftsOf.get(employee.id) ?? [],
  });
}
