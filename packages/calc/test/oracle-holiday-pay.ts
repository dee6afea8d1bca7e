/** The oracle's holiday pay: what would have been worked in the holiday, counted minute by minute. */
import { type RuleDefinition, type TimesheetInput } from './engine.ts';
import { type Case, type OracleCredit, type StepOf } from './oracle-case.ts';
import { dayClassAt, datesBetween, MINUTE, wallClockAt, weekdayName, weekStartOf } from './oracle-clock.ts';
type HolidayPay = StepOf<'holiday-pay'>;

const timesOfDay = Array.from({ length: 1440 }, (_, minute) =>
  new Date(minute * MINUTE).toISOString().slice(11, 16),
);

/** The class with which the holiday of a date begins, and its first time; null on other days. */
export const holidayOn = (date: string, definition: RuleDefinition, input: TimesheetInput) => {
  for (const time of timesOfDay) {
    const dayClass = dayClassAt({ date, time, weekday: '' }, definition, input.calendar);
    if (dayClass !== 'ordinary') return { dayClass, from: time };
  }
  return null;
};

/** The minutes of a stretch that begins at a time of the day and lasts so long, from another time of that day on. */
const minutesFrom = (begins: string, length: number, from: string): number => {
  const skipped = Math.max(0, timesOfDay.indexOf(from) - timesOfDay.indexOf(begins));
  return Math.max(0, length - skipped);
};

/** Planned minutes of a date from a time on; null in a week without a plan. */
const plannedOn = (date: string, from: string, input: TimesheetInput): number | null => {
  const shifts = (input.shifts ?? []).map((shift) => ({
    clock: wallClockAt(shift.startAt, input.zone.name),
    length: (shift.endAt - shift.startAt) / MINUTE,
  }));
  if (!shifts.some(({ clock }) => weekStartOf(clock.date) === weekStartOf(date))) return null;
  return shifts
    .filter(({ clock }) => clock.date === date)
    .reduce((sum, { clock, length }) => sum + minutesFrom(clock.time, length, from), 0);
};

/** Of the patterns that have begun by a date the one that began last. */
const patternOn = (date: string, employment: TimesheetInput['employment']) => {
  const begun = (employment?.laterPatterns ?? []).filter(({ validFrom }) => validFrom <= date);
  if (begun.length === 0) return employment?.workPattern ?? [];
  const last = begun.map(({ validFrom }) => validFrom).reduce((a, b) => (a > b ? a : b));
  return begun.find(({ validFrom }) => validFrom === last)?.workPattern ?? [];
};

/** Walks from the start of the regular hours to their end, over midnight if need be. */
const regularOn = (date: string, from: string, { employment }: TimesheetInput): number => {
  const own = patternOn(date, employment).find(({ day }) => day === weekdayName(date));
  if (own === undefined) return 0;
  let length = 0;
  do length += 1;
  while (timesOfDay[(timesOfDay.indexOf(own.from) + length) % 1440] !== own.to);
  const inside = minutesFrom(own.from, length, from);
  return inside - Math.round(((own.unpaidBreakMinutes ?? 0) * inside) / length);
};

/** Counts months by going from one to the next; the 31st of a short month is its last day. */
const monthsUntil = (first: string, date: string): number => {
  let months = 0;
  for (;;) {
    const [year = 0, month = 0] = first.split('-').map(Number);
    const firstOfNext = new Date(Date.UTC(year, month - 1 + months + 1, 1)).toISOString().slice(0, 8);
    const lastOfNext = new Date(Date.UTC(year, month - 1 + months + 2, 0)).toISOString().slice(8, 10);
    const day = first.slice(8) < lastOfNext ? first.slice(8) : lastOfNext;
    if (`${firstOfNext}${day}` > date) return months;
    months += 1;
  }
};

const isEarned = (
  date: string,
  { earnedAfterMonths = 0 }: HolidayPay,
  { employment }: TimesheetInput,
): boolean => {
  const begins = [employment?.startDate ?? '9999', employment?.tradeStartDate ?? '9999'].sort()[0] ?? '';
  return begins === '9999' || monthsUntil(begins, date) >= earnedAfterMonths;
};

/** Minutes of unpaid leave. */
export const unpaidOn = (date: string, { absences = [] }: TimesheetInput): number =>
  absences
    .filter(
      ({ type, startDate, endDate, ownKind }) =>
        type === 'unpaidLeave' &&
        typeof ownKind?.payLine !== 'string' &&
        datesBetween(startDate, endDate).includes(date),
    )
    .reduce((sum, { minutes }) => sum + (minutes ?? 1_000_000), 0);

const mostOf = (from: string, { fullDayMinutes, halfDayMinutes }: HolidayPay): number =>
  (from === '00:00' ? fullDayMinutes : (halfDayMinutes ?? fullDayMinutes)) ?? 1_000_000;

/** Every holiday of the dates with what it pays. */
export const creditHolidayPay = ({
  step,
  input,
  run,
  dates,
  definition,
}: Case<'holiday-pay'>): OracleCredit[] =>
  dates.flatMap((date) => {
    const holiday = holidayOn(date, definition, input);
    const kinds: readonly string[] = step.dayClasses ?? ['AF', 'SH'];
    const weekdays: readonly string[] = step.weekdays ?? [weekdayName(date)];
    if (input.employment?.payBasis !== 'hourly' || holiday === null) return [];
    if (!kinds.includes(holiday.dayClass) || !weekdays.includes(weekdayName(date))) return [];
    if (!isEarned(date, step, input)) return [];
    const planned = step.byPlannedShift === false ? null : plannedOn(date, holiday.from, input);
    const own = planned ?? regularOn(date, holiday.from, input);
    const most = Math.floor(mostOf(holiday.from, step) + 0.5);
    const due = Math.max(0, Math.min(own, most) - unpaidOn(date, input));
    const worked = run.minutes.filter(
      (minute) => minute.date === date && minute.dayClass !== 'ordinary',
    ).length;
    const left = step.whenWorked === 'none' && worked > 0 ? 0 : due;
    const minutes = step.whenWorked === 'lessWorked' ? Math.max(0, due - worked) : left;
    return [{ account: 'holidayPay', date, minutes, payLine: step.payLine }];
  });
