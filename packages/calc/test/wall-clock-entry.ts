/** How is `Mon 2026-11-23 08:00 - 16:00` a time entry? As a payroll person would read it, in the zone's local time. */
import type { Entry, Instant, LocalDate, Zone } from './engine.ts';

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

/** Reads one line of an example's `entries`; its position becomes its id. */
export const readEntry = (line: string, index: number, zone: Zone): Entry => {
  const isDraft = line.endsWith(' draft');
  const [from, to] = line.replace(/ draft$/, '').split(' - ');
  if (from === undefined || to === undefined)
    throw new Error(`"${line}" has no " - " between start and end.`);
  const start = readMoment(from, '', zone);
  const endAt = to === 'open' ? null : readMoment(to, start.date, zone).instant;
  return { id: `entry ${index}`, startAt: start.instant, endAt, isDraft };
};
