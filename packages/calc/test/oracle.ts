/**
 * A second, slow answer to the same question, to hold the engine against. It shares no code with the calculation: it
 * asks Intl for the wall clock of every single minute, and classes minute by minute with plain searches.
 */
import {
  BUCKETS,
  type Bucket,
  type Entry,
  type RuleDefinition,
  type RuleVersion,
  type TimesheetInput,
} from './engine.ts';
import { dayClassAt, holidayKeysOn, versionOn, wallClockAt, type WallClock } from './oracle-clock.ts';
import { limitOfPeriod, type Limit, type LimitOfPeriod } from './oracle-limits.ts';
import { breakAt, oracleStints, workedMinutes } from './oracle-stints.ts';
import type { OracleStint } from './oracle-stint.ts';

/** A worked minute. */
type Minute = WallClock & {
  readonly at: number;
  readonly entry: Entry;
  readonly version: RuleVersion;
  readonly inBreak: string | null;
  readonly dayClass: string;
  class: string;
};

/** What the oracle says about one entry. */
export type OracleEntry = {
  readonly id: string;
  readonly buckets: Record<Bucket, number>;
  readonly worked: Record<string, number>;
  readonly premium: Record<string, number>;
  readonly afMinutes: number;
  readonly shMinutes: number;
  readonly excessMinutes: number;
};

/** All that the oracle found out about these entries together. */
export type OracleRun = { readonly stints: OracleStint[]; readonly minutes: Minute[] };

type Step = RuleDefinition['mechanisms'][number];

type Hours = {
  readonly weekdays?: readonly string[];
  readonly dayClasses?: readonly string[];
  readonly holidays?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly priority: number;
};

/** The window that holds a moment with the highest priority. */
export const winnerOf = <W extends Hours>(
  windows: readonly W[],
  moment: WallClock & { readonly dayClass: string },
  input: TimesheetInput,
): W | undefined =>
  windows
    .filter(
      (window) =>
        (window.weekdays?.includes(moment.weekday) ?? true) &&
        (window.dayClasses?.includes(moment.dayClass) ?? true) &&
        (window.holidays?.some((key) => holidayKeysOn(moment.date, input.calendar).includes(key)) ?? true) &&
        (window.from ?? '00:00') <= moment.time &&
        moment.time < (window.to ?? '24:00'),
    )
    .sort((a, b) => b.priority - a.priority)[0];

const isMajor = (minute: Minute): boolean =>
  minute.version.definition.codeMap[minute.class]?.bucket === 'majorHoliday';

/** Counts one minute for its period, in hundredths, and moves it if the count has passed a limit by then. */
const countMinute = (
  minute: Minute,
  {
    limit,
    period,
    weight,
  }: { readonly limit: Limit; readonly period: LimitOfPeriod; readonly weight: number },
  counts: Map<string, number>,
) => {
  const { firstDate } = period;
  const worked = (counts.get(firstDate) ?? 0) + 100;
  counts.set(firstDate, worked);
  const beyond = (counts.get(`beyond ${firstDate}`) ?? 0) + Math.round(weight * 100) - 100;
  counts.set(`beyond ${firstDate}`, beyond);
  const count = worked + Math.min(period.mostBeyond, beyond) + 100 * period.absentUntil(minute.date);
  const tiers = [limit, ...(limit.higherTiers ?? [])];
  const tier = tiers.filter((_, index) => count > (period.starts[index] ?? 0)).at(-1);
  const isMoved = (limit.movedClasses ?? limit.countedClasses).includes(minute.class);
  if (tier === undefined || !isMoved) return;
  minute.class = isMajor(minute) ? (limit.majorHolidayClass ?? minute.class) : tier.overtimeClass;
};

const limitOf = (step: Step): Limit | null => {
  if (step.mechanism === 'overtime-cap') return { ...step, overtimeClass: step.excessClass };
  const isLimit =
    step.mechanism === 'daily-overtime' ||
    step.mechanism === 'weekly-overtime' ||
    step.mechanism === 'pay-period-overtime';
  return isLimit ? step : null;
};

