import type { Queryable } from '#database/database.ts';
import type { InstallationRow } from '#database/tables/installation.ts';
import type { ClockTrouble } from '#features/today/read-today.ts';

/** @param at epoch milliseconds */
export async function keepClockTrouble(
  db: Queryable,
  { server, offsetMs }: ClockTrouble,
  at: number,
): Promise<void> {
  await db<InstallationRow>('installation').update({
    clock_trouble_server: server,
    clock_trouble_offset_ms: Math.round(offsetMs),
    clock_trouble_at: at,
  });
}

/** Its clock is right now. */
export async function forgetClockTrouble(db: Queryable, server: string): Promise<void> {
  await db<InstallationRow>('installation')
    .where({ clock_trouble_server: server })
    .update({ clock_trouble_server: null, clock_trouble_offset_ms: null, clock_trouble_at: null });
}

/** @param since epoch milliseconds; what was last seen before is over */
export async function findClockTrouble(db: Queryable, since: number): Promise<ClockTrouble | null> {
  const row = await db<InstallationRow>('installation').where('clock_trouble_at', '>=', since).first();
  const { clock_trouble_server: server = null, clock_trouble_offset_ms: offsetMs = null } = row ?? {};
  return server === null || offsetMs === null ? null : { server, offsetMs };
}
