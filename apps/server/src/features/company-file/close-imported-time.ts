// Time that a file says was approved is closed, as it is by an approval: through its last approved day, and to the end of a pay period that is
// over and of which the file has nothing else.
import { instantsOf, localDateOf, periodAround, type DateRange } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import type { Authored } from '#features/changes/change.ts';
import { closeTime } from '#features/ledger/close-time.ts';
import { groupBy } from '#group-by.ts';
import type { CompanyRows } from './company-rows.ts';

type Imported = Pick<CompanyRows, 'company' | 'employees' | 'payPeriods' | 'timeEntries'>;

export async function closeImportedTime(
  scope: CompanyScope,
  rows: Imported,
  authored: Authored,
): Promise<void> {
  const { time_zone: timeZone } = rows.company;
  const spans = spansOf(rows, localDateOf(authored.now, timeZone));
  for (const some of groupBy(spans, ({ startDate, endDate }) => `${startDate} ${endDate}`).values()) {
    const [first] = some;
    if (first === undefined) continue;
    const { from, to: until } = instantsOf(first, timeZone);
    const employeeIds = some.map(({ employeeId }) => employeeId);
    await closeTime(scope, { timeZone, employeeIds, from, until }, authored);
  }
}

type Span = DateRange & { readonly employeeId: string };

function spansOf(rows: Imported, today: string): readonly Span[] {
  const startDayOf = startDays(rows);
  const counted = rows.timeEntries.filter((row) => !row.is_draft);
  const placed = counted.map((row) => {
    const date = localDateOf(row.start_at, rows.company.time_zone);
    return { row, date, period: periodAround(startDayOf(row), date) };
  });
  const byPeriod = groupBy(placed, ({ row, period }) => `${row.employee_id} ${period.startDate}`);
  return [...byPeriod.values()].flatMap((ofPeriod) => {
    const locked = ofPeriod.filter(({ row }) => row.is_locked);
    const [first] = locked;
    if (first === undefined) return [];
    const { startDate, endDate } = first.period;
    const isWhole = endDate < today && locked.length === ofPeriod.length;
    const last = locked.map(({ date }) => date).reduce((a, b) => (a > b ? a : b));
    return [{ employeeId: first.row.employee_id, startDate, endDate: isWhole ? endDate : last }];
  });
}

function startDays({ company, employees, payPeriods }: Imported): (row: TimeEntryRow) => number {
  const days = new Map(payPeriods.map(({ id, start_day }) => [id, start_day]));
  const own = new Map(employees.map(({ id, pay_period_id }) => [id, pay_period_id]));
  return ({ employee_id }) =>
    days.get(own.get(employee_id) ?? company.default_pay_period_id ?? '') ?? FIRST_OF_MONTH;
}

const FIRST_OF_MONTH = 1;
