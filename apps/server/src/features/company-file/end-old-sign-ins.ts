// What a new record of somebody ends of what rests on the one before. Every door that writes records comes through here.
import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow } from '#database/tables.ts';
import { endWaysIn } from '#features/auth/end-ways-in.ts';
import { keepFormerPin } from '#features/auth/former-pin-store.ts';
import { revokeSessions } from '#features/auth/session-store.ts';
import { forgetWrongPins } from '#features/auth/unlock-pin.ts';
import type { Authored } from '#features/changes/change.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';
import type { Change } from './compare-rows.ts';

/** How somebody gets in, and what they may do then. */
const WAYS_IN = [
  'password_hash',
  'role',
  'employment_start_date',
  'employment_end_date',
  'limited_to_departments',
] as const;

/** With a new PIN the wrong guesses are forgotten; with a new password all sessions of the old one end. */
export async function endOldSignIns(
  scope: CompanyScope,
  change: Change<EmployeeRow>,
  authored: Authored,
): Promise<void> {
  const { before, after } = change;
  if (before.pin_hash !== after.pin_hash) {
    await forgetWrongPins(scope, after.id, authored);
    await keepFormerPin(scope, { employeeId: after.id, pinHash: before.pin_hash }, authored.now);
  }
  if (isAnotherWayIn(change)) await endWaysIn(scope, after.id, authored.now);
  if (before.password_hash !== after.password_hash)
    await revokeSessions(scope, { employeeId: after.id }, authored.now);
}

function isAnotherWayIn({ before, after }: Change<EmployeeRow>): boolean {
  const isOtherAddress = addressOf(before) !== addressOf(after);
  const isSwitched = Boolean(before.is_active) !== Boolean(after.is_active);
  return isOtherAddress || isSwitched || WAYS_IN.some((column) => before[column] !== after[column]);
}

const addressOf = ({ email }: EmployeeRow) => (email === null ? null : emailKeyOf(email));
