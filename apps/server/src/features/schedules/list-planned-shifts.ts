// What is planned over a range of days, as far as the caller may see it.
import { localDateOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { seenBy, type Seer } from '#features/people/seen-people.ts';
import { listShifts, type Shift } from './shift-store.ts';

/** More than the offset of any zone from UTC. */
const DAY_MS = 86_400_000;

export type PlannedShift = Shift & {
  /** Of its start, yyyy-MM-dd on the calendar of the company. */
  readonly localDate: string;
};

export type ScheduleRequest = {
  readonly companyId: string;
  readonly caller: Seer;
  /** yyyy-MM-dd, both inclusive, on the calendar of the company. */
  readonly range: { readonly startDate: string; readonly endDate: string };
};

/** By start: of the people whom the caller sees, and open ones. An employee sees those open ones that are advertised. */
export async function listPlannedShifts(
  { database }: { readonly database: Database },
  { companyId, caller, range }: ScheduleRequest,
): Promise<PlannedShift[]> {
  const { timeZone } = await requireCompany(database.knex, companyId);
  const shifts = await listShifts(companyScope(database.knex, companyId), {
    from: Date.parse(range.startDate) - DAY_MS,
    to: Date.parse(range.endDate) + 2 * DAY_MS,
    whose: seenBy(caller),
    open: caller.role === 'employee' ? 'advertised' : 'all',
  });
  return shifts
    .map((shift) => ({ ...shift, localDate: localDateOf(shift.startAt, timeZone) }))
    .filter(({ localDate }) => localDate >= range.startDate && localDate <= range.endDate);
}
