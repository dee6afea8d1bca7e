// Exact sliding windows that every process on the same PostgreSQL sees. One statement for all requests of a turn of the event loop.
import { createHash } from 'node:crypto';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { groupBy } from '#group-by.ts';
import { onceATurn } from '#once-a-turn.ts';
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
 * The rows are locked while they are counted, so that of two requests at the same moment the second sees the first; in one order, so that
 * two processes never wait for each other. A refused request leaves a null behind, which the next count drops.
 */
const COUNT = `
  insert into request_limits as kept (key, passed_at, last_at)
  select given.key, ${appended('given.hits', 'cast(:limit as int)')}, :now
  from unnest(cast(:keys as text[]), cast(:hits as int[])) as given (key, hits)
  order by given.key
  on conflict (key) do update set
    passed_at = (
      select coalesce(array_agg(at order by at), '{}') ||
        ${appended('cardinality(excluded.passed_at)', 'cast(greatest(:limit - count(*), 0) as int)')}
      from unnest(kept.passed_at) as at
      where at > cast(:now as bigint) - cast(:windowMs as bigint)
    ),
    last_at = :now
  returning key, passed_at`;

/** So many moments as there is room for, and a null for each request more. */
function appended(hits: string, room: string): string {
  const passing = `least(${hits}, ${room})`;
  return (
    `array_fill(cast(:now as bigint), array[${passing}]) || ` +
    `array_fill(cast(null as bigint), array[${hits} - ${passing}])`
  );
}

/** A hash: callers are told apart by addresses and the like, which should not be stored in a table. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Of the requests of one caller in one statement, in their order: those that passed, and then those that were refused. */
function passagesOf(
  passedAt: Counted['passed_at'],
  hits: number,
  { now, limit, windowMs }: Pick<Window, 'limit' | 'windowMs'> & { readonly now: number },
): Passage[] {
  const passed = passedAt.filter((at) => at !== null);
  const passing = hits - (passedAt.length - passed.length);
  const resetTime = new Date(Number(passed[0] ?? now) + windowMs);
  return Array.from({ length: hits }, (_, index) => ({
    totalHits: index < passing ? passed.length - passing + index + 1 : limit + 1,
    resetTime,
  }));
}

type Counted = { readonly key: string; readonly passed_at: readonly (number | string | null)[] };

/** @returns a function that counts a request of a caller; refused requests do not count against later ones */
export function sharedRequestLimits({ knex }: Database, clock: Clock) {
  let sweptAt = clock();
  const countersOf = new Map<string, (caller: string) => Promise<Passage>>();

  return (window: Window, caller: string): Promise<Passage> => {
    const count =
      countersOf.get(window.name) ?? onceATurn((callers: readonly string[]) => countAll(window, callers));
    countersOf.set(window.name, count);
    return count(caller);
  };

  /** Those that ask in the same turn of the event loop, with one statement. Of several of one caller the first pass. */
  async function countAll({ name, limit, windowMs }: Window, callers: readonly string[]): Promise<Passage[]> {
    const now = clock();
    await forgetTheQuiet(now, windowMs);
    const asking = callers.map((caller) => digestOf(`${name}|${caller}`));
    const hitsOf = new Map([...groupBy(asking, (key) => key)].map(([key, { length }]) => [key, length]));
    const [keys, hits] = [[...hitsOf.keys()], [...hitsOf.values()]];
    const { rows } = await knex.raw<{ rows: Counted[] }>(COUNT, { keys, hits, now, limit, windowMs });
    const passages = new Map(
      rows.map(({ key, passed_at }) => [
        key,
        passagesOf(passed_at, hitsOf.get(key) ?? 0, { now, limit, windowMs }),
      ]),
    );
    return asking.map(
      (key) => passages.get(key)?.shift() ?? assertNeverHappens('a request that was not counted'),
    );
  }

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
