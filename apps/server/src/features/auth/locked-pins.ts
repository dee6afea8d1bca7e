// Whose PIN does not work on any tablet now, because of too many wrong guesses.
import type { CompanyScope } from '#database/company-scope.ts';
import { listLocks } from './attempt-counter-store.ts';

/** By employee id, until when, epoch milliseconds. */
export async function lockedPins(
  { db, companyId }: CompanyScope,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const owner = `${companyId}|`;
  const locks = await listLocks(db, 'pin_employee', owner, now);
  return new Map(locks.map(({ key, lockedUntil }) => [key.slice(owner.length), lockedUntil]));
}
