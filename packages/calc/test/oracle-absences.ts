/** The oracle's absence minutes: day by day, each day's share of the exact sum so far. */
import { type TimesheetInput } from './engine.ts';
import {
  datesBetween,
  dayClassAt,
  MINUTE,
  ratioOf,
  versionOn,
  wallClockAt,
  weekdayName,
  weekStartOf,
} from './oracle-clock.ts';

const WEEKEND = ['saturday', 'sunday'];

/** Half days of a date: 2 on a working day, 1 where a holiday begins later, 0 on holidays and at weekends. */
const halvesOf = (date: string, input: TimesheetInput): bigint => {
  if (WEEKEND.includes(weekdayName(date))) return 0n;
  const { definition } = versionOn(date, input.ruleVersions);
  const isFree = (time: string): boolean =>
    dayClassAt({ date, time, weekday: '' }, definition, input.calendar) !== 'ordinary';
  if (isFree('00:00')) return 0n;
  return isFree('23:59') ? 1n : 2n;
};

const plannedOn = (date: string, input: TimesheetInput): number | null => {
  const shifts = (input.shifts ?? []).map(({ startAt, endAt }) => ({
    date: wallClockAt(startAt, input.zone.name).date,
    minutes: (endAt - startAt) / MINUTE,
  }));
  if (!shifts.some((shift) => weekStartOf(shift.date) === weekStartOf(date))) return null;
  return shifts.filter((shift) => shift.date === date).reduce((sum, { minutes }) => sum + minutes, 0);
};

const isCounted = (date: string, { employment, range }: TimesheetInput): boolean =>
  (employment?.startDate ?? date) <= date &&
  date <= (employment?.endDate ?? date) &&
  range.startDate <= date &&
  date <= range.endDate;

/** Absence minutes of the range by type. */
export const oracleAbsences = (input: TimesheetInput): Record<string, number> => {
  const sums: Record<string, number> = { sick: 0, sickChild: 0, vacation: 0, unpaidLeave: 0 };
  for (const { type, startDate, endDate, minutes } of input.absences ?? []) {
    let exact = 0n;
    for (const date of datesBetween(startDate, endDate)) {
      const planned = plannedOn(date, input);
      const fullDay = versionOn(date, input.ruleVersions).definition.fullDayMinutes ?? 480;
      const before = exact;
      const halves = halvesOf(date, input);
      // Half a day of a hundredth of a minute is cut to the hundredth before it is scaled.
      const hundredths = BigInt(Math.round((Math.round(fullDay * 100) * Number(halves)) / 2));
      if (planned === null) exact += hundredths * ratioOf(input);
      const whole = (parts: bigint): number => Number((parts + 50_000_000n) / 100_000_000n);
      const ofDay = minutes ?? planned ?? whole(exact) - whole(before);
      if (isCounted(date, input)) sums[type] = (sums[type] ?? 0) + ofDay;
    }
  }
  return sums;
};
