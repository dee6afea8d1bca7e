// The wrong guesses at a PIN are forgotten, on every device, and nobody is asked about them any more.
import type { CompanyScope } from '#database/company-scope.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Authored } from '#features/changes/change.ts';
import { settlePinLocks } from '#features/ledger/review-item-store.ts';
import { removeCounters, listLocks } from './attempt-counter-store.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { notPossible } from '#features/ledger/review-case.ts';
import type { OtherQuestion } from '#features/ledger/settle-review-item.ts';

/** Somebody lets the owner of a PIN use it again. */
export async function unlockPin(scope: CompanyScope, employeeId: string, authored: Authored): Promise<void> {
  await forgetWrongPins(scope, employeeId, authored);
  const change = {
    subject: 'employee' as const,
    subjectId: employeeId,
    employeeId,
    before: { wrong_pins: 'counted' },
    after: { wrong_pins: 'forgotten' },
  };
  await insertChanges(scope, [change], authored);
}

/** A new PIN begins without wrong guesses. */
export async function forgetWrongPins(
  scope: CompanyScope,
  employeeId: string,
  authored: Authored,
): Promise<void> {
  const owner = `${scope.companyId}|${employeeId}`;
  await removeCounters(scope.db, 'pin_employee', owner);
  await removeCounters(scope.db, 'pin_pair', owner);
  await settlePinLocks(scope, employeeId, authored);
}

/** By employee id, until when, epoch milliseconds. */
export async function lockedPins(
  { db, companyId }: CompanyScope,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const owner = `${companyId}|`;
  const locks = await listLocks(db, 'pin_employee', owner, now);
  return new Map(locks.map(({ key, lockedUntil }) => [key.slice(owner.length), lockedUntil]));
}

/** Accepted: it was its owner, and the PIN opens again. Rejected: it was not, and the lock stays as long as it lasts. */
export const pinLockQuestion: OtherQuestion = {
  isThis: ({ pinLock }) => pinLock !== null,
  settle: async (scope, { item, authored }, { kind }) => {
    if (kind === 'reject') return { pin: 'locked' };
    if (kind !== 'accept')
      throw notPossible(
        'This question is about a locked PIN. Accept it to unlock the PIN, or reject it to keep the PIN locked.',
      );
    const employeeId = item.employeeId ?? assertNeverHappens('a locked PIN of nobody');
    await unlockPin(scope, employeeId, authored);
    return { pin: 'unlocked' };
  },
};
