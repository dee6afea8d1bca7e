// When somebody was planned to work lately: the most likely time of a forgotten punch.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import type { EmployeeSession } from './authenticate-pin.ts';
import { listPlannedTimeOf } from '#features/schedules/shift-store.ts';
import { toInstant } from '#to-instant.ts';

type PlannedShift = { readonly startAtUtc: string; readonly endAtUtc: string };

const TWO_DAYS_MS = 2 * 86_400_000;

/** Planned time that touches the last two days and has begun, soonest first; none where shifts are turned off. */
export async function plannedLately(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { company, employee }: Pick<EmployeeSession, 'company' | 'employee'>,
): Promise<PlannedShift[]> {
  if (!company.features.enableShifts) return [];
  const now = clock();
  const planned = await listPlannedTimeOf(companyScope(database.knex, company.id), [employee.id], {
    from: now - TWO_DAYS_MS,
    to: now + 1,
  });
  return (planned.get(employee.id) ?? []).map(({ startAt, endAt }) => ({
    startAtUtc: toInstant(startAt),
    endAtUtc: toInstant(endAt),
  }));
}
