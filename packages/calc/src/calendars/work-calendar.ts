/** What kind of day is any moment, under one rule's holiday profile and one company's calendar? */
import { dayNumber, MINUTES_PER_DAY, toDayNumber, toMinuteOfDay, weekdayOf, yearOf } from '@stimpill/time';
import { type HolidayMarking, type HolidayProfile } from '#holidays/holiday-profile.ts';
import { type HolidayKey } from '#holidays/iceland.ts';
import { type Words } from '#words/words.ts';
import {
  markableDaysOfYear,
  namesOfHoliday,
  type CompanyCalendar,
  type Holiday,
} from '#holidays/holidays-of-year.ts';

/** The kinds of day a moment can belong to under one holiday profile. */
export const DAY_CLASSES = ['ordinary', 'AF', 'SH'] as const;

/** Ordinary, AF (ordinary holiday) or SH (major holiday). */
export type DayClass = (typeof DAY_CLASSES)[number];

/** A stretch of a local day that is of one kind, until (not including) a minute of that day. */
type DayPart = { readonly dayClass: DayClass; readonly until: number };

/** A local day: its parts from midnight to midnight, the country's holidays on it, and the names of those that count. */
type CalendarDay = {
  readonly parts: readonly DayPart[];
  readonly holidays: readonly HolidayKey[];
  readonly names: readonly Words[];
};

/** Answers for the moments of local days, given as day number and minutes since local midnight. */
export type WorkCalendar = {
  /** The kind of day at a minute of a day, and until which minute of that day it stays so. */
  readonly partAt: (day: number, minuteOfDay: number) => DayPart;
  /** The country's holidays on a day, less those removed, whether or not the profile marks them. */
  readonly holidaysOn: (day: number) => readonly HolidayKey[];
  /**
   * How many halves of the days from one to another, both included, are working time, no matter who works: 2 of a day from
   * Monday to Friday, 1 where a holiday begins later in the day, none of a holiday.
   */
  readonly workingHalvesIn: (firstDay: number, lastDay: number) => number;
  /** What the holidays are called that make time of a day AF or SH, the company's own among them. */
  readonly namesOn: (day: number) => readonly Words[];
};

/** The minutes of a day from which it is AF and SH, 1440 where it never is; which holidays it is, and what they are called. */
type DayMarks = { af: number; sh: number; keys: readonly HolidayKey[]; names: readonly Words[] };

const UNMARKED: Readonly<DayMarks> = { af: MINUTES_PER_DAY, sh: MINUTES_PER_DAY, keys: [], names: [] };

const toCalendarDay = ({ af, sh, keys, names }: Readonly<DayMarks>): CalendarDay => {
  const parts: readonly DayPart[] = [
    { dayClass: 'ordinary', until: Math.min(af, sh) },
    { dayClass: 'AF', until: sh },
    { dayClass: 'SH', until: MINUTES_PER_DAY },
  ];
  return {
    parts: parts.filter(({ until }, index) => until > (parts[index - 1]?.until ?? 0)),
    holidays: keys,
    names,
  };
};

const ORDINARY_DAY = toCalendarDay(UNMARKED);

const markDay = (marks: DayMarks, marking: HolidayMarking, names: Words): void => {
  const from = toMinuteOfDay(marking.from ?? '00:00');
  if (marking.class === 'SH') marks.sh = Math.min(marks.sh, from);
  else marks.af = Math.min(marks.af, from);
  marks.names = [...marks.names, names];
};

const markingOf = ({ key, marking }: Holiday, profile: HolidayProfile): HolidayMarking | undefined =>
  key === null ? (marking ?? undefined) : profile[key];

const markYear = (
  year: number,
  profile: HolidayProfile,
  calendar: CompanyCalendar,
): Map<number, DayMarks> => {
  const marked = new Map<number, DayMarks>();
  for (const holiday of markableDaysOfYear(year, calendar)) {
    const day = toDayNumber(holiday.date);
    const marks = marked.get(day) ?? { ...UNMARKED };
    const marking = markingOf(holiday, profile);
    if (marking !== undefined) markDay(marks, marking, namesOfHoliday(holiday));
    if (holiday.key !== null) marks.keys = [...marks.keys, holiday.key];
    marked.set(day, marks);
  }
  return marked;
};

