// What is known of people's time, read at once for a punch that is answered at once.
import type { CompanyScope } from '#database/company-scope.ts';
import type { UndecidedPunch } from './decide-all.ts';
import { listParkedPunches } from './open-punch-store.ts';
import type { TimeEntry } from './time-entry.ts';
import { listTimelines } from './time-entry-store.ts';

export type KnownTime = {
  /** Epoch milliseconds; nothing is known of entries that ended before. */
  readonly since: number;
  /** By employee id, as listTimelines gives them. */
  readonly timelines: ReadonlyMap<string, readonly TimeEntry[]>;
  /** By employee id, as listParkedPunches gives them. */
  readonly parked: ReadonlyMap<string, readonly UndecidedPunch[]>;
};

export async function readKnownTime(
  scope: CompanyScope,
  employeeIds: readonly string[],
  since: number,
): Promise<KnownTime> {
  const [timelines, parked] = await Promise.all([
    listTimelines(scope, employeeIds, since),
    listParkedPunches(scope, employeeIds),
  ]);
  return { since, timelines, parked };
}
