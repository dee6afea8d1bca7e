// What rests on the PIN that somebody had until now, and ends or begins anew with another one.
import type { CompanyScope } from '#database/company-scope.ts';
import type { Authored } from '#features/changes/change.ts';
import { keepFormerPin } from './former-pin-store.ts';
import { closePhonesOf } from './phones/phone-store.ts';
import { forgetWrongPins } from './unlock-pin.ts';

/** @param pinHash of the one before; null: there was none */
export async function endFormerPin(
  scope: CompanyScope,
  { employeeId, pinHash }: { readonly employeeId: string; readonly pinHash: string | null },
  authored: Authored,
): Promise<void> {
  // Punches made offline before are checked against the PIN that was valid then.
  await keepFormerPin(scope, { employeeId, pinHash }, authored.now);
  await forgetWrongPins(scope, employeeId, authored);
  // Whoever knew it does not read on.
  await closePhonesOf(scope, employeeId);
}
