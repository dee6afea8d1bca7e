import type { WorkSummary as PublicSummary } from '@stimpill/api-types/manage';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Range } from './read-timesheet-grid.ts';
import type { WorkOfPerson, WorkSummary } from './read-work-summary.ts';
import type { Worked } from './summarize-work.ts';
import { toBuckets } from './to-hours.ts';

export function toWorkSummary(
  { departments, weeks, departmentWeeks, people }: WorkSummary,
  { planToleranceMinutes }: Pick<CompanySettings, 'planToleranceMinutes'>,
  { startDate, endDate }: Range,
): PublicSummary {
  return {
    ...{ startDate, endDate, planToleranceMinutes },
    departments: departments.map(({ id, name }) => ({ id, name })),
    weeks: weeks.map((week) => ({ startDate: week.startDate, ...toWorked(week) })),
    departmentWeeks: departmentWeeks.map((week) => ({
      startDate: week.startDate,
      departmentId: week.departmentId,
      ...toWorked(week),
    })),
    people: people.map(toPerson),
  };
}

function toWorked({ workedMinutes, buckets }: Worked) {
  return { workedMinutes, buckets: toBuckets(buckets) };
}

function toPerson(person: WorkOfPerson): PublicSummary['people'][number] {
  const { employee, departmentIds, workedMinutes, buckets, punctuality } = person;
  return {
    employeeId: employee.id,
    employeeDisplayName: employee.displayName,
    departmentIds: [...departmentIds],
    workedMinutes,
    overtimeMinutes: buckets['overtime'] ?? 0,
    punctuality: { ...punctuality },
  };
}
