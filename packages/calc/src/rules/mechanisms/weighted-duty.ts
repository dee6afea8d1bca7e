/**
 * How much of the duty does shift work fill? In the public sector an hour at night counts 1.20 and an evening or weekend
 * hour 1.05 of an hour's duty. What minutes count beyond themselves is credited to the entry in which they were worked;
 * fractions are kept over the week and cut once, so that the credits of a week add up.
 */
import { weekOf } from '#calendars/accounting-period.ts';
import { toLocalDate, WEEKDAYS, type Weekday } from '#time/local-date.ts';
import { readBoolean, readClass, readList, readMinutes, readOneOf, type Read } from '../read-fields.ts';
import { readName } from '../read-name.ts';
import { readWindows } from '../read-windows.ts';
import { WHOLE, wholeLimit } from '../scale.ts';
import { stretchesOf, windowTable } from '../window-table.ts';
import { type Hours } from '../window.ts';
import { type CreditInput, type Mechanism, type NewCredit, type Preparation } from './mechanism.ts';
import { parameters } from './parameters.ts';

/**
 * The parameters of the mechanism `weighted-duty`: minutes in a window count `weight` times. `countedClasses` are those
 * that fill the duty (none named: all). At most `atMostMinutes` are credited in a week, times the employment ratio with
 * `scaledByRatio`.
 */
export type WeightedDuty = {
  readonly windows: readonly (Hours & { readonly weight: number })[];
  readonly countedClasses?: readonly string[];
  readonly atMostMinutes?: number;
  readonly scaledByRatio?: boolean;
  readonly weekStart?: Weekday;
  readonly payLine?: string;
};

const readWeight: Read<number> = (json, path, report) => {
  const isExact = typeof json === 'number' && Math.abs(json * 100 - Math.round(json * 100)) < 1e-6;
  if (isExact && json >= 1 && json <= 5) return json;
  report(path, 'must be a weight from 1 to 5, with at most two decimals.');
  return null;
};

/** What an entry was credited so far. */
type Sum = { workedMinutes: number; minutes: number };

const creditDuty = (rule: WeightedDuty, key: string) => {
  const table = windowTable(rule.windows);
  const extras = rule.windows.map(({ weight }) => Math.round(weight * 100) - 100);
  const counted = rule.countedClasses === undefined ? null : new Set(rule.countedClasses);

  return (input: CreditInput): NewCredit[] => {
    const ratio = rule.scaledByRatio === true ? input.ratioMillionths : WHOLE;
    const most = rule.atMostMinutes === undefined ? Infinity : wholeLimit(rule.atMostMinutes, ratio);
    const hundredths = input.countsOf(key);
    const sums = new Map<string, Sum>();
    for (const segment of input.segments) {
      if (counted !== null && !counted.has(segment.class)) continue;
      const week = weekOf(segment.day, rule.weekStart ?? 'monday');
      const before = hundredths.get(week) ?? 0;
      let after = before;
      let workedMinutes = 0;
      stretchesOf(table, segment, (from, to, { winner }) => {
        const extra = winner === null ? 0 : (extras[winner] ?? 0);
        after += (to - from) * extra;
        if (extra > 0) workedMinutes += to - from;
      });
      hundredths.set(week, after);
      const minutes = Math.min(most, Math.floor(after / 100)) - Math.min(most, Math.floor(before / 100));
      const sum = sums.get(segment.entryId) ?? { workedMinutes: 0, minutes: 0 };
      sums.set(segment.entryId, {
        workedMinutes: sum.workedMinutes + workedMinutes,
        minutes: sum.minutes + minutes,
      });
    }
    const entries = input.stints.flatMap((stint) => stint.entries);
    return entries.flatMap(({ id, day }) => {
      const sum = sums.get(id);
      if (sum === undefined || sum.minutes === 0) return [];
      return [
        {
          account: 'weightedDuty' as const,
          localDate: toLocalDate(day),
          entryId: id,
          minutes: sum.minutes,
          payLine: rule.payLine ?? null,
          reason: { kind: 'weighted' as const, workedMinutes: sum.workedMinutes },
        },
      ];
    });
  };
};

/** The mechanism `weighted-duty`. */
export const weightedDutyMechanism: Mechanism<WeightedDuty> = {
  stage: 'credits',
  ...parameters((classes) => ({
    must: { windows: readWindows('weight', readWeight) },
    may: {
      countedClasses: readList(readClass(classes), 1),
      atMostMinutes: readMinutes,
      scaledByRatio: readBoolean,
      weekStart: readOneOf(WEEKDAYS),
      payLine: readName,
    },
  })),
  prepare: (rule, { key }: Preparation) => ({ credit: creditDuty(rule, key) }),
};
