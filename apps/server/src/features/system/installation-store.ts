import type { Queryable } from '#database/database.ts';
import type { CompanyRow, InstallationRow, PunchInboxRow } from '#database/tables.ts';
import { uuidv7 } from '#ids.ts';

/** Fingerprint of the secrets that the database was made with. */
export async function findSecretsId(db: Queryable): Promise<string | undefined> {
  return (await db<InstallationRow>('installation').first())?.secrets_id;
}

/** The clock of the server as it was: epoch milliseconds. */
export type KnownClock = {
  /** The newest moment at which a server is known to have run or a punch to have come in; null before anything has happened. */
  readonly newestAt: number | null;
  /** It jumped from one to the other, and nobody has confirmed yet that it is right. */
  readonly setBack: ClockSetBack | null;
};

export type ClockSetBack = { readonly fromAt: number; readonly toAt: number };

export async function findKnownClock(db: Queryable): Promise<KnownClock> {
  return toKnownClock(db, await db<InstallationRow>('installation').first());
}

/** Keeps other servers from it until the transaction ends. */
export async function lockKnownClock(db: Queryable): Promise<KnownClock> {
  return toKnownClock(db, await db<InstallationRow>('installation').forUpdate().first());
}

export async function saveKnownClock(db: Queryable, { newestAt, setBack }: KnownClock): Promise<void> {
  await db<InstallationRow>('installation').update({
    newest_moment_at: newestAt,
    clock_set_back_from: setBack?.fromAt ?? null,
    clock_set_back_to: setBack?.toAt ?? null,
  });
}

async function toKnownClock(db: Queryable, row: InstallationRow | undefined): Promise<KnownClock> {
  const { clock_set_back_from: fromAt = null, clock_set_back_to: toAt = null } = row ?? {};
  return {
    newestAt: row?.newest_moment_at ?? (await findLastReceived(db)),
    setBack: fromAt === null || toAt === null ? null : { fromAt, toAt },
  };
}

/** Something that stays: a transaction that is given up touches no disk, and would not notice a full one. */
export async function writeTrial(db: Queryable): Promise<void> {
  await db<InstallationRow>('installation').increment('trial_writes');
}

/** Puts a punch into the inbox and takes it back: what a punch needs of the file is there, and nothing of it stays. */
export async function tryInbox(tx: Queryable, now: number): Promise<void> {
  const company = await tx<CompanyRow>('companies').first('id');
  // Without a company nobody can punch.
  if (company === undefined) return;
  await tx.raw('savepoint trial');
  await tx<PunchInboxRow>('punch_inbox').insert({
    company_id: company.id,
    id: uuidv7(),
    received_at: now,
    door: 'trial',
    employee_id: uuidv7(),
    action: 'start',
    punched_at: now,
  });
  await tx.raw('rollback to trial');
  await tx.raw('release trial');
}

/** When the newest punch came in, by the clock of then. */
async function findLastReceived(db: Queryable): Promise<number | null> {
  const newest: unknown = await db<PunchInboxRow>('punch_inbox').max('received_at as at').first();
  const { at } = newest as { at: number | string | null };
  return at === null ? null : Number(at);
}
