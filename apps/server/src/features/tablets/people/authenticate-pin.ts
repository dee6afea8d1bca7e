// Device, employee and PIN to a short employee session. Somebody unknown, foreign or inactive is answered exactly as a wrong
// PIN is: the same counters, the same work, the same words.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError, type DomainErrorDetails, assertNeverHappens } from '#errors/domain-error.ts';
import { isEmployedNow } from '#features/auth/check-password.ts';
import type { FailedAttempts, Tried } from '#features/auth/failed-attempts.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { Employee } from '#features/people/employee.ts';
import { findWithCredentials } from '#features/people/employee-store.ts';
import { findOpenEntry } from '#features/ledger/time-entry-store.ts';
import type { Secrets } from '#secrets.ts';
import { signEmployeeToken } from './employee-token.ts';
import type { PinHashing } from '#features/auth/pin-hash.ts';

export type AuthenticatePinDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly failedAttempts: FailedAttempts;
  readonly pins: PinHashing;
};

export type EmployeeSession = {
  readonly employee: Employee;
  readonly company: CompanySettings;
  readonly isClockedIn: boolean;
  readonly employeeToken: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
};

type SigningIn = { readonly employeeId: string; readonly pin: string };

type AtDevice = {
  readonly deviceId: string;
  readonly companyId: string;
  /** Our own tablet tells a person how many tries are left; the public door says no more than that the PIN was wrong. */
  readonly tellsTriesLeft: boolean;
};

/** @throws DomainError `kiosk.pin_locked`, `kiosk.pin_invalid` */
export async function authenticatePin(
  deps: AuthenticatePinDeps,
  device: AtDevice,
  { employeeId, pin }: SigningIn,
): Promise<EmployeeSession> {
  const { database, clock, failedAttempts, pins } = deps;
  const { companyId, deviceId } = device;
  const scope = companyScope(database.knex, companyId);

  const found = await findWithCredentials(scope, employeeId);
  const attempt = { companyId, employeeId, deviceId, isSomebody: found !== undefined };
  const tried = await failedAttempts.tryPin(attempt, async () => {
    const isPin = await pins.isPin(found?.credentials.pinHash ?? null, { companyId, employeeId }, pin);
    return isPin && found !== undefined && isEmployedNow(deps, found.employee);
  });
  if (!tried.isRight)
    throw new DomainError('kiosk.pin_invalid', device.tellsTriesLeft ? whatIsLeft(tried) : {});
  if (found === undefined) return assertNeverHappens('a right PIN of nobody');

  const { token, expiresAt } = signEmployeeToken(deps.secrets, { companyId, deviceId, employeeId }, clock());
  return {
    employee: found.employee,
    company: await requireCompany(database.knex, companyId),
    isClockedIn: (await findOpenEntry(scope, employeeId)) !== undefined,
    employeeToken: token,
    expiresAt,
  };
}

function whatIsLeft({ triesLeft, lockedForSeconds }: Extract<Tried, { isRight: false }>): DomainErrorDetails {
  return lockedForSeconds === 0 ? { triesLeft } : { triesLeft, retryAfterSeconds: lockedForSeconds };
}
