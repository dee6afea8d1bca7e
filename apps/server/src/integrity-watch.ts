// Damage in a SQLite file shows only when the damaged page is read, perhaps months later. So every page is checked regularly.
import type { Clock } from './clock.ts';
import { damageSaidBy, type Depth } from './database/find-damage.ts';
import { readIntegrity, recordIntegrity, type IntegrityRecord } from './database/integrity-record.ts';
import { describeFailure } from './http/error-handler.ts';
import type { Log } from './log.ts';

const WEEK_MS = 7 * 86_400_000;
/** The first requests after a start come before the check. */
const FIRST_LOOK_MS = 5_000;
const LOOK_EVERY_MS = 3_600_000;

export type IntegrityWatchDeps = {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Checks in a thread of its own, so that no punch waits. */
  readonly findDamage: (depth: Depth) => Promise<readonly string[]>;
};

type Moment = 'start' | 'hourly';

/**
 * A quick check after every start, and a full one every week, with or without a restart.
 * @returns a function that ends it
 */
export function watchIntegrity(deps: IntegrityWatchDeps): () => void {
  let isOver = false;
  const look = (moment: Moment) => {
    lookAtIntegrity(deps, moment).catch((failure: unknown) => {
      if (!isOver) deps.log.error(describeFailure(failure), 'the database could not be looked at');
    });
  };
  const first = setTimeout(() => look('start'), FIRST_LOOK_MS);
  const hourly = setInterval(() => look('hourly'), LOOK_EVERY_MS);
  return () => {
    isOver = true;
    clearTimeout(first);
    clearInterval(hourly);
  };
}

/** Runs the quick or the full check, whichever is due, logs what it finds, and stores it where the doctor reads it. */
export async function lookAtIntegrity(
  { dataDir, clock, log, findDamage }: IntegrityWatchDeps,
  moment: Moment,
): Promise<void> {
  const depth = depthOf(readIntegrity(dataDir), clock(), moment);
  if (depth === null) return;
  const damage = await findDamage(depth).catch((error: unknown) => [damageSaidBy(error)]);
  if (damage.length > 0)
    log.error(
      { depth, faults: damage.length, damage: damage.join('; ') },
      'the database is damaged: "stimpill doctor" says what to do',
    );
  recordIntegrity(dataDir, { checkedAt: clock(), depth, damage });
}

function depthOf(record: IntegrityRecord | null, now: number, moment: Moment): Depth | null {
  const lastFullAt = record?.lastFullAt ?? null;
  // A last check in the future: the clock was set back, and nobody knows how long ago that check was.
  const isDue = lastFullAt === null || lastFullAt > now || now - lastFullAt >= WEEK_MS;
  if (isDue) return 'full';
  if (moment === 'hourly') return null;
  // A quick check may miss what a full check has found.
  return (record?.damage ?? []).length > 0 ? 'full' : 'quick';
}
