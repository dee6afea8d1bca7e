/**
 * What does work on many shifts of different kinds pay besides? In the public sector (vaktahvati) a share of the month's
 * pay, by how often somebody came to work in the pay period and on how many kinds of shift. The share is the pay line; its
 * minutes are the duty of a whole month, so that minutes at the day rate times the share are the share of the month's pay.
 */
import { toLocalDate, type DaySpan } from '@stimpill/time';
import { daysOfWork } from '#pay/day-of-work.ts';
import { type Segment } from '#pay/segment.ts';
import { type Read } from '../json-schema.ts';
import {
  type Fields,
  readClass,
  readList,
  readMinutes,
  readObjectOf,
  readWholeNumber,
} from '../read-fields.ts';
import { readName } from '../read-parts.ts';
import { nearestMinutes } from '../scale.ts';
import { type CreditInput, type Mechanism, type NewCredit } from './mechanism.ts';
import { parameters } from './parameters.ts';
import { payPeriodOf, readAnchorDay } from './pay-period-overtime.ts';

/** A kind of shift: the minutes of these classes. */
type ShiftKind = { readonly classes: readonly string[] };

/** What at least this many days of work on at least this many kinds of shift give. */
type Band = { readonly shifts: number; readonly kinds: number; readonly payLine: string };

/**
 * The parameters of the mechanism `shift-incentive`. A kind counts from `minutesInKind` minutes in the pay period on; all
 * minutes of `outsideClasses` together must reach `outsideMinutes`. Of the bands that are reached the last holds, and its
 * line has `periodMinutes` times the employment ratio of the last day of work. `anchorDay` as in pay-period overtime.
 */
export type ShiftIncentive = {
  readonly kinds: readonly ShiftKind[];
  readonly minutesInKind: number;
  readonly outsideClasses: readonly string[];
  readonly outsideMinutes: number;
  readonly bands: readonly Band[];
  readonly periodMinutes: number;
  readonly anchorDay?: number;
};

const readKind = (classes: Fields['classes']): Read<ShiftKind> =>
  readObjectOf({ must: { classes: readList(readClass(classes), 1) }, may: {} });

const readBand: Read<Band> = readObjectOf({
  must: { shifts: readWholeNumber(1, 62), kinds: readWholeNumber(1, 20), payLine: readName },
  may: {},
});

/** Minutes or days so far, by the first day number of the pay period. */
type Counts = Map<number, number>;

const add = (counts: Counts, period: number, more: number): void => {
  counts.set(period, (counts.get(period) ?? 0) + more);
};

/** What counts in the pay periods. */
type Counted = { readonly kinds: readonly Counts[]; readonly outside: Counts; readonly shifts: Counts };

/** What minutes of a class count for: the kinds of shift by their index, and the minutes outside of day work. */
type CountsFor = { readonly kinds: readonly number[]; readonly isOutside: boolean };

const countsByClass = ({ kinds, outsideClasses }: ShiftIncentive): ReadonlyMap<string, CountsFor> => {
  const names = new Set([...kinds.flatMap(({ classes }) => classes), ...outsideClasses]);
  return new Map(
    [...names].map((name) => [
      name,
      {
        kinds: kinds.flatMap(({ classes }, index) => (classes.includes(name) ? [index] : [])),
        isOutside: outsideClasses.includes(name),
      },
    ]),
  );
};

type PeriodOf = (day: number) => number;

/** Counts the minutes of every class, and adds the entries that have any of them. */
const countMinutes = (
  segments: readonly Segment[],
  countsFor: ReadonlyMap<string, CountsFor>,
  counted: Counted,
  entries: Set<number>,
  periodOf: PeriodOf,
): void => {
  for (const { entry, day, start, end, class: payClass } of segments) {
    const found = countsFor.get(payClass.name);
    if (found === undefined) continue;
    entries.add(entry.index);
    const period = periodOf(day);
    if (found.isOutside) add(counted.outside, period, end - start);
    for (const index of found.kinds) {
      const minutes = counted.kinds[index];
      if (minutes !== undefined) add(minutes, period, end - start);
    }
  }
};

/** Days come in order, so the period of the last one is nearly always that of the next. */
const periodFinder = (anchorDay: number | undefined, input: CreditInput): PeriodOf => {
  const spanOf = payPeriodOf(anchorDay);
  let span: DaySpan = { firstDay: 0, lastDay: -1 };
  return (day) => {
    if (day < span.firstDay || day > span.lastDay) span = spanOf(day, input);
    return span.firstDay;
  };
};

const creditPeriod = (
  rule: ShiftIncentive,
  period: number,
  lastDay: number,
  counted: Counted,
  input: CreditInput,
): NewCredit[] => {
  const shifts = counted.shifts.get(period) ?? 0;
  const outsideMinutes = counted.outside.get(period) ?? 0;
  const kinds = counted.kinds.filter((minutes) => (minutes.get(period) ?? 0) >= rule.minutesInKind).length;
  const band = rule.bands.findLast((each) => shifts >= each.shifts && kinds >= each.kinds);
  const minutes = nearestMinutes(rule.periodMinutes, input.ratioOn(lastDay));
  if (band === undefined || outsideMinutes < rule.outsideMinutes || minutes === 0) return [];
  if (!input.holdsOn(lastDay)) return [];
  const reason = { kind: 'shift-incentive' as const, shifts, kinds, outsideMinutes };
  const localDate = toLocalDate(lastDay);
  return [{ account: 'shiftIncentive', localDate, entryId: null, minutes, payLine: band.payLine, reason }];
};

/** A pay period is judged whole, by the version in force on its last day of work, whatever version classed its minutes. */
const creditPeriods = (rule: ShiftIncentive) => {
  const countsFor = countsByClass(rule);

  return (input: CreditInput): NewCredit[] => {
    const periodOf = periodFinder(rule.anchorDay, input);
    const counted: Counted = {
      kinds: rule.kinds.map((): Counts => new Map()),
      outside: new Map(),
      shifts: new Map(),
    };
    const entries = new Set<number>();
    for (const segments of input.segmentsByVersion) {
      countMinutes(segments, countsFor, counted, entries, periodOf);
    }
    const lastDays = new Map<number, number>();
    for (const { day, stints } of daysOfWork(input.stints)) {
      const period = periodOf(day);
      lastDays.set(period, day);
      const isShift = stints.some((stint) => stint.entries.some(({ index }) => entries.has(index)));
      if (isShift) add(counted.shifts, period, 1);
    }
    return [...lastDays].flatMap(([period, day]) => creditPeriod(rule, period, day, counted, input));
  };
};

/** The mechanism `shift-incentive`. */
export const shiftIncentiveMechanism: Mechanism<ShiftIncentive> = {
  stage: 'credits',
  ...parameters((classes) => ({
    must: {
      kinds: readList(readKind(classes), 1),
      minutesInKind: readWholeNumber(1),
      outsideClasses: readList(readClass(classes), 1),
      outsideMinutes: readWholeNumber(0),
      bands: readList(readBand, 1),
      periodMinutes: readMinutes,
    },
    may: { anchorDay: readAnchorDay },
  })),
  prepare: (rule) => ({ credit: creditPeriods(rule) }),
};
