import type { Queryable } from '#database/database.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { InstallationRow } from '#database/tables/installation.ts';
import type { PunchInboxRow } from '#database/tables/punches.ts';
import { uuidv7 } from '#ids.ts';

/** Fingerprint of the secrets that the database was made with. */
export async function findSecretsId(db: Queryable): Promise<string | undefined> {
  return (await db<InstallationRow>('installation').first())?.secrets_id;
}

/** What the server's clock showed, in epoch milliseconds. */
export type KnownClock = {
  /** The newest moment at which a server is known to have run or a punch to have come in; null before anything has happened. */
  readonly newestAt: number | null;
  /** The clock jumped from the first time to the second, and nobody has confirmed yet that it is right now. */
  readonly setBack: ClockSetBack | null;
};

export type ClockSetBack = { readonly fromAt: number; readonly toAt: number };

export async function findKnownClock(db: Queryable): Promise<KnownClock> {
  return toKnownClock(db, await db<InstallationRow>('installation').first());
}

/** Locks it: other servers wait until the transaction ends. */
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

/** Writes something and commits it: a transaction that is rolled back does not touch the disk, and would not notice a full one. */
export async function writeTrial(db: Queryable): Promise<void> {
  await db<InstallationRow>('installation').increment('trial_writes');
}

/** Inserts a punch into the inbox and rolls it back: this shows that the database would take one, and nothing stays. */
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

/** When the newest punch came in, by the server's clock at that time. */
async function findLastReceived(db: Queryable): Promise<number | null> {
  const newest: unknown = await db<PunchInboxRow>('punch_inbox').max('received_at as at').first();
  const { at } = newest as { at: number | string | null };
  return at === null ? null : Number(at);
}
