import type { ActiveStatus, PunchListUser } from '@stimpill/api-types';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { toInstant } from '#to-instant.ts';
import { requiresProject } from '#features/ledger/check-project.ts';
import type { PunchListPerson } from './list-punch-users.ts';

export function toPunchListUser(company: CompanySettings, person: PunchListPerson): PunchListUser {
  const { employee, departmentIds, openEntry } = person;
  return {
    id: employee.id,
    name: employee.displayName,
    departmentIds: [...departmentIds],
    isClockedIn: openEntry !== undefined,
    openEntryStartAtUtc: openEntry === undefined ? null : toInstant(openEntry.startAt),
    requiresProjectSelection: requiresProject(company, employee),
    requireGpsOnClockIn: employee.requireGpsOnClockIn ?? company.terminal.gpsOnClockIn,
  };
}

/** Only those clocked in, longest first. */
export function toActiveStatus(people: readonly PunchListPerson[]): ActiveStatus[] {
  return people
    .flatMap(({ employee, departmentIds, openEntry }) =>
      openEntry ? [{ employee, departmentIds, openEntry }] : [],
    )
    .sort((a, b) => a.openEntry.startAt - b.openEntry.startAt)
    .map(({ employee, departmentIds, openEntry }) => ({
      employeeId: employee.id,
      userId: employee.id,
      name: employee.displayName,
      departmentIds: [...departmentIds],
      isClockedIn: true,
      openEntryStartAtUtc: toInstant(openEntry.startAt),
    }));
}
