/** The oracle's clock: it asks Intl for the wall clock of every single minute, and searches holidays day by day. */
import {
  holidaysOfYear,
  PLAIN_TIME,
  type CompanyCalendar,
  type Holiday,
  type RuleDefinition,
  type RuleVersion,
  type TimesheetInput,
} from './engine.ts';

/** What the wall shows at an instant. */
export type WallClock = { readonly date: string; readonly weekday: string; readonly time: string };

/** Milliseconds of a minute. */
export const MINUTE = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const wallClocks = new Map<string, WallClock>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'long',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, known);
  return known;
};

/** The wall clock at an instant. */
export const wallClockAt = (instant: number, timeZone: string): WallClock => {
  const key = `${timeZone} ${instant}`;
  const known = wallClocks.get(key);
  if (known !== undefined) return known;
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const clock = {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: part('weekday').toLowerCase(),
    time: `${part('hour')}:${part('minute')}`,
  };
  wallClocks.set(key, clock);
  return clock;
};

/** The version in force on a date. */
export const versionOn = (date: string, versions: readonly RuleVersion[]): RuleVersion => {
  const begun = versions.filter(({ validFrom }) => validFrom <= date);
  return begun.reduce(
    (best, next) => (next.validFrom > best.validFrom ? next : best),
    begun[0] ?? PLAIN_TIME,
  );
};

const holidays = new WeakMap<CompanyCalendar, Map<string, readonly Holiday[]>>();

/** Asked for every minute, so a year is written down the first time. */
const holidaysOn = (date: string, calendar: CompanyCalendar): readonly Holiday[] => {
  const year = date.slice(0, 4);
  const years = holidays.get(calendar) ?? new Map<string, readonly Holiday[]>();
  const known = years.get(year) ?? holidaysOfYear(Number(year), calendar);
  holidays.set(calendar, years.set(year, known));
  return known.filter((holiday) => holiday.date === date);
};

/** The kind of day at a moment. */
export const dayClassAt = (
  { date, time }: WallClock,
  { holidayProfile }: RuleDefinition,
  calendar: CompanyCalendar,
): string => {
  const classes = holidaysOn(date, calendar)
    .flatMap(({ key, marking }) => (key === null ? marking : holidayProfile[key]) ?? [])
    .filter((marking) => time >= (marking.from ?? '00:00'))
    .map((marking) => marking.class);
  if (classes.includes('SH')) return 'SH';
  return classes.includes('AF') ? 'AF' : 'ordinary';
};

/** The keys of the country's holidays on a date, less those removed. */
export const holidayKeysOn = (date: string, calendar: CompanyCalendar): string[] =>
  holidaysOn(date, calendar).flatMap(({ key }) => key ?? []);

/** The date this many days later. */
export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 1440 * MINUTE).toISOString().slice(0, 10);

/** Every date from the first to the last. */
export const datesBetween = (first: string, last: string): string[] => {
  const dates: string[] = [];
  for (let date = first; date <= last; date = plusDays(date, 1)) dates.push(date);
  return dates;
};

/** The weekday of a date, Sunday 0. */
const weekdayNumber = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay();

const NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The weekday of a date by name. */
export const weekdayName = (date: string): string => NAMES[weekdayNumber(date)] ?? '';

/** The first date of the week: walk back until the week begins. */
export const weekStartOf = (date: string, weekStart = 'monday'): string => {
  let first = date;
  while (weekdayName(first) !== weekStart) first = plusDays(first, -1);
  return first;
};

/** Every date of the pay period that holds a date: walk both ways until it ends. */
export const payPeriodOf = (date: string, anchorDay: number | undefined, input: TimesheetInput): string[] => {
  const own = (input.payPeriods ?? []).find(({ startDate, endDate }) => startDate <= date && date <= endDate);
  if (anchorDay === undefined && own !== undefined) return datesBetween(own.startDate, own.endDate);
  const isFirst = (day: string): boolean => Number(day.slice(8)) === (anchorDay ?? 1);
  let first = date;
  while (!isFirst(first)) first = plusDays(first, -1);
  let last = date;
  while (!isFirst(plusDays(last, 1))) last = plusDays(last, 1);
  return datesBetween(first, last);
};

/** The employment ratio on a date in millionths, as a whole number. */
export const ratioOf = ({ employment }: TimesheetInput, date: string): bigint => {
  const ratio = employment?.ratio ?? 1;
  if (typeof ratio === 'number') return BigInt(Math.round(ratio * 1e6));
  const inOrder = [...ratio].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const begun = inOrder.filter(({ validFrom }) => validFrom <= date);
  const step = begun.at(-1) ?? inOrder[0];
  return BigInt(Math.round((step?.ratio ?? 1) * 1e6));
};

/** Minutes with two decimals times the mean ratio of some dates, down to a whole hundredth of a minute. */
export const hundredthsOver = (minutes: number, dates: readonly string[], input: TimesheetInput): number => {
  const sum = dates.reduce((total, date) => total + ratioOf(input, date), 0n);
  return Number((BigInt(Math.round(minutes * 100)) * sum) / (1_000_000n * BigInt(dates.length)));
};

/** The same, down to a whole minute. */
export const scaledOver = (minutes: number, dates: readonly string[], input: TimesheetInput): number =>
  Math.floor(hundredthsOver(minutes, dates, input) / 100);

/** Minutes with two decimals times a ratio in millionths, to the nearest whole minute, half a minute upwards. */
export const scaledNearest = (minutes: number, ratio: bigint): number =>
  Number((BigInt(Math.round(minutes * 100)) * ratio + 50_000_000n) / 100_000_000n);

/** The first instant whose wall clock shows a date and time, or a later one. */
export const firstInstantOf = (date: string, time: string, zone: string): number => {
  const isReached = (instant: number): boolean => {
    const clock = wallClockAt(instant, zone);
    return clock.date > date || (clock.date === date && clock.time >= time);
  };
  let instant = Date.parse(`${date}T${time}Z`) - 15 * 60 * MINUTE;
  while (!isReached(instant)) instant += 60 * MINUTE;
  while (isReached(instant - MINUTE)) instant -= MINUTE;
  return instant;
};
