/** What does one run of the rules have at hand? The clock, the rules in force, and what is counted and traced so far. */
import {
  instantOf,
  MINUTES_PER_DAY,
  shownTwiceAround,
  toLocalDate,
  type Clock,
  type DaySpan,
} from '@stimpill/time';
import { spanHolding } from '#calendars/accounting-period.ts';
import { type CalendarOn } from '#calendars/cut-into-days.ts';
import { type TraceReason, type TraceStep } from '#explain/trace.ts';
import { type Citation } from '#holidays/citation.ts';
import { type AbsenceByDay } from '#pay/absence-minutes.ts';
import { type PayClass } from '#pay/pay-class.ts';
import { type Person } from '#pay/person.ts';
import { type PunchedEntry, type ShiftPiece } from '#pay/stint.ts';
import { type Setting } from './mechanisms/mechanism.ts';
import { type InForceOn, type RuleInForce, type RulesInForce } from './rules-in-force.ts';

/** What every run of one calculation shares. */
export type RunInput = {
  readonly clock: Clock;
  readonly rules: RulesInForce;
  /** The employment ratio of a day in millionths. */
  readonly ratioOn: (day: number) => number;
  /** The ratio is the same on every day. */
  readonly isRatioEven: boolean;
  /** The days of the employment; without a bound where it has none. */
  readonly employment: DaySpan;
  readonly absenceByDay: AbsenceByDay;
  readonly companyPeriods: readonly DaySpan[];
  readonly shifts: readonly ShiftPiece[];
  readonly person: Person;
  readonly explain: boolean;
};

/** One run. Its trace has the steps of each entry by the entry's index, and is null where nobody asks why. */
export type RuleRun = {
  readonly clock: Clock;
  readonly inForceOn: InForceOn;
  readonly calendarOn: CalendarOn;
  readonly setting: Setting;
  /** Does any rule deduct anything from worked time? */
  readonly hasDeductions: boolean;
  readonly trace: TraceStep[][] | null;
};

/** Working time by the calendars of the versions in force, each over its own days. */
const workingHalvesIn = (firstDay: number, lastDay: number, inForceOn: InForceOn): number => {
  let halves = 0;
  for (let day = firstDay; day <= lastDay;) {
    const inForce = inForceOn(day);
    const last = Math.min(lastDay, inForce.lastDay);
    halves += inForce.calendar.workingHalvesIn(day, last);
    day = last + 1;
  }
  return halves;
};

/** A new run: nothing counted, nothing traced. */
export const createRun = (input: RunInput): RuleRun => {
  const { clock, rules, employment, companyPeriods } = input;
  const counts = new Map<string, Map<number, number>>();
  return {
    clock,
    inForceOn: rules.inForceOn,
    calendarOn: (day) => rules.inForceOn(day).calendar,
    setting: {
      ratioOn: input.ratioOn,
      isRatioEven: input.isRatioEven,
      workingHalvesIn: ({ firstDay, lastDay }) =>
        workingHalvesIn(
          Math.max(firstDay, employment.firstDay),
          Math.min(lastDay, employment.lastDay),
          rules.inForceOn,
        ),
      absenceByDay: input.absenceByDay,
      companyPeriodOf: companyPeriods.length === 0 ? () => null : (day) => spanHolding(companyPeriods, day),
      shifts: input.shifts,
      person: input.person,
      offsetAt: clock.offsetAt,
      countsOf: (key) => {
        const known = counts.get(key) ?? new Map<number, number>();
        counts.set(key, known);
        return known;
      },
    },
    hasDeductions: rules.all.some(({ rule }) => rule.deducts.length > 0),
    trace: input.explain ? [] : null,
  };
};

/** A stretch of an entry as the trace shows it; the class is null where the minutes are no worked time. */
type Traced = Pick<TraceStep, 'minuteOfDay' | 'dayClass'> & {
  readonly class: PayClass | null;
  readonly start: number;
  readonly end: number;
  readonly day: number;
};

/** Where a step comes from. */
export type StepOrigin = {
  readonly mechanism: string;
  readonly citation: Citation | null;
  readonly inForce: RuleInForce;
};

const NO_CLASS = { name: null, names: null, bucket: null, payLine: null, premiumLines: [] };

const citationOf = (reason: TraceReason): Citation | null =>
  'citation' in reason ? (reason.citation ?? null) : null;

/** In minutes of the local day: the clock may be set back over midnight. */
const shownTwiceAt = ({ start, day }: Traced, clock: Clock): TraceStep['shownTwice'] => {
  const twice = shownTwiceAround(start, clock);
  const midnight = day * MINUTES_PER_DAY;
  return twice && { ...twice, from: twice.from - midnight, to: twice.to - midnight };
};

const toTraceStep = (
  { id }: PunchedEntry,
  stretch: Traced,
  reason: TraceReason,
  { mechanism, citation, inForce: { version, calendar } }: StepOrigin,
  clock: Clock,
): TraceStep => {
  const payClass = stretch.class ?? NO_CLASS;
  return {
    entryId: id,
    mechanism,
    startAt: instantOf(stretch.start),
    endAt: instantOf(stretch.end),
    minutes: stretch.end - stretch.start,
    localDate: toLocalDate(stretch.day),
    minuteOfDay: stretch.minuteOfDay,
    shownTwice: shownTwiceAt(stretch, clock),
    dayClass: stretch.dayClass,
    holidayNames: stretch.dayClass === 'ordinary' ? [] : calendar.namesOn(stretch.day),
    class: payClass.name,
    classNames: payClass.names,
    bucket: payClass.bucket,
    payLine: payClass.payLine,
    premiumLines: payClass.premiumLines,
    reason,
    citation: citationOf(reason) ?? citation,
    ruleName: version.name,
    ruleNames: version.definition.names ?? null,
    versionNumber: version.number,
  };
};

/** Writes down one step of an entry, if anybody asks why. */
export const noteStep = (
  { trace, clock }: RuleRun,
  entry: PunchedEntry,
  stretch: Traced,
  reason: TraceReason,
  origin: StepOrigin,
): void => {
  if (trace === null) return;
  (trace[entry.index] ??= []).push(toTraceStep(entry, stretch, reason, origin, clock));
};
