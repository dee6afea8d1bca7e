/** The oracle's absence minutes: day by day, each day's share of the exact sum so far. */
import { type TimesheetInput } from './engine.ts';
import { workingHalvesOf } from './oracle-calendar.ts';
import { datesBetween, MINUTE, ratioOf, versionOn, wallClockAt, weekStartOf } from './oracle-clock.ts';

const plannedOn = (date: string, input: TimesheetInput): number | null => {
  const shifts = (input.shifts ?? []).map(({ startAt, endAt }) => ({
    date: wallClockAt(startAt, input.zone.name).date,
    minutes: (endAt - startAt) / MINUTE,
  }));
  if (!shifts.some((shift) => weekStartOf(shift.date) === weekStartOf(date))) return null;
  return shifts.filter((shift) => shift.date === date).reduce((sum, { minutes }) => sum + minutes, 0);
};

/** Absence minutes of a date. */
type AbsenceDay = { readonly date: string; readonly type: string; readonly minutes: number };

const known = new WeakMap<TimesheetInput, AbsenceDay[]>();

const daysOfRecords = (input: TimesheetInput): AbsenceDay[] => {
  const days: AbsenceDay[] = [];
  const { startDate: hired, endDate: left } = input.employment ?? {};
  const all = (input.absences ?? [])
    .flatMap(({ type, startDate, endDate, minutes }) =>
      datesBetween(startDate, endDate).map((date) => ({ date, type, minutes })),
    )
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  const sums = new Map<string, bigint>();
  for (const { date, type, minutes } of all) {
    const month = `${type} ${date.slice(0, 7)}`;
    let exact = sums.get(month) ?? 0n;
    const planned = plannedOn(date, input);
    const fullDay = versionOn(date, input.ruleVersions).definition.fullDayMinutes ?? 480;
    const before = exact;
    const halves = workingHalvesOf(date, input);
    // Half a day of a hundredth of a minute is cut to the hundredth before it is scaled.
    const hundredths = BigInt(Math.round((Math.round(fullDay * 100) * Number(halves)) / 2));
    if (planned === null && minutes === undefined) exact += hundredths * ratioOf(input, date);
    const whole = (parts: bigint): number => Number((parts + 50_000_000n) / 100_000_000n);
    const ofDay = minutes ?? planned ?? whole(exact) - whole(before);
    const isEmployed = (hired ?? date) <= date && date <= (left ?? date);
    sums.set(month, exact);
    if (isEmployed) days.push({ date, type, minutes: ofDay });
  }
  return days;
};

/** Absence minutes of every date, whatever the range; asked for many times, so they are written down. */
export const oracleAbsenceDays = (input: TimesheetInput): readonly AbsenceDay[] => {
  const days = known.get(input) ?? daysOfRecords(input);
  known.set(input, days);
  return days;
};

/** Absence minutes of the range by type. */
export const oracleAbsences = (input: TimesheetInput): Record<string, number> => {
  const sums: Record<string, number> = { sick: 0, sickChild: 0, vacation: 0, unpaidLeave: 0 };
  const { startDate, endDate } = input.range;
  for (const { date, type, minutes } of oracleAbsenceDays(input)) {
    if (startDate <= date && date <= endDate) sums[type] = (sums[type] ?? 0) + minutes;
  }
  return sums;
};
