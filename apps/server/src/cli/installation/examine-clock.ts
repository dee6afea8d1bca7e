// Was the clock set back, and does the clock of a machine differ from the one that counts?
import { hostname } from 'node:os';
import type { ClockStanding } from '#clock-looks.ts';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { clockTroubleText, currentClockTrouble, isTrouble } from '#features/system/clock-trouble.ts';
import { findKnownClock } from '#features/system/installation-store.ts';
import { isBehind } from '#features/system/server-clock.ts';
import { toInstant } from '#to-instant.ts';
import { fault, ok, warning, type Finding } from './findings.ts';

export async function examineClock({ knex }: Database, clock: Clock): Promise<Finding> {
  const now = clock();
  const { newestAt, setBack } = await findKnownClock(knex);
  const then = 'Set it, and keep it by NTP. Then look at the punches since, and say "stimpill clock confirm"';
  if (newestAt !== null && isBehind(newestAt, now))
    return fault(
      'clock',
      `it says ${toInstant(now)}, but the server has run and taken punches until ${toInstant(newestAt)}. ${then}`,
    );
  if (setBack === null) return ok('clock', toInstant(now));
  const jump = `from ${toInstant(setBack.fromAt)} to ${toInstant(setBack.toAt)}`;
  return warning('clock', `it says ${toInstant(now)}, but was set back ${jump}. ${then}`);
}

/** @param standing of the clock of this machine; null where it is the one that counts */
export async function examineOffset(
  database: Database,
  standing: ClockStanding | null,
  clock: Clock,
): Promise<Finding[]> {
  const told = await currentClockTrouble({ database, clock });
  const own = standing && isTrouble(standing) ? { ...standing, server: hostname() } : null;
  const troubles = told === null || told.server === own?.server ? [own] : [told, own];
  const found = troubles.flatMap((trouble) =>
    trouble === null ? [] : [warning('clock of a server', clockTroubleText(trouble))],
  );
  if (standing === null || found.length > 0) return found;
  const [offset, error] = [standing.offsetMs, standing.errorMs].map((ms) => (ms / 1_000).toFixed(3));
  return [
    ok(
      'clock of a server',
      `the database's counts; that of this machine is ${offset} s from it, give or take ${error} s`,
    ),
  ];
}
