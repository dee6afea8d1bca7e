import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { recordCodec } from '#database/record-codec.ts';
import { ADDRESS_CHANGE, addressChanges, type AddressChangeRow } from '#database/tables/sign-in.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';
import type { TokenPlace } from '../token-digest.ts';
import type { AddedBefore, AddressChange, WaitingAddress } from './address-change.ts';

const { toRecord, toRow } = recordCodec(addressChanges, ADDRESS_CHANGE);

export async function insertAddressChange(
  { db, companyId }: CompanyScope,
  { by, ...change }: AddressChange,
  { passwordDigest, hadTotp }: AddedBefore = { passwordDigest: null, hadTotp: false },
): Promise<void> {
  await db<AddressChangeRow>('address_changes').insert({
    ...toRow(companyId, { ...by, ...change }),
    ...{ digest: null, back_digest: null, told_in: null },
    ...{ password_digest: passwordDigest, had_totp: hadTotp },
  });
}

/** The one that waits for somebody; there is one at most. */
export async function findWaiting(
  { db, companyId }: CompanyScope,
  employeeId: string,
  now: number,
): Promise<WaitingAddress | undefined> {
  const row = await db<AddressChangeRow>('address_changes')
    .where({ company_id: companyId, employee_id: employeeId })
    .whereNull('counted_at')
    .where('ends_at', '>', now)
    .first();
  return row && toWaiting(row);
}

/** People for whom an address waits, by its key. */
export async function listWaitingKeys(
  { db, companyId }: CompanyScope,
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db<AddressChangeRow>('address_changes')
    .where({ company_id: companyId })
    .whereNull('counted_at')
    .where('ends_at', '>', now);
  return new Map(
    rows.flatMap((row) => (row.new_email === null ? [] : [[emailKeyOf(row.new_email), row.employee_id]])),
  );
}

export async function removeWaiting({ db, companyId }: CompanyScope, employeeId: string): Promise<void> {
  await db<AddressChangeRow>('address_changes')
    .where({ company_id: companyId, employee_id: employeeId })
    .whereNull('counted_at')
    .delete();
}

export async function findAddressChange(
  { db, companyId }: CompanyScope,
  id: string,
): Promise<AddressChange | undefined> {
  const row = await db<AddressChangeRow>('address_changes').where({ company_id: companyId, id }).first();
  return row && toAddressChange(row);
}

/** A new link takes the place of the one before. */
export async function saveLink(
  { db, companyId }: CompanyScope,
  id: string,
  { digest, endsAt }: { readonly digest: string; readonly endsAt: number },
): Promise<void> {
  await db<AddressChangeRow>('address_changes')
    .where({ company_id: companyId, id })
    .update({ digest, ends_at: endsAt });
}

/** @returns false where the way back has ended meanwhile */
export async function saveWayBack(
  { db, companyId }: CompanyScope,
  id: string,
  digest: string,
): Promise<boolean> {
  const saved = await db<AddressChangeRow>('address_changes')
    .where({ company_id: companyId, id })
    .whereNotNull('old_email')
    .update({ back_digest: digest });
  return saved > 0;
}

/** The earliest of the ways back that live and lead to this address. @returns when its change began to count */
export async function findWayBackTo(
  { db, companyId }: CompanyScope,
  { employeeId, email, now }: { readonly employeeId: string; readonly email: string; readonly now: number },
): Promise<number | undefined> {
  const rows = await db<AddressChangeRow>('address_changes')
    .where({ company_id: companyId, employee_id: employeeId })
    .whereNotNull('old_email')
    .where('back_ends_at', '>', now)
    .orderBy('counted_at');
  const found = rows.find(
    ({ old_email }) => old_email !== null && emailKeyOf(old_email) === emailKeyOf(email),
  );
  return found?.counted_at ?? undefined;
}

/** Of what began to count then or later. The rows stay, with their times: links to choose a password wait for them. */
export async function removeWaysBack(
  { db, companyId }: CompanyScope,
  employeeId: string,
  countedAt = 0,
): Promise<void> {
  await db<AddressChangeRow>('address_changes')
    .where({ company_id: companyId, employee_id: employeeId })
    .where('counted_at', '>=', countedAt)
    .update({ old_email: null, back_digest: null, password_digest: null });
}

type Found = { readonly companyId: string; readonly change: AddressChange; readonly before: AddedBefore };

/** The one that waits for this link; also one whose time is over. */
export async function findByLink(
  db: Queryable,
  { ofCompany, digest }: TokenPlace,
): Promise<Found | undefined> {
  const row = await db<AddressChangeRow>('address_changes')
    .where({ ...ofCompany, digest })
    .first();
  return row && toFound(row);
}

