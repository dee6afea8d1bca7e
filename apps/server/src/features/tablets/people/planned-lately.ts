// When somebody was planned to work lately: the most likely time of a forgotten punch. And what is planned for today.
import { addDays, localDateOf, startOfLocalDate } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import type { EmployeeSession } from './authenticate-pin.ts';
import { listPlannedTimeOf } from '#features/schedules/shift-store.ts';
import { toInstant } from '#to-instant.ts';

type PlannedShift = { readonly startAtUtc: string; readonly endAtUtc: string };

type Planned = {
  /** Touches the last two days, and has begun. */
  readonly plannedShifts: PlannedShift[];
  /** Touches today in the zone of the company; also what is still to come. */
  readonly shiftsToday: PlannedShift[];
};

const TWO_DAYS_MS = 2 * 86_400_000;

/** Soonest first; none where shifts are turned off. */
export async function plannedLately(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { company, employee }: Pick<EmployeeSession, 'company' | 'employee'>,
): Promise<Planned> {
  if (!company.features.enableShifts) return { plannedShifts: [], shiftsToday: [] };
  const now = clock();
  const today = localDateOf(now, company.timeZone);
  const dayBegins = startOfLocalDate(today, company.timeZone);
  const dayEnds = startOfLocalDate(addDays(today, 1), company.timeZone);
  const planned = await listPlannedTimeOf(companyScope(database.knex, company.id), [employee.id], {
    from: now - TWO_DAYS_MS,
    to: dayEnds,
  });
  const own = planned.get(employee.id) ?? [];
  return {
    plannedShifts: own.filter(({ startAt }) => startAt <= now).map(toPlannedShift),
    shiftsToday: own.filter(({ endAt }) => endAt > dayBegins).map(toPlannedShift),
  };
}

const toPlannedShift = ({ startAt, endAt }: { readonly startAt: number; readonly endAt: number }) => ({
  startAtUtc: toInstant(startAt),
  endAtUtc: toInstant(endAt),
});
