import type { ListedPerson } from '@stimpill/api-types/manage';
import { ratioOn } from '#features/people/employment-ratio.ts';
import { toInstant } from '#to-instant.ts';
import type { PersonStanding } from './list-people.ts';

export function toListedPerson({ employee, departments, today, ...standing }: PersonStanding): ListedPerson {
  const { employmentEndDate, jobTitle, employmentRatio } = employee;
  return {
    id: employee.id,
    displayName: employee.displayName,
    email: employee.email,
    phone: employee.phone,
    employeeNumber: employee.employeeNumber,
    jobTitle: jobTitle === '' ? null : jobTitle,
    role: employee.role,
    departments: departments.map(({ id, name }) => ({ id, name })),
    isActive: employee.isActive,
    hasLeft: employmentEndDate !== null && employmentEndDate < today,
    employmentStartDate: employee.employmentStartDate,
    employmentEndDate,
    employmentRatio: ratioOn(employmentRatio, today),
    ruleSetId: standing.ruleSet?.id ?? null,
    ruleSetName: standing.ruleSet?.name ?? null,
    hasOwnRule: employee.ruleSetId !== null,
    inSinceAtUtc: standing.inSince === null ? null : toInstant(standing.inSince),
    openEntryStartAtUtc: standing.openSince === null ? null : toInstant(standing.openSince),
    hasPin: employee.hasPin,
    isPinLocked: standing.isPinLocked,
    hasPassword: standing.hasPassword,
    hasSecondFactor: standing.hasSecondFactor,
  };
}
