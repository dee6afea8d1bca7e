import type { EmployeeSession as PublicEmployeeSession } from '@stimpill/api-types';
import { toInstant } from '#to-instant.ts';
import type { EmployeeSession } from './authenticate-pin.ts';

export function toEmployeeSession(session: EmployeeSession): PublicEmployeeSession {
  const { employee, company, isClockedIn, employeeToken, expiresAt } = session;
  return {
    userId: employee.id,
    displayName: employee.displayName,
    isClockedIn,
    employeeToken,
    expiresAtUtc: toInstant(expiresAt),
    canEditOwnTimesheet: employee.canEditOwnTimesheet,
    canEditClockInOut: employee.canEditClockInOut,
    enablePunchPhoto: company.terminal.punchPhoto !== 'none',
    requirePunchPhoto: company.terminal.punchPhoto === 'required',
  };
}
