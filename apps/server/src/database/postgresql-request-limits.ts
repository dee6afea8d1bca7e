// Exact sliding windows that every process on the same PostgreSQL sees. One statement a request.
import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';

export type Window = {
  /** Tells the limits apart. */
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
};

export type Passage = {
  /** Requests of the window, this one included; one more than the limit when it is refused. */
  readonly totalHits: number;
  /** When the oldest of them is a window old. */
  readonly resetTime: Date;
};

/**
 * The row is locked while it is counted, so that of two requests at the same moment the second sees the first. A refused
 * request leaves a null behind, which the next count drops.
 */
const COUNT = `
  insert into request_limits as kept (key, passed_at, last_at)
  values (:key, array[cast(:now as bigint)], :now)
  on conflict (key) do update set
    passed_at = (
      select array_append(
        coalesce(array_agg(at order by at), '{}'),
        case when count(*) < :limit then cast(:now as bigint) end
      )
      from unnest(kept.passed_at) as at
      where at > cast(:now as bigint) - cast(:windowMs as bigint)
    ),
    last_at = :now
  returning passed_at`;

/** A hash: callers are told apart by addresses and the like, which should not be stored in a table. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

type Counted = { readonly passed_at: readonly (number | string | null)[] };

/** @returns a function that counts a request of a caller; refused requests do not count against later ones */
export function sharedRequestLimits({ knex }: Database, clock: Clock) {
  let sweptAt = clock();

  return async ({ name, limit, windowMs }: Window, caller: string): Promise<Passage> => {
    const now = clock();
    await forgetTheQuiet(now, windowMs);
    const { rows } = await knex.raw<{ rows: Counted[] }>(COUNT, {
      key: digestOf(`${name}|${caller}`),
      now,
      limit,
      windowMs,
    });
    const passed = rows[0]?.passed_at ?? [];
    return { totalHits: passed.length, resetTime: new Date(Number(passed[0] ?? now) + windowMs) };
  };

  async function forgetTheQuiet(now: number, windowMs: number): Promise<void> {
    if (Math.abs(now - sweptAt) < windowMs) return;
    sweptAt = now;
    // Moments in the future were counted before the clock was set back: they are removed, so that nobody waits until then. Locked rows
    // are skipped: their callers are not quiet, and waiting for them while holding others could end in a deadlock with another process.
    const quiet = knex('request_limits')
      .where((row) => void row.where('last_at', '<=', now - windowMs).orWhere('last_at', '>', now))
      .select('key')
      .forUpdate()
      .skipLocked();
    await knex('request_limits').whereIn('key', quiet).delete();
  }
}
