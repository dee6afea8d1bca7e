import type { AbsenceBalances } from '@stimpill/api-types';
import type { Balances } from './absence-balance.ts';
import type { EmployeeBalances } from './list-absence-balances.ts';

export function toAbsenceBalances(
  { employee, vacation, sick, sickChild }: EmployeeBalances,
  asOfDate: string,
): AbsenceBalances {
  return {
    employeeId: employee.id,
    employeeDisplayName: employee.displayName,
    asOfDate,
    vacation: toBalance(vacation),
    sick: toBalance(sick),
    sickChild: toBalance(sickChild),
  };
}

function toBalance(balance: Balances['vacation']): AbsenceBalances['vacation'] {
  return { ...balance, missing: [...balance.missing] };
}
