// Hours under the names of the contract.
import type { TimesheetGrid } from '@stimpill/api-types/manage';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Hours, HoursOfDay, MinutesByName } from './hours.ts';
import type { Grid, PersonOfGrid, Range } from './read-timesheet-grid.ts';

type GridPerson = TimesheetGrid['people'][number];

export function toTimesheetGrid(
  { departments, people }: Grid,
  { planToleranceMinutes }: Pick<CompanySettings, 'planToleranceMinutes'>,
  { startDate, endDate }: Range,
): TimesheetGrid {
  return {
    startDate,
    endDate,
    planToleranceMinutes,
    departments: departments.map(({ id, name }) => ({ id, name })),
    people: people.map(toGridPerson),
  };
}

function toGridPerson({ employee, departmentIds, days, ...hours }: PersonOfGrid): GridPerson {
  return {
    employeeId: employee.id,
    employeeDisplayName: employee.displayName,
    employeeNumber: employee.employeeNumber,
    departmentIds: [...departmentIds],
    ...toHours(hours),
    days: days.map(toHoursOfDay),
  };
}

export function toHoursOfDay(day: HoursOfDay): GridPerson['days'][number] {
  return { date: day.date, ...toHours(day), flags: [...day.flags] };
}

export function toHours({ workedMinutes, plannedMinutes, buckets, credits, absences }: Hours) {
  return {
    workedMinutes,
    plannedMinutes,
    buckets: toBuckets(buckets),
    credits: { ...credits },
    absences: { ...absences },
  };
}

/** `overtime` is `overtimeMinutes` in the contract. */
export function toBuckets(buckets: MinutesByName): Record<string, number> {
  return Object.fromEntries(
    Object.entries(buckets)
      .filter(([, minutes]) => minutes > 0)
      .map(([name, minutes]) => [`${name}Minutes`, minutes]),
  );
}
