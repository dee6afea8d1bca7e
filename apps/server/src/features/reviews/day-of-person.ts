// What a day of somebody looks like: what was planned, what was punched, and what counts as time.
import { instantsOf, localDateOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listEntriesAround } from '#features/ledger/time-entry-store.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { Employee } from '#features/people/employee.ts';
import { listPlannedTimeOf, type PlannedTime } from '#features/schedules/shift-store.ts';
import { listPunchesOf, type PunchOfDay, type Span } from './case-store.ts';

export type DayOfPerson = Span & {
  readonly date: string;
  /** That touch it, by start. */
  readonly entries: readonly TimeEntry[];
  readonly shifts: readonly PlannedTime[];
  readonly punches: readonly PunchOfDay[];
};

/** The local day on which a moment lies. */
export async function readDay(
  scope: CompanyScope,
  { timeZone }: CompanySettings,
  { id }: Pick<Employee, 'id'>,
  at: number,
): Promise<DayOfPerson> {
  const date = localDateOf(at, timeZone);
  const span = instantsOf({ startDate: date, endDate: date }, timeZone);
  const around = (await listEntriesAround(scope, [id], span)).get(id) ?? [];
  return {
    ...span,
    date,
    entries: around.filter(({ endAt }) => endAt === null || endAt > span.from),
    shifts: (await listPlannedTimeOf(scope, [id], span)).get(id) ?? [],
    punches: await listPunchesOf(scope, id, span),
  };
}