/** The part that holds a minute of the day. */
const partHolding = (parts: readonly DayPart[], minuteOfDay: number): DayPart => {
  for (const part of parts) if (minuteOfDay < part.until) return part;
  throw new RangeError(`A day has no minute ${minuteOfDay}.`);
};

/** The days of a year, in order, and how many working halves come before each of them and after the last. */
type YearTable = {
  readonly firstDay: number;
  readonly days: readonly CalendarDay[];
  readonly halvesBefore: readonly number[];
};

const workingHalvesOf = (day: number, { parts }: CalendarDay): number => {
  const [morning] = parts;
  if (weekdayOf(day) > 4 || morning?.dayClass !== 'ordinary') return 0;
  return morning.until === MINUTES_PER_DAY ? 2 : 1;
};

const toYearTable = (year: number, profile: HolidayProfile, calendar: CompanyCalendar): YearTable => {
  const marked = markYear(year, profile, calendar);
  const firstDay = dayNumber(year, 1, 1);
  const days: CalendarDay[] = [];
  const halvesBefore = [0];
  for (let day = firstDay; day < dayNumber(year + 1, 1, 1); day += 1) {
    const marks = marked.get(day);
    const calendarDay = marks === undefined ? ORDINARY_DAY : toCalendarDay(marks);
    days.push(calendarDay);
    halvesBefore.push((halvesBefore.at(-1) ?? 0) + workingHalvesOf(day, calendarDay));
  }
  return { firstDay, days, halvesBefore };
};

const createWorkCalendar = (profile: HolidayProfile, calendar: CompanyCalendar): WorkCalendar => {
  const years = new Map<number, YearTable>();
  // Days are asked for in order, so the year of the last one is nearly always that of the next.
  let table: YearTable = { firstDay: 0, days: [], halvesBefore: [] };

  const turnTo = (year: number): void => {
    table = years.get(year) ?? toYearTable(year, profile, calendar);
    years.set(year, table);
  };

  const tableOf = (day: number): YearTable => {
    if (day < table.firstDay || day >= table.firstDay + table.days.length) turnTo(yearOf(day));
    return table;
  };

  const dayOf = (day: number): CalendarDay => {
    const { firstDay, days } = tableOf(day);
    return days[day - firstDay] ?? ORDINARY_DAY;
  };

  const workingHalvesIn = (firstDay: number, lastDay: number): number => {
    let halves = 0;
    for (let day = firstDay; day <= lastDay;) {
      const { firstDay: newYear, days, halvesBefore } = tableOf(day);
      const next = Math.min(lastDay + 1, newYear + days.length);
      halves += (halvesBefore[next - newYear] ?? 0) - (halvesBefore[day - newYear] ?? 0);
      day = next;
    }
    return halves;
  };

  return {
    partAt: (day, minuteOfDay) => partHolding(dayOf(day).parts, minuteOfDay),
    holidaysOn: (day) => dayOf(day).holidays,
    workingHalvesIn,
    namesOn: (day) => dayOf(day).names,
  };
};

const known = new WeakMap<CompanyCalendar, WeakMap<HolidayProfile, WorkCalendar>>();

/**
 * The calendar of a company under a rule's profile. Once a holiday has begun it lasts until local midnight, and where
 * two share a day SH stands above AF. Each year's table is made once and kept for as long as the two objects given,
 * which must not change afterwards. Years outside 2000 to 2100 throw a RangeError.
 * @example workCalendarOf({ christmasEve: { class: 'SH', from: '12:00' } }, calendar)
 *   .partAt(toDayNumber('2026-12-24'), 600) // { dayClass: 'ordinary', until: 720 }
 */
export const workCalendarOf = (profile: HolidayProfile, calendar: CompanyCalendar): WorkCalendar => {
  const byProfile = known.get(calendar) ?? new WeakMap<HolidayProfile, WorkCalendar>();
  known.set(calendar, byProfile);
  const workCalendar = byProfile.get(profile) ?? createWorkCalendar(profile, calendar);
  byProfile.set(profile, workCalendar);
  return workCalendar;
};
