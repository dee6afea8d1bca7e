// Somebody guessed at a PIN until it was locked, and a manager decides whether its owner may use it again before the day is over.
import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { Refused } from '#errors/refused.ts';
import type { ReviewCase } from './review-case.ts';
import type { ReviewDecision } from './settle-review-item.ts';

/** Forgets the wrong guesses of a person, within the transaction. */
export type UnlockPin = (
  db: Queryable,
  owner: { readonly companyId: string; readonly employeeId: string },
  unlocked: { readonly now: number; readonly by: string },
) => Promise<void>;

/** Accepted: it was its owner, and the PIN opens again. Rejected: it was not, and the lock stays as long as it lasts. */
export async function settlePinLock(
  { db, companyId }: CompanyScope,
  { item, author, now }: ReviewCase,
  { kind }: ReviewDecision,
  unlockPin: UnlockPin,
): Promise<'unlocked' | 'locked'> {
  if (kind === 'reject') return 'locked';
  if (kind !== 'accept')
    throw new Refused(
      'This item is about a locked PIN. Accept it to unlock the PIN, or reject it to keep the PIN locked. Nothing was changed.',
    );
  const employeeId = item.employeeId ?? assertNeverHappens('a locked PIN of nobody');
  await unlockPin(db, { companyId, employeeId }, { now, by: author.changedBy });
  return 'unlocked';
}
