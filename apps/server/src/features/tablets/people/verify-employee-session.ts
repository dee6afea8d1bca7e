// From an employee token to who is signed in on this very device, if they may still punch.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { isEmployedNow } from '#features/auth/check-password.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { DeviceCaller, EmployeeSessionCaller } from '#http/caller.ts';
import type { Secrets } from '#secrets.ts';
import { verifyEmployeeToken } from './employee-token.ts';

export type VerifyEmployeeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
};

/** @throws DomainError `kiosk.employee_token_invalid`, `kiosk.employee_token_expired` */
export async function verifyEmployeeSession(
  deps: VerifyEmployeeDeps,
  { deviceId, companyId }: DeviceCaller,
  employeeToken: string,
): Promise<EmployeeSessionCaller> {
  const claims = verifyEmployeeToken(deps.secrets, employeeToken, deps.clock());
  const isOfThisDevice = claims.deviceId === deviceId && claims.companyId === companyId;
  const employee = isOfThisDevice
    ? await findEmployee(companyScope(deps.database.knex, companyId), claims.employeeId)
    : undefined;
  if (employee !== undefined && (await isEmployedNow(deps, employee))) {
    return { kind: 'employeeSession', deviceId, companyId, employeeId: employee.id };
  }
  throw new DomainError('kiosk.employee_token_invalid', { field: 'header.X-Employee-Token' });
}
