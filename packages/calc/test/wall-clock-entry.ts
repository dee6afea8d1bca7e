/** How is `Mon 2026-11-23 08:00 - 16:00` a time entry? As a payroll person would read it, in the zone's local time. */
import { type DateRange, type Instant, type LocalDate, type Zone } from '@stimpill/time';
import { ABSENCE_TYPES, type Absence, type Break, type Entry, type PlannedShift } from './engine.ts';

const DAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MOMENT_FORM = /^(?:([A-Z][a-z]{2}) (\d{4}-\d{2}-\d{2}) )?(\d{2}:\d{2}(?::\d{2})?)([+-]\d{2}:\d{2})?$/;
const MS_PER_HOUR = 3_600_000;

const checkDayName = (dayName: string, date: LocalDate): void => {
  const actual = DAY_NAMES[new Date(`${date}T00:00Z`).getUTCDay()];
  if (actual !== dayName)
    throw new Error(`${date} is a ${actual ?? 'day that does not exist'}, not a ${dayName}.`);
};

/** The instants at which the wall shows this time: none where the clock jumps over it, two where it comes twice. */
const instantsShowing = (date: LocalDate, time: string, zone: Zone): Instant[] => {
  const wall = Date.parse(`${date}T${time}Z`);
  const offsets = [-26, -1, 1, 26].map((hours) => zone.offsetMinutesAt(wall + hours * MS_PER_HOUR));
  return [...new Set(offsets)]
    .filter((offset) => zone.offsetMinutesAt(wall - offset * 60_000) === offset)
    .map((offset) => wall - offset * 60_000);
};

const readMoment = (text: string, sameDay: LocalDate, zone: Zone): { instant: Instant; date: LocalDate } => {
  const [, dayName, ownDate, time, offset] = MOMENT_FORM.exec(text) ?? [];
  if (time === undefined) throw new Error(`"${text}" is not a moment like "Mon 2026-11-23 08:00".`);
  const date = ownDate ?? sameDay;
  if (dayName !== undefined) checkDayName(dayName, date);
  if (offset !== undefined) return { instant: Date.parse(`${date}T${time}${offset}`), date };
  const [instant, ...others] = instantsShowing(date, time, zone);
  if (instant === undefined || others.length > 0) {
    throw new Error(
      `"${text}" comes ${String(others.length + (instant === undefined ? 0 : 1))} times; give its offset.`,
    );
  }
  return { instant, date };
};

type Span = { readonly startAt: Instant; readonly endAt: Instant | null; readonly date: LocalDate };

/** Two moments with " - " between them; a time without a date is on the day of the one before it. */
const readSpan = (text: string, sameDay: LocalDate, zone: Zone): Span => {
  const [from, to] = text.split(' - ');
  if (from === undefined || to === undefined)
    throw new Error(`"${text}" has no " - " between start and end.`);
  const start = readMoment(from, sameDay, zone);
  const endAt = to === 'open' ? null : readMoment(to, start.date, zone).instant;
  return { startAt: start.instant, endAt, date: start.date };
};

const KINDS: Readonly<Record<string, NonNullable<Entry['kind']>>> = {
  'call-out': 'callOut',
  standby: 'standby',
};
const BREAK_FORM = /^(unpaid|paid|worked through) (.*)$/;

const readBreak = (text: string, date: LocalDate, zone: Zone): Break => {
  const [, word, hours] = BREAK_FORM.exec(text) ?? [];
  if (word === undefined || hours === undefined) throw new Error(`"${text}" is no break.`);
  const { startAt, endAt } = readSpan(hours, date, zone);
  const kind = word === 'worked through' ? 'workedThrough' : word === 'paid' ? 'paid' : 'unpaid';
  return { startAt, endAt: endAt ?? startAt, kind };
};

/** Reads one line of an example's `entries`; its position becomes its id. */
export const readEntry = (line: string, index: number, zone: Zone): Entry => {
  const [hours = '', ...facts] = line.split(', ');
  const isDraft = hours.endsWith(' draft');
  const { startAt, endAt, date } = readSpan(hours.replace(/ draft$/, ''), '', zone);
  const kinds = facts.flatMap((fact) => KINDS[fact] ?? []);
  const breaks = facts.filter((fact) => !(fact in KINDS)).map((fact) => readBreak(fact, date, zone));
  return {
    id: `entry ${index}`,
    startAt,
    endAt,
    isDraft,
    ...(kinds[0] && { kind: kinds[0] }),
    ...(breaks.length > 0 && { breaks }),
  };
};

/** Reads one line of an example's `shifts`. */
export const readShift = (line: string, zone: Zone): PlannedShift => {
  const [hours = '', ...facts] = line.split(', ');
  const { startAt, endAt } = readSpan(hours, '', zone);
  return { startAt, endAt: endAt ?? startAt, isShiftChange: facts.includes('shift change') };
};

/** Reads `2026-11-01 to 2026-11-30`, or one date alone. */
export const readDates = (line: string): DateRange => {
  const [startDate = '', endDate = startDate] = line.split(' to ');
  return { startDate, endDate };
};

const ABSENCE_FORM = /^(\w+) (\S+(?: to \S+)?)(?:, (\d+) minutes)?$/;

/** Reads `vacation 2026-11-01 to 2026-11-30`, with the minutes of each day after a comma if they are known. */
export const readAbsence = (line: string): Absence => {
  const [, word, dates, minutes] = ABSENCE_FORM.exec(line) ?? [];
  const type = ABSENCE_TYPES.find((known) => known === word);
  if (type === undefined || dates === undefined) throw new Error(`"${line}" is no absence.`);
  return { type, ...readDates(dates), ...(minutes !== undefined && { minutes: Number(minutes) }) };
};
