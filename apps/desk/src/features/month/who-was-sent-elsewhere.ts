import type { MonthPerson } from '#api/payroll-month.ts';
import type { ProfileKey } from '#api/payroll-runs.ts';
import { systemOf } from './check-places.ts';

/** By employee id the profile of those who were sent for another payroll system: a run for this one would be refused. */
export function sentElsewhere(
  people: readonly MonthPerson[],
  profile: ProfileKey,
): ReadonlyMap<string, ProfileKey> {
  return new Map(
    people.flatMap(({ employeeId, sentBy }) =>
      sentBy === null || systemOf(sentBy) === systemOf(profile) ? [] : [[employeeId, sentBy] as const],
    ),
  );
}
