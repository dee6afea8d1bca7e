// Which yearly bonuses are due in the period or in the month after it, and were not sent: named before the day, not after it.
import { addMonths, localDateOf, rangeOfMonth } from '@stimpill/time';
import type { Queryable } from '#database/database.ts';
import type { BonusOfYear } from '#features/bonuses/bonus.ts';
import { proposedFrom, readBonuses, type OwedShare } from '#features/bonuses/read-bonuses.ts';
import type { CountRequest, PayrollCount } from './count-payroll.ts';
import { nameOf, type MonthCheck } from './month-check.ts';

const KINDS = [
  { kind: 'december', code: 'decemberBonusDue', firstDue: '12-01', lastDue: '12-15' },
  { kind: 'holiday', code: 'holidayBonusDue', firstDue: '05-01', lastDue: '06-01' },
] as const;

type Days = { readonly from: string; readonly until: string; readonly today: string };

/** A line for each bonus, whether anything is due or not. Only people of the period are looked at. */
export async function bonusChecks(
  db: Queryable,
  count: PayrollCount,
  { range, now }: CountRequest,
): Promise<MonthCheck[]> {
  const today = localDateOf(now, count.preview.company.timeZone);
  const { endDate: until } = rangeOfMonth(addMonths(range.endDate, 1).slice(0, 7));
  const days = { from: range.startDate, until, today };
  const checks: MonthCheck[] = [];
  for (const of of KINDS) checks.push(await bonusCheck(db, count, { ...of, days, now }));
  return checks;
}

type Asked = (typeof KINDS)[number] & { readonly days: Days; readonly now: number };

async function bonusCheck(db: Queryable, count: PayrollCount, asked: Asked): Promise<MonthCheck> {
  const { code, kind, days, now } = asked;
  const { company } = count.preview;
  const due: Due[] = [];
  for (const { year, employeeIds } of yearsToAsk(count, asked)) {
    const people = await readBonuses(db, { kind, year, company, employeeIds, now, withoutHours: true });
    due.push(
      ...people.flatMap(({ employee: { id }, shares }) =>
        shares.filter((share) => isToDo(share, days)).map(({ dueOn }) => ({ id, year, dueOn })),
      ),
    );
  }
  const dueOf = new Set(due.map(({ id }) => id));
  const people = count.people.map(nameOf).filter(({ employeeId }) => dueOf.has(employeeId));
  const [first] = [...due].sort((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  return {
    ...{ code, blocks: false, count: people.length, names: [], words: [], page: 'bonuses' },
    people: people.map((person) => ({ ...person, count: 1, minutes: null })),
    bonus: first === undefined || people.length === 0 ? null : { year: first.year, dueOn: first.dueOn },
  };
}

type Due = { readonly id: string; readonly year: number; readonly dueOn: string };

/** Something would be sent, or the company has to say something first. Of hours it is only known whether any were sent. */
function isToDo(share: OwedShare, { from, until, today }: Days): boolean {
  const { dueOn, proposedAmount, state, unit, sent } = share;
  if (dueOn < from || until < dueOn || today < proposedFrom(share)) return false;
  if (state === 'undecided' || state === 'employerNotNamed') return true;
  return unit === 'dayWorkMinutes' ? state === 'earned' && sent.length === 0 : proposedAmount > 0;
}

type YearToAsk = { readonly year: number; readonly employeeIds: readonly string[] };

/** Everybody in the season of the bonus, else those who leave: most months have nothing to read. */
function yearsToAsk({ people }: PayrollCount, { kind, firstDue, lastDue, days }: Asked): YearToAsk[] {
  const everybody = people.map(({ timesheet: { employee } }) => employee);
  const seasons = [...new Set([yearOf(days.from), yearOf(days.until)])].filter(
    (year) => `${year}-${firstDue}` <= days.until && days.from <= `${year}-${lastDue}`,
  );
  const leavers = everybody.filter(({ employmentEndDate: end }) => end !== null && isWithin(end, days));
  const asked = new Map<number, Set<string>>();
  const ask = (year: number, id: string) => asked.set(year, (asked.get(year) ?? new Set()).add(id));
  for (const year of seasons) for (const { id } of everybody) ask(year, id);
  for (const { id, employmentEndDate } of leavers)
    for (const year of yearsOfEnd(kind, employmentEndDate ?? '')) ask(year, id);
  return [...asked].sort(([a], [b]) => a - b).map(([year, ids]) => ({ year, employeeIds: [...ids].sort() }));
}

function isWithin(date: string, { from, until }: Omit<Days, 'today'>): boolean {
  return from <= date && date <= until;
}

/** In the reports of which years an employment that ends on a day may have something: windows of a year overlap at its edges. */
function yearsOfEnd(kind: BonusOfYear['kind'], end: string): readonly number[] {
  const year = yearOf(end);
  const day = end.slice(5);
  if (kind === 'december') return day < '12-01' ? [year] : [year, year + 1];
  if (day < '05-01') return [year];
  return day < '06-01' ? [year, year + 1] : [year + 1];
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