/** The one that this way back undoes; also one whose time is over. */
export async function findByWayBack(
  db: Queryable,
  { ofCompany, digest }: TokenPlace,
): Promise<Found | undefined> {
  const row = await db<AddressChangeRow>('address_changes')
    .where({ ...ofCompany, back_digest: digest })
    .first();
  return row && toFound(row);
}

export async function markCounted(
  { db, companyId }: CompanyScope,
  id: string,
  {
    now,
    backEndsAt,
    before,
  }: { readonly now: number; readonly backEndsAt: number | null; readonly before: AddedBefore },
): Promise<void> {
  await db<AddressChangeRow>('address_changes')
    .where({ company_id: companyId, id })
    .update({
      ...{ digest: null, counted_at: now, back_ends_at: backEndsAt },
      ...{ password_digest: before.passwordDigest, had_totp: before.hadTotp },
    });
}

/** What waits, and whatever began to count then or later, with their ways back. */
export async function removeSince(
  { db, companyId }: CompanyScope,
  employeeId: string,
  countedAt: number,
): Promise<void> {
  await db<AddressChangeRow>('address_changes')
    .where({ company_id: companyId, employee_id: employeeId })
    .where((later) => void later.whereNull('counted_at').orWhere('counted_at', '>=', countedAt))
    .delete();
}

/** Whether one was asked for and still waits, or began to count, since then. */
export async function hasNewAddress(
  { db, companyId }: CompanyScope,
  employeeId: string,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<boolean> {
  const row = await db<AddressChangeRow>('address_changes')
    .where({ company_id: companyId, employee_id: employeeId })
    .where((either) => {
      void either.where('counted_at', '>', since);
      void either.orWhere((waits) => {
        void waits.whereNull('counted_at').where('ends_at', '>', now).where('asked_at', '>', since);
      });
    })
    .first('id');
  return row !== undefined;
}

/** The session is the first at the desk since these began to count: the person is told there. */
export async function noteTold(
  { db, companyId }: CompanyScope,
  employeeId: string,
  sessionId: string,
): Promise<void> {
  await db<AddressChangeRow>('address_changes')
    .where({ company_id: companyId, employee_id: employeeId })
    .whereNotNull('counted_at')
    .whereNull('told_in')
    .update({ told_in: sessionId });
}

/** What a session tells of: what waits, and what began to count before it. The newest first. */
export async function listTold(
  { db, companyId }: CompanyScope,
  employeeId: string,
  { sessionId, now }: { readonly sessionId: string; readonly now: number },
): Promise<readonly AddressChange[]> {
  const rows = await db<AddressChangeRow>('address_changes')
    .where({ company_id: companyId, employee_id: employeeId })
    .where((either) => {
      void either.where({ told_in: sessionId });
      void either.orWhere((waits) => void waits.whereNull('counted_at').where('ends_at', '>', now));
    })
    .orderBy('asked_at', 'desc');
  return rows.map(toAddressChange);
}

/**
 * In all companies: what waited too long goes, and the old address once it has no way back. The rest goes once the person was told.
 * @param toldBefore epoch milliseconds: anyone who was not told by then has not signed in at the desk for so long
 */
export async function removeEndedAddressChanges(
  db: Queryable,
  { now, toldBefore }: { readonly now: number; readonly toldBefore: number },
): Promise<void> {
  const changes = () => db<AddressChangeRow>('address_changes');
  await changes().whereNull('counted_at').where('ends_at', '<=', now).delete();
  await changes()
    .where('back_ends_at', '<=', now)
    .update({ old_email: null, back_digest: null, back_ends_at: null, password_digest: null });
  await changes()
    .whereNull('back_ends_at')
    .where((either) => void either.whereNotNull('told_in').orWhere('counted_at', '<', toldBefore))
    .delete();
}

function toFound(row: AddressChangeRow): Found {
  const before = { passwordDigest: row.password_digest, hadTotp: Boolean(row.had_totp) };
  return { companyId: row.company_id, change: toAddressChange(row), before };
}

function toWaiting(row: AddressChangeRow): WaitingAddress | undefined {
  return row.new_email === null
    ? undefined
    : { ...toAddressChange(row), newEmail: row.new_email, hasLink: row.digest !== null };
}

function toAddressChange(row: AddressChangeRow): AddressChange {
  const { door, userId, operator, ...change } = toRecord(row);
  return { ...change, by: { door, userId, operator } };
}
