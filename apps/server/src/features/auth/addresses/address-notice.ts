// What somebody who signs in at the desk is told about their address, when it was somebody else who wanted another one.
import type { CompanyScope } from '#database/company-scope.ts';
import type { AddressChange } from './address-change.ts';
import { listTold } from './address-change-store.ts';
import type { Author } from '#features/changes/change.ts';
import { findEmployee } from '#features/people/employee-store.ts';

export type AddressNotice = {
  /** Null: it was taken away. */
  readonly email: string | null;
  readonly isWaiting: boolean;
  /** Epoch milliseconds: since when it counts, or since when it waits. */
  readonly since: number;
  /** Null: the operator of the server. */
  readonly byName: string | null;
};

/** The newest one, or null. */
export async function readAddressNotice(
  scope: CompanyScope,
  { id, employeeId }: { readonly id: string; readonly employeeId: string },
  now: number,
): Promise<AddressNotice | null> {
  const told = await listTold(scope, employeeId, { sessionId: id, now });
  const change = told.find(({ by }) => by.userId !== employeeId);
  return change === undefined ? null : toNotice(scope, change);
}

async function toNotice(scope: CompanyScope, change: AddressChange): Promise<AddressNotice> {
  const { newEmail: email, countedAt, askedAt, by } = change;
  const byName = await nameOfAuthor(scope, by);
  return { email, isWaiting: countedAt === null, since: countedAt ?? askedAt, byName };
}

/** @returns null for the operator of the server */
export async function nameOfAuthor(scope: CompanyScope, { userId }: Author): Promise<string | null> {
  return userId === null ? null : ((await findEmployee(scope, userId))?.displayName ?? null);
}
