// Checks the PIN that was sealed while the tablet was offline. It is an attempt like any other: counted first, in the same
// counters as online; beyond their limits the seal is not opened at all. Then the seal is opened, and the PIN is checked against the
// hash that was valid at the time of the punch.
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { FailedAttempts } from '#features/auth/failed-attempts.ts';
import { pinHashesWithin } from '#features/auth/former-pin-store.ts';
import type { PinHashing } from '#features/auth/pin-hash.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { SealingKey } from '#sealing-keys.ts';
import type { Secrets } from '#secrets.ts';
import { openHpke } from './open-hpke.ts';
import type { Proof } from './proof.ts';
import { fromPinBlock, sealIn } from '#features/tablets/wire/verify-envelope.ts';

export type SealedPunch = {
  readonly companyId: string;
  readonly employeeId: string;
  readonly deviceId: string;
  readonly envelope: string;
  readonly seal: { readonly keyId: string; readonly seal: string };
  readonly earliest: number;
  readonly latest: number;
};

export type OpenSealDeps = {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly failedAttempts: FailedAttempts;
  readonly pins: PinHashing;
};

export async function checkSealedPin(deps: OpenSealDeps, punch: SealedPunch): Promise<Proof> {
  const key = deps.secrets.sealingKeys.find(({ keyId }) => keyId === punch.seal.keyId);
  if (key === undefined) return 'unchecked';
  try {
    const employee = await findEmployee(companyScope(deps.database.knex, punch.companyId), punch.employeeId);
    const attempt = { ...punch, isSomebody: employee !== undefined };
    const { isRight } = await deps.failedAttempts.tryPin(attempt, () => isPinRight(deps, key, punch));
    return isRight ? 'pin' : 'failed';
  } catch (failure) {
    if (failure instanceof DomainError && failure.code === 'kiosk.pin_locked') return 'unchecked';
    throw failure;
  }
}

async function isPinRight(
  { database, pins }: OpenSealDeps,
  key: SealingKey,
  punch: SealedPunch,
): Promise<boolean> {
  const { companyId, employeeId } = punch;
  const pin = await openSeal(key, punch);
  const hashes = await pinHashesWithin(companyScope(database.knex, companyId), employeeId, punch);
  let isRight = false;
  // All of them, whichever it is, and for a seal that cannot be opened: the time until the receipt must not tell a right PIN from a wrong one.
  for (const hash of hashes) {
    const isThis = await pins.isPin(hash, { companyId, employeeId }, pin ?? '');
    isRight ||= isThis && pin !== undefined;
  }
  return isRight;
}

/** @returns the PIN, or undefined for a seal of another punch, or one that is broken */
async function openSeal(key: SealingKey, { envelope, seal }: SealedPunch): Promise<string | undefined> {
  const sealed = sealIn(envelope, seal);
  if (sealed === undefined) return undefined;
  const block = await openHpke(key, sealed);
  return block === undefined ? undefined : fromPinBlock(block);
}
