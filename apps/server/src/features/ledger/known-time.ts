// What is known of people's time, read at once for a punch that is answered at once.
import type { CompanyScope } from '#database/company-scope.ts';
import { listClosedAround } from './closed-time-store.ts';
import type { ClosedTime } from './closed-time.ts';
import type { UndecidedPunch } from './decide-all.ts';
import { listParkedPunches } from './open-punch-store.ts';
import type { TimeEntry } from './time-entry.ts';
import { listTimelines } from './time-entry-store.ts';

/** What was worked and is closed around the moments of some punches. */
export type TimeAround = {
  /** By employee id, as listTimelines gives them. */
  readonly timelines: ReadonlyMap<string, readonly TimeEntry[]>;
  /** By employee id, as listClosedAround gives it. */
  readonly closed: ReadonlyMap<string, readonly ClosedTime[]>;
};

export type KnownTime = TimeAround & {
  /** Epoch milliseconds; nothing is known of entries that ended before. */
  readonly since: number;
  /** By employee id, as listParkedPunches gives them. */
  readonly parked: ReadonlyMap<string, readonly UndecidedPunch[]>;
};

export async function readKnownTime(
  scope: CompanyScope,
  employeeIds: readonly string[],
  since: number,
): Promise<KnownTime> {
  const [time, parked] = await Promise.all([
    readTime(scope, employeeIds, since),
    listParkedPunches(scope, employeeIds),
  ]);
  return { since, ...time, parked };
}

/** @param since the earliest of the moments */
export async function readTime(
  scope: CompanyScope,
  employeeIds: readonly string[],
  since: number,
): Promise<TimeAround> {
  const [timelines, closed] = await Promise.all([
    listTimelines(scope, employeeIds, since),
    listClosedAround(scope, employeeIds, since),
  ]);
  return { timelines, closed };
}
