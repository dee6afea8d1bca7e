// Work that comes again on days of the calendar: its next day always stands among the jobs, also over a restart.
import { Cron } from 'croner';
import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { planJob } from './job-store.ts';

export type TimedJob = {
  readonly kind: string;
  /** Whose it is: of one kind, each has one job a day. */
  readonly subject: string;
  readonly details: Readonly<Record<string, string>>;
  /** On which days and when, as cron says it: minute, hour, day of the month, month, day of the week. Once a day at most. */
  readonly pattern: string;
  /** IANA zone of the pattern. */
  readonly timeZone: string;
};

/** A server that was away longer than this leaves out what it has missed. */
const LATE_MS = 12 * 3_600_000;

/**
 * Writes down the next time of each. Its id names the day, so that two servers write down the same job, and a day is done once
 * however often the time is changed.
 */
export async function planTimedJobs(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  timedJobs: readonly TimedJob[],
): Promise<void> {
  for (const { kind, subject, details, pattern, timeZone } of timedJobs) {
    const next = new Cron(pattern, { timezone: timeZone, paused: true }).nextRun(new Date(clock()));
    if (next === null) continue;
    const dueAt = next.getTime();
    const id = `${kind}/${subject}/${localDateOf(dueAt, timeZone)}`;
    await planJob(database.knex, { id, kind, details, dueAt, giveUpAt: dueAt + LATE_MS });
  }
}
