import type { Queryable } from '#database/database.ts';
import type { InstallationRow } from '#database/tables/installation.ts';
import type { ForwardedTrouble } from '#http/watch-forwarded.ts';

/** @param at epoch milliseconds */
export async function keepForwardedTrouble(
  db: Queryable,
  { kind, peer }: ForwardedTrouble,
  at: number,
): Promise<void> {
  await db<InstallationRow>('installation').update({
    forwarded_trouble: kind,
    forwarded_peer: peer,
    forwarded_trouble_at: at,
  });
}

/** For a server that starts with settings of its own. */
export async function forgetForwardedTrouble(db: Queryable): Promise<void> {
  await db<InstallationRow>('installation')
    .whereNotNull('forwarded_trouble')
    .update({ forwarded_trouble: null, forwarded_peer: null, forwarded_trouble_at: null });
}

/** @param since epoch milliseconds; what was last seen before is over */
export async function findForwardedTrouble(db: Queryable, since: number): Promise<ForwardedTrouble | null> {
  const row = await db<InstallationRow>('installation').where('forwarded_trouble_at', '>=', since).first();
  const kind = row?.forwarded_trouble ?? null;
  return kind === null ? null : { kind, peer: row?.forwarded_peer ?? null };
}
