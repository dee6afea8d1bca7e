/**
 * How much of the duty does shift work fill? In the public sector an hour at night counts 1.20 and an evening or weekend
 * hour 1.05 of an hour's duty. What minutes count beyond themselves is credited to the entry in which they were worked;
 * fractions are kept over the week and cut once, so that the credits of a week add up.
 */
import { toLocalDate, WEEKDAYS, weekOf, type Weekday } from '@stimpill/time';
import { type Segment } from '#pay/segment.ts';
import { readBoolean, readClass, readList, readMinutes, readOneOf } from '../read-fields.ts';
import { readName } from '../read-parts.ts';
import { limitOver } from '../limit-of-period.ts';
import { extraByPiece, readWeightWindows, type WeightWindow } from '../weights.ts';
import { stretchesOf, windowTable, type WindowTable } from '../window-table.ts';
import { type CreditInput, type Mechanism, type NewCredit, type Preparation } from './mechanism.ts';
import { parameters } from './parameters.ts';

/**
 * The parameters of the mechanism `weighted-duty`: minutes in a window count `weight` times. `countedClasses` are those
 * that fill the duty (none named: all). At most `atMostMinutes` are credited in a week, times the employment ratio with
 * `scaledByRatio`.
 */
export type WeightedDuty = {
  readonly windows: readonly WeightWindow[];
  readonly countedClasses?: readonly string[];
  readonly atMostMinutes?: number;
  readonly scaledByRatio?: boolean;
  readonly weekStart?: Weekday;
  readonly payLine?: string;
};

/** What an entry was credited so far. */
type Sum = { workedMinutes: number; minutes: number };

/** What the minutes of a segment count beyond themselves: how many do, and hundredths of a minute. */
type Extra = { workedMinutes: number; hundredths: number };

const extraOf = (segment: Segment, table: WindowTable, extraIn: ReturnType<typeof extraByPiece>): Extra => {
  const sum = { workedMinutes: 0, hundredths: 0 };
  stretchesOf(table, segment, (from, to, piece) => {
    const extra = extraIn(piece);
    sum.hundredths += (to - from) * extra;
    if (extra > 0) sum.workedMinutes += to - from;
  });
  return sum;
};

/** The most that is credited in a week, by its first day. */
const mostByWeek = (
  { atMostMinutes, scaledByRatio = false }: WeightedDuty,
  input: CreditInput,
): ((firstDay: number) => number) => {
  if (atMostMinutes === undefined) return () => Infinity;
  const known = new Map<number, number>();
  return (firstDay) => {
    const week = { firstDay, lastDay: firstDay + 6 };
    const most =
      known.get(firstDay) ?? Math.floor(limitOver(atMostMinutes, week, scaledByRatio, input) / 100);
    known.set(firstDay, most);
    return most;
  };
};

/** What each entry was credited, by its index. */
const sumEntries = (rule: WeightedDuty, { classes, key }: Preparation) => {
  const table = windowTable(rule.windows);
  const extraIn = extraByPiece(rule.windows);
  const isCounted = classes.map(({ name }) => rule.countedClasses?.includes(name) ?? true);
  const weekStart = rule.weekStart ?? 'monday';

  return (input: CreditInput): readonly (Sum | undefined)[] => {
    const mostIn = mostByWeek(rule, input);
    const hundredthsOf = input.countsOf(key);
    const sums: (Sum | undefined)[] = [];
    for (const segment of input.segments) {
      if (isCounted[segment.class.index] !== true) continue;
      const { workedMinutes, hundredths } = extraOf(segment, table, extraIn);
      if (workedMinutes === 0) continue;
      const week = weekOf(segment.day, weekStart);
      const most = mostIn(week);
      const before = hundredthsOf.get(week) ?? 0;
      const after = before + hundredths;
      hundredthsOf.set(week, after);
      const sum = (sums[segment.entry.index] ??= { workedMinutes: 0, minutes: 0 });
      sum.workedMinutes += workedMinutes;
      sum.minutes += Math.min(most, Math.floor(after / 100)) - Math.min(most, Math.floor(before / 100));
    }
    return sums;
  };
};

const creditDuty = (rule: WeightedDuty, preparation: Preparation) => {
  const sumsOf = sumEntries(rule, preparation);

  return (input: CreditInput): NewCredit[] => {
    const sums = sumsOf(input);
    const credits: NewCredit[] = [];
    for (const { entries } of input.stints) {
      for (const { id, index, day } of entries) {
        const sum = sums[index];
        if (sum === undefined || sum.minutes === 0) continue;
        credits.push({
          account: 'weightedDuty',
          localDate: toLocalDate(day),
          entryId: id,
          minutes: sum.minutes,
          payLine: rule.payLine ?? null,
          reason: { kind: 'weighted', workedMinutes: sum.workedMinutes },
        });
      }
    }
    return credits;
  };
};

/** The mechanism `weighted-duty`. */
export const weightedDutyMechanism: Mechanism<WeightedDuty> = {
  stage: 'credits',
  ...parameters((classes) => ({
    must: { windows: readWeightWindows },
    may: {
      countedClasses: readList(readClass(classes), 1),
      atMostMinutes: readMinutes,
      scaledByRatio: readBoolean,
      weekStart: readOneOf(WEEKDAYS),
      payLine: readName,
    },
  })),
  prepare: (rule, preparation) => ({ credit: creditDuty(rule, preparation) }),
};
