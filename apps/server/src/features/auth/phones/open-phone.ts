// The PIN opens the record on a phone that was let in, and counts wrong tries as a tablet does. Somebody who has left reads on.
import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { FailedAttempts } from '../failed-attempts.ts';
import type { PinHashing } from '../pin-hash.ts';
import { findWithCredentials } from '#features/people/employee-store.ts';
import type { PhoneCaller } from '#http/caller.ts';
import type { PhoneDeps } from './let-phone-in.ts';
import { OPEN_MS } from './phone.ts';
import { noteOpening } from './phone-store.ts';

export type OpenPhoneDeps = PhoneDeps & {
  readonly failedAttempts: FailedAttempts;
  readonly pins: PinHashing;
};

/**
 * @returns until when the record stays open, epoch milliseconds
 * @throws DomainError `kiosk.pin_locked`, `kiosk.pin_invalid`
 */
export async function openPhone(
  { database, clock, failedAttempts, pins }: OpenPhoneDeps,
  { companyId, employeeId, phoneId }: PhoneCaller,
  pin: string,
): Promise<number> {
  const scope = companyScope(database.knex, companyId);
  const found = await findWithCredentials(scope, employeeId);
  const attempt = { companyId, employeeId, deviceId: phoneId, isSomebody: found !== undefined };
  const tried = await failedAttempts.tryPin(attempt, () =>
    pins.isPin(found?.credentials.pinHash ?? null, { companyId, employeeId }, pin),
  );
  if (!tried.isRight) {
    const { triesLeft, lockedForSeconds } = tried;
    throw new DomainError('kiosk.pin_invalid', {
      triesLeft,
      ...(lockedForSeconds > 0 && { retryAfterSeconds: lockedForSeconds }),
    });
  }
  const now = clock();
  await noteOpening(scope, phoneId, { openedAt: now, usedAt: now });
  return now + OPEN_MS;
}
