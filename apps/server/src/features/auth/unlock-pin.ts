// The wrong guesses at a PIN are forgotten, on every device, and nobody is asked about them any more.
import type { CompanyScope } from '#database/company-scope.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Authored } from '#features/changes/change.ts';
import { settlePinLocks } from '#features/ledger/review-item-store.ts';
import { removeCounters } from './attempt-counter-store.ts';

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
