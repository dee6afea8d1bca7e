import type { Queryable } from '#database/database.ts';
import type { InstallationRow, PunchInboxRow } from '#database/tables.ts';

/** Fingerprint of the secrets that the database was made with. */
export async function findSecretsId(db: Queryable): Promise<string | undefined> {
  return (await db<InstallationRow>('installation').first())?.secrets_id;
}

/** When the newest punch came in, by the clock of then. */
export async function findLastReceived(db: Queryable): Promise<number | null> {
  const newest: unknown = await db<PunchInboxRow>('punch_inbox').max('received_at as at').first();
  const { at } = newest as { at: number | string | null };
  return at === null ? null : Number(at);
}
