// The filtered public view: no number, no rule, no settings, nothing about credentials.
import type { Employee as PublicEmployee } from '@stimpill/api-types';
import type { Department } from './department-store.ts';
import type { Employee } from './employee.ts';
import { ratioOn } from './employment-ratio.ts';

/** @param today local date of the company */
export function toPublicEmployee(
  employee: Employee,
  departments: readonly Department[],
  today: string,
): PublicEmployee {
  return {
    id: employee.id,
    // The contract has a text here.
    email: employee.email ?? '',
    role: employee.role,
    isActive: employee.isActive,
    employeeProfile: {
      displayName: employee.displayName,
      jobTitle: employee.jobTitle,
      departments: departments.map(({ id, name }) => ({ id, name })),
      employmentStartDate: employee.employmentStartDate,
      employmentEndDate: employee.employmentEndDate,
      employmentRatio: ratioOn(employee.employmentRatio, today),
    },
  };
}
