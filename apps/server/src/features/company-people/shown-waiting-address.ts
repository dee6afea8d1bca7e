import type { CompanyScope } from '#database/company-scope.ts';
import { findWaiting } from '#features/auth/addresses/address-change-store.ts';
import { nameOfAuthor } from '#features/auth/addresses/name-of-author.ts';

/** As the page of a person shows it. */
export type ShownWaitingAddress = {
  readonly email: string;
  /** Epoch milliseconds, as is the other. */
  readonly askedAt: number;
  readonly endsAt: number;
  /** Null: the operator of the server. */
  readonly byName: string | null;
};

export async function readWaitingAddress(
  scope: CompanyScope,
  id: string,
  now: number,
): Promise<ShownWaitingAddress | null> {
  const waiting = await findWaiting(scope, id, now);
  if (waiting === undefined) return null;
  const { newEmail: email, askedAt, endsAt, by } = waiting;
  return { email, askedAt, endsAt, byName: await nameOfAuthor(scope, by) };
}