const applyStep = (
  minutes: readonly Minute[],
  step: Step,
  counts: Map<string, number>,
  input: TimesheetInput,
) => {
  const limit = limitOf(step);
  const periods = new Map<string, LimitOfPeriod>();
  for (const minute of minutes) {
    if (step.mechanism === 'windows') {
      const windows = step.windows.filter(
        ({ entryKinds }) => entryKinds?.includes(minute.entry.kind ?? 'work') ?? true,
      );
      minute.class = winnerOf(windows, minute, input)?.class ?? minute.class;
    } else if (step.mechanism === 'breaks') {
      const isOf = step.workedThroughOf?.includes(minute.class) ?? true;
      const isMoved = minute.inBreak === 'workedThrough' && isOf && !isMajor(minute);
      if (isMoved) minute.class = step.workedThroughClass ?? minute.class;
    } else if (step.mechanism === 'overtime-time-off') {
      if (step.ofClasses.includes(minute.class)) minute.class = step.timeOffClass;
    } else if (limit?.countedClasses.includes(minute.class) === true) {
      const period = periods.get(minute.date) ?? limitOfPeriod(step, limit, minute.date, input);
      periods.set(minute.date, period);
      const weight = winnerOf(limit.weighted?.windows ?? [], minute, input)?.weight ?? 1;
      countMinute(minute, { limit, period, weight }, counts);
    }
  }
};

const minutesOfStints = (stints: readonly OracleStint[], input: TimesheetInput): Minute[] =>
  workedMinutes(stints, input).map(({ at, entry, stint }) => {
    const clock = wallClockAt(at, input.zone.name);
    const version = versionOn(clock.date, input.ruleVersions);
    const dayClass = dayClassAt(clock, version.definition, input.calendar);
    const inBreak = breakAt(at, stint);
    const { baseClass } = version.definition;
    return { ...clock, at, entry, version, inBreak, dayClass, class: baseClass };
  });

/** Classes every minute of these entries. Steps of one name share their counts over a change of version. */
const runOracle = (entries: readonly Entry[], input: TimesheetInput): OracleRun => {
  const stints = oracleStints(entries, input);
  const all = minutesOfStints(stints, input);
  const counts = new Map<string, Map<string, number>>();
  for (const version of new Set(all.map((minute) => minute.version))) {
    const minutes = all.filter((minute) => minute.version === version);
    const seen: string[] = [];
    for (const step of version.definition.mechanisms) {
      seen.push(step.mechanism);
      const key = `${step.mechanism} ${seen.filter((name) => name === step.mechanism).length}`;
      const ofStep = counts.get(key) ?? new Map<string, number>();
      counts.set(key, ofStep);
      applyStep(minutes, step, ofStep, input);
    }
  }
  return { stints, minutes: all };
};

const count = (lines: readonly string[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const line of lines) sums[line] = (sums[line] ?? 0) + 1;
  return sums;
};

const isExcess = ({ version, class: name }: Minute): boolean =>
  version.definition.mechanisms.some(
    (step) => step.mechanism === 'overtime-cap' && step.excessClass === name,
  );

const countEntry = (entry: Entry, all: readonly Minute[]): OracleEntry => {
  const minutes = all.filter((minute) => minute.entry.id === entry.id);
  const codes = minutes.flatMap(({ version, class: name }) => version.definition.codeMap[name] ?? []);
  return {
    id: entry.id,
    buckets: Object.fromEntries(
      BUCKETS.map((bucket) => [bucket, codes.filter((code) => code.bucket === bucket).length]),
    ) as Record<Bucket, number>,
    worked: count(codes.map(({ payLine }) => payLine)),
    premium: count(codes.flatMap(({ premiumLines = [] }) => premiumLines)),
    afMinutes: minutes.filter(({ dayClass }) => dayClass === 'AF').length,
    shMinutes: minutes.filter(({ dayClass }) => dayClass === 'SH').length,
    excessMinutes: minutes.filter(isExcess).length,
  };
};

/** The minutes of every entry of the input, whatever its range; drafts as if every draft were approved. */
export const askOracle = (
  input: TimesheetInput,
): { entries: Map<string, OracleEntry>; settled: OracleRun } => {
  const closed = input.entries.filter(({ endAt }) => endAt !== null);
  const approved = closed.filter(({ isDraft }) => !isDraft);
  const settled = runOracle(approved, input);
  const ifApproved = approved.length === closed.length ? settled : runOracle(closed, input);
  const entries = new Map(
    input.entries.map((entry) => [
      entry.id,
      countEntry(entry, entry.endAt === null ? [] : (entry.isDraft ? ifApproved : settled).minutes),
    ]),
  );
  return { entries, settled };
};
