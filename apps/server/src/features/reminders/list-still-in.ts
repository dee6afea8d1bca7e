// Who seems to have forgotten to clock out: in for a long time, and not because a shift goes on.
import type { CompanyScope } from '#database/company-scope.ts';
import { listPlannedTimeOf } from '#features/schedules/shift-store.ts';
import { listInSinceBefore, type StillIn } from './forgotten-out-store.ts';

/** Hardly anybody works longer than this without a shift that says so. */
export const LONG_MS = 12 * 3_600_000;

/** The longest first. */
export async function listStillIn(scope: CompanyScope, now: number): Promise<readonly StillIn[]> {
  const long = await listInSinceBefore(scope, now - LONG_MS);
  if (long.length === 0) return [];
  const atWork = await listPlannedTimeOf(
    scope,
    long.map(({ employeeId }) => employeeId),
    { from: now, to: now + 1 },
  );
  return long.filter(({ employeeId }) => !atWork.has(employeeId));
}
