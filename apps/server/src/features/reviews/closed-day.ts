// Is the time that is asked about closed for payroll, by whom, and what was sent of it? Anyone who lets it count should know.
import { localDateOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listClosedTime } from '#features/ledger/closed-time-store.ts';
import { closedOver } from '#features/ledger/closed-time.ts';
import { closerOf } from '#features/ledger/refuse-closed.ts';
import { listRunsOver, type RunOver } from './case-store.ts';
import type { DayOfPerson } from './day-of-person.ts';
import type { Question } from './question.ts';

export type ClosedDay = {
  /** yyyy-MM-dd, both inclusive. */
  readonly startDate: string;
  readonly throughDate: string;
  /** Epoch milliseconds. */
  readonly closedAt: number;
  readonly closedBy: string;
  /** The payroll runs that have the person for this day, oldest first. */
  readonly runs: readonly RunOver[];
};

/** @param day of the question */
export async function readClosedDay(
  scope: CompanyScope,
  { timeZone }: CompanySettings,
  { employeeId, timeEntryId, at }: Question,
  day: DayOfPerson | null,
): Promise<ClosedDay | null> {
  if (employeeId === null) return null;
  const { startAt } = day?.entries.find(({ id }) => id === timeEntryId) ?? { startAt: at };
  const closed = await listClosedTime(scope, [employeeId], startAt);
  const found = closedOver(closed.get(employeeId) ?? [], startAt);
  if (found === undefined) return null;
  const { from, until, closedAt, by } = found;
  return {
    startDate: localDateOf(from, timeZone),
    throughDate: localDateOf(until - 1, timeZone),
    closedAt,
    closedBy: await closerOf(scope, by),
    runs: await listRunsOver(scope, employeeId, localDateOf(startAt, timeZone)),
  };
}
