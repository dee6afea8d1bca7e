import type { AbsenceBalances } from '@stimpill/api-types';
import type { EmployeeBalances } from './list-absence-balances.ts';

export function toAbsenceBalances(
  { employee, vacation, sick, sickChild }: EmployeeBalances,
  asOfDate: string,
): AbsenceBalances {
  return {
    employeeId: employee.id,
    employeeDisplayName: employee.displayName,
    asOfDate,
    vacation,
    sick,
    sickChild,
  };
}
