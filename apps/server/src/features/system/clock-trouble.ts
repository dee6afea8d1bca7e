// A server whose own clock is not that of the database. It stamps no punch with it, but its log, its certificate and its neighbours go by it.
// Once in the log, on the desk while it lasts, and in the database: the doctor is a process of its own, and the desk may ask another server.
import type { ClockStanding } from '#clock-looks.ts';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { describeFailure } from '#http/error-handler.ts';
import type { Log } from '#log.ts';
import type { ClockTrouble } from '#features/today/read-today.ts';
import { findClockTrouble, forgetClockTrouble, keepClockTrouble } from './clock-trouble-store.ts';

const MOST_OFFSET_MS = 2_000;
const KEEP_EVERY_MS = 60_000;

/** For this long after it was last seen it is told: a server that is gone has no clock. */
const REMEMBERED_MS = 5 * 60_000;

/** More than two seconds, however exactly it is known. */
export function isTrouble({ offsetMs, errorMs }: ClockStanding): boolean {
  return Math.abs(offsetMs) - errorMs > MOST_OFFSET_MS;
}

export function clockTroubleText({ server, offsetMs }: ClockTrouble): string {
  const seconds = (Math.abs(offsetMs) / 1_000).toFixed(1);
  return `the clock of ${server} is ${seconds} s ${offsetMs > 0 ? 'ahead of' : 'behind'} that of the database; keep both by NTP. Punches have the time of the database`;
}

export function currentClockTrouble({ database, clock }: Omit<Deps, 'log'>): Promise<ClockTrouble | null> {
  return findClockTrouble(database.knex, clock() - REMEMBERED_MS);
}

type Deps = { readonly database: Database; readonly clock: Clock; readonly log: Log };

/** @param server the name of this machine. @returns told of each look at the clock; it resolves once that is kept */
export function watchClockOffset(
  { database: { knex }, clock, log }: Deps,
  server: string,
): (standing: ClockStanding) => Promise<void> {
  let keptAt: number | null = null;
  const keep = async (standing: ClockStanding) => {
    const { offsetMs } = standing;
    const isNew = keptAt === null;
    if (!isTrouble(standing)) {
      keptAt = null;
      if (!isNew) await forgetClockTrouble(knex, server);
      return;
    }
    if (isNew) log.error({ server, offsetMs }, clockTroubleText({ server, offsetMs }));
    const now = clock();
    if (keptAt !== null && Math.abs(now - keptAt) < KEEP_EVERY_MS) return;
    keptAt = now;
    await keepClockTrouble(knex, { server, offsetMs }, now);
  };
  return (standing) =>
    keep(standing).catch((failure: unknown) =>
      log.error(describeFailure(failure), 'how the clock stands could not be kept'),
    );
}
