/** The oracle's limits: what a limit is in the period of a date, and what absence has filled of it by then. */
import { type RuleDefinition, type TimesheetInput } from './engine.ts';
import { oracleAbsenceDays } from './oracle-absences.ts';
import { workingHalvesOf } from './oracle-calendar.ts';
import { datesBetween, hundredthsOver, payPeriodOf, plusDays, ratioOf, weekStartOf } from './oracle-clock.ts';

type Step = RuleDefinition['mechanisms'][number];

/** What all limits have. */
export type Limit = Omit<Extract<Step, { mechanism: 'weekly-overtime' }>, 'mechanism' | 'weekStart'>;

/**
 * What a limit is in one period: its first date, the counts past which its tiers begin and the most that minutes count beyond
 * themselves, both in hundredths of a minute, and the minutes of absence that count.
 */
export type LimitOfPeriod = {
  readonly firstDate: string;
  readonly starts: readonly number[];
  readonly mostBeyond: number;
  readonly absentUntil: (date: string) => number;
};

const datesOfPeriod = (step: Step, date: string, input: TimesheetInput): string[] => {
  const week = (weekStart?: string): string[] => {
    const first = weekStartOf(date, weekStart);
    return datesBetween(first, plusDays(first, 6));
  };
  if (step.mechanism === 'weekly-overtime') return week(step.weekStart);
  if (step.mechanism === 'pay-period-overtime') return payPeriodOf(date, step.anchorDay, input);
  if (step.mechanism !== 'overtime-cap' || step.period === 'day') return [date];
  return step.period === 'week' ? week(step.weekStart) : payPeriodOf(date, step.anchorDay, input);
};

const isEmployed = (date: string, { employment }: TimesheetInput): boolean =>
  (employment?.startDate ?? date) <= date && date <= (employment?.endDate ?? date);

/** So many minutes for each working day, day by day, in hundredths. */
const byWorkingDays = (
  perDay: number,
  dates: readonly string[],
  isScaled: boolean,
  input: TimesheetInput,
): number => {
  let parts = 0n;
  for (const date of dates) {
    const halves = isEmployed(date, input) ? workingHalvesOf(date, input) : 0n;
    parts += BigInt(Math.round(perDay * 100)) * halves * (isScaled ? ratioOf(input, date) : 1_000_000n);
  }
  return Number(parts / 2_000_000n);
};

const scaledIf = (
  isScaled: boolean,
  minutes: number,
  dates: readonly string[],
  input: TimesheetInput,
): number => (isScaled ? hundredthsOver(minutes, dates, input) : Math.round(minutes * 100));

const mostBeyondOf = (limit: Limit, dates: readonly string[], input: TimesheetInput): number => {
  const most = limit.weighted?.atMostMinutes;
  return most === undefined ? Infinity : scaledIf(limit.scaledByRatio === true, most, dates, input);
};

const startsOf = (limit: Limit, dates: readonly string[], input: TimesheetInput): number[] => {
  const isScaled = limit.scaledByRatio === true;
  const scaled = (minutes: number): number => scaledIf(isScaled, minutes, dates, input);
  const perDay = limit.limitPerWorkingDayMinutes;
  const lowest =
    perDay === undefined ? scaled(limit.limitMinutes ?? 0) : byWorkingDays(perDay, dates, isScaled, input);
  const tiers = (limit.higherTiers ?? []).map(({ limitMinutes }) => Math.max(lowest, scaled(limitMinutes)));
  return [lowest, ...tiers];
};

/** What a limit is in the period that holds a date. */
export const limitOfPeriod = (
  step: Step,
  limit: Limit,
  date: string,
  input: TimesheetInput,
): LimitOfPeriod => {
  const dates = datesOfPeriod(step, date, input);
  const kinds: readonly string[] = limit.countedAbsences ?? [];
  const absences = oracleAbsenceDays(input).filter(
    (day) => kinds.includes(day.type) && dates.includes(day.date),
  );
  return {
    firstDate: dates[0] ?? date,
    starts: startsOf(limit, dates, input),
    mostBeyond: mostBeyondOf(limit, dates, input),
    absentUntil: (until) =>
      absences.filter((day) => day.date <= until).reduce((sum, { minutes }) => sum + minutes, 0),
  };
};
