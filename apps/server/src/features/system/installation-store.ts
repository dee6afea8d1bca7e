import type { Queryable } from '#database/database.ts';
import type { InstallationRow, PunchInboxRow } from '#database/tables.ts';

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

/** When the newest punch came in, by the clock of then. */
async function findLastReceived(db: Queryable): Promise<number | null> {
  const newest: unknown = await db<PunchInboxRow>('punch_inbox').max('received_at as at').first();
  const { at } = newest as { at: number | string | null };
  return at === null ? null : Number(at);
}
