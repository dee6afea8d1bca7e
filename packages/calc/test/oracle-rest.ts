/** The oracle's rest: minute by minute through 24 hours, and on until the rest ends. */
import { type TimesheetInput } from './engine.ts';
import { oracleAbsenceDays } from './oracle-absences.ts';
import { workingHalvesOf } from './oracle-calendar.ts';
import { type Case, type OracleCredit } from './oracle-case.ts';
import { firstInstantOf, MINUTE, plusDays, wallClockAt, weekStartOf } from './oracle-clock.ts';
import { minutesOf } from './oracle-stints.ts';
import type { OracleStint } from './oracle-stint.ts';

/** The longest rest of the 24 hours, minute by minute, and the stint that ended it; null where nothing is short. */
const restOf = (date: string, { step, input, run }: Case<'daily-rest'>) => {
  const from = firstInstantOf(date, step.dayStartsAt, input.zone.name);
  const until = firstInstantOf(plusDays(date, 1), step.dayStartsAt, input.zone.name);
  const stints = run.stints.filter((stint) => stint.kind !== 'standby' && stint.from < stint.until);
  const stintAt = (at: number) => stints.find((stint) => stint.from <= at && at < stint.until);
  if (!minutesOf({ from, until }).some((at) => stintAt(at) !== undefined)) return null;
  let best: { length: number; endedBy: OracleStint | undefined } = { length: -1, endedBy: undefined };
  let length = 0;
  for (let at = from; at < until || (length > 0 && at < until + 3000 * MINUTE); at += MINUTE) {
    const stint = stintAt(at);
    if (stint === undefined) length += 1;
    else {
      if (length > best.length) best = { length, endedBy: stint };
      length = 0;
    }
  }
  return length > 0 ? null : best;
};

const creditWholeRest = (asked: Case<'daily-rest'>): OracleCredit[] =>
  asked.dates.flatMap((date) => {
    const rest = restOf(date, asked);
    if (rest === null) return [];
    const { step, input } = asked;
    const { endedBy } = rest;
    const isChange = (input.shifts ?? []).some(
      ({ isShiftChange, startAt, endAt }) =>
        isShiftChange === true && endedBy !== undefined && startAt < endedBy.until && endedBy.from < endAt,
    );
    const wanted = isChange ? (step.shiftChangeMinutes ?? step.restMinutes) : step.restMinutes;
    const off = Math.round((Math.max(0, wanted - rest.length) * step.minutesOffPerHour) / 60);
    const { overtimeBelow } = step;
    return [
      {
        account: 'restTimeOff',
        date,
        minutes: Math.min(off, step.atMostMinutes ?? off),
        payLine: step.payLine ?? null,
      },
      {
        account: 'restOvertime',
        date,
        minutes: Math.max(0, (overtimeBelow?.minutes ?? 0) - rest.length),
        payLine: overtimeBelow?.payLine ?? null,
      },
    ];
  });

/** Rests of the 24 hours and on from them: when each begins, when it ends (or much later), and what ended it. */
const restsOf = (date: string, { step, input, run }: Case<'daily-rest'>) => {
  const from = firstInstantOf(date, step.dayStartsAt, input.zone.name);
  const until = firstInstantOf(plusDays(date, 1), step.dayStartsAt, input.zone.name);
  const stints = run.stints.filter((stint) => stint.kind !== 'standby' && stint.from < stint.until);
  const touching = stints.filter((stint) => stint.from < until && stint.until > from);
  const starts = [from, ...touching.map((stint) => stint.until).filter((end) => end <= until)];
  const rests = starts.map((start) => {
    const endedBy = stints.find((stint) => stint.until > start);
    return { start, end: Math.max(start, endedBy?.from ?? Infinity), endedBy };
  });
  return { until, rests, last: touching.at(-1) };
};

const isWorkingDate = (date: string, input: TimesheetInput): boolean => {
  const planned = (input.shifts ?? []).map(({ startAt }) => wallClockAt(startAt, input.zone.name).date);
  if (planned.some((other) => weekStartOf(other) === weekStartOf(date))) return planned.includes(date);
  const { startDate, endDate } = input.employment ?? {};
  return (startDate ?? date) <= date && date <= (endDate ?? date) && workingHalvesOf(date, input) > 0n;
};

const isChange = (stint: OracleStint | undefined, { shifts = [] }: TimesheetInput): boolean =>
  shifts.some(
    ({ isShiftChange, startAt, endAt }) =>
      isShiftChange === true && stint !== undefined && startAt < stint.until && stint.from < endAt,
  );

const creditIntoNextDay = (
  asked: Case<'daily-rest'>,
  into: NonNullable<Case<'daily-rest'>['step']['intoNextDay']>,
): OracleCredit[] =>
  asked.dates.flatMap((date) => {
    const { step, input } = asked;
    const { until, rests, last } = restsOf(date, asked);
    if (last === undefined) return [];
    const next = plusDays(date, 1);
    const inside = rests
      .filter(({ start }) => start < until)
      .map((rest) => ({ ...rest, minutes: (Math.min(rest.end, until) - rest.start) / MINUTE }));
    const whole = rests.map((rest) => ({ ...rest, minutes: (rest.end - rest.start) / MINUTE }));
    const longest = <R extends { minutes: number }>(all: R[]): R | undefined =>
      all.find(({ minutes }) => minutes === Math.max(...all.map((rest) => rest.minutes)));
    const isWorked = isWorkingDate(next, input);
    const counted = isWorked ? longest(whole) : longest(inside);
    if (counted === undefined) return [];
    const isSoon = counted.end <= until + step.restMinutes * MINUTE;
    const wanted =
      isSoon && isChange(counted.endedBy, input)
        ? (step.shiftChangeMinutes ?? step.restMinutes)
        : step.restMinutes;
    const off = Math.round((Math.max(0, wanted - counted.minutes) * step.minutesOffPerHour) / 60);
    const rested = longest(inside)?.minutes ?? 0;
    const below = (step.overtimeBelow?.minutes ?? 0) - rested;
    const full = Math.min(counted.end, counted.start + step.restMinutes * MINUTE) - until;
    const absent = oracleAbsenceDays(input)
      .filter((day) => day.date === next)
      .reduce((sum, { minutes }) => sum + minutes, 0);
    const paid =
      isWorked && rested < wanted && counted.start <= until
        ? Math.min(full / MINUTE, into.atMostMinutes) - absent
        : 0;
    const credit = (account: string, minutes: number, payLine: string | null) => ({
      account,
      date,
      minutes: Math.max(0, minutes),
      payLine,
    });
    return [
      credit('restTimeOff', Math.min(off, step.atMostMinutes ?? off), step.payLine ?? null),
      credit('restOvertime', below, step.overtimeBelow?.payLine ?? null),
      credit('restPay', paid, into.payLine),
    ];
  });

/** What short rest gives. */
export const creditRest = (asked: Case<'daily-rest'>): OracleCredit[] =>
  asked.step.intoNextDay === undefined
    ? creditWholeRest(asked)
    : creditIntoNextDay(asked, asked.step.intoNextDay);
