/**
 * Who takes time off instead of pay for overtime? Minutes of the named classes leave their pay line for that of another
 * class, and give time off that is worth them: an hour of overtime is 1.62 hours of day work at 36 hours a week, 1.60 at
 * 35.5 and 1.80 at 40. Fractions are kept over the week from Monday and cut as they build up, so that the entries of a week
 * add up.
 */
import { toLocalDate, weekOf } from '@stimpill/time';
import { reclass, type Segment } from '#pay/segment.ts';
import { readClass, readList } from '../read-fields.ts';
import { readFactor } from '../weights.ts';
import {
  type ClassStep,
  type CreditInput,
  type Mechanism,
  type NewCredit,
  type Preparation,
} from './mechanism.ts';
import { parameters } from './parameters.ts';

/**
 * The parameters of the mechanism `overtime-time-off`: minutes of `ofClasses` become `timeOffClass`, whose code says in which
 * bucket and on which line they stand then. Each of its minutes gives `factor` minutes of time off.
 */
export type OvertimeTimeOff = {
  readonly ofClasses: readonly string[];
  readonly timeOffClass: string;
  readonly factor: number;
};

const moveToTimeOff = (
  { ofClasses, timeOffClass }: OvertimeTimeOff,
  { classes, classOf }: Preparation,
): ClassStep => {
  const isMoved = classes.map(({ name }) => ofClasses.includes(name));
  const target = classOf(timeOffClass);

  return (segments, _setting, note) =>
    segments.map((segment) => {
      const { class: from } = segment;
      if (isMoved[from.index] !== true) return segment;
      const moved = reclass(segment, target);
      note?.(moved, { kind: 'as-time-off', fromClass: from.name, fromNames: from.names });
      return moved;
    });
};

/** What an entry gave so far: minutes that were worked, and minutes of time off. */
type Sum = { workedMinutes: number; minutes: number };

/** What each entry gave, by its index. */
const sumEntries = ({ factor, timeOffClass }: OvertimeTimeOff, { classOf, key }: Preparation) => {
  const { index: timeOffIndex } = classOf(timeOffClass);
  const hundredths = Math.round(factor * 100);
  const nearest = (built: number): number => Math.floor((built + 50) / 100);

  return ({ segments, countsOf }: CreditInput): ReadonlyMap<number, Sum> => {
    const builtIn = countsOf(`${key} hundredths`);
    const sums = new Map<number, Sum>();
    const add = ({ entry, day, start, end }: Segment): void => {
      const week = weekOf(day, 'monday');
      const before = builtIn.get(week) ?? 0;
      const after = before + (end - start) * hundredths;
      builtIn.set(week, after);
      const sum = sums.get(entry.index) ?? { workedMinutes: 0, minutes: 0 };
      sums.set(entry.index, {
        workedMinutes: sum.workedMinutes + end - start,
        minutes: sum.minutes + nearest(after) - nearest(before),
      });
    };
    for (const segment of segments) if (segment.class.index === timeOffIndex) add(segment);
    return sums;
  };
};

const creditTimeOff = (rule: OvertimeTimeOff, preparation: Preparation) => {
  const sumsOf = sumEntries(rule, preparation);

  return (input: CreditInput): NewCredit[] => {
    const sums = sumsOf(input);
    return input.stints.flatMap(({ entries }) =>
      entries.flatMap(({ id, index, day }) => {
        const sum = sums.get(index);
        if (sum === undefined) return [];
        const { minutes, workedMinutes } = sum;
        return [
          {
            account: 'overtimeTimeOff' as const,
            localDate: toLocalDate(day),
            entryId: id,
            minutes,
            payLine: null,
            reason: { kind: 'overtime-time-off' as const, workedMinutes, factor: rule.factor },
          },
        ];
      }),
    );
  };
};

/** The mechanism `overtime-time-off`. */
export const overtimeTimeOffMechanism: Mechanism<OvertimeTimeOff> = {
  stage: 'classes',
  ...parameters(
    (classes) => ({
      must: {
        ofClasses: readList(readClass(classes), 1),
        timeOffClass: readClass(classes),
        factor: readFactor,
      },
      may: {},
    }),
    ({ ofClasses, timeOffClass }, { path, report }) => {
      if (!ofClasses.includes(timeOffClass)) return true;
      report(`${path}.timeOffClass`, 'cannot be one of ofClasses: its minutes would not move.');
      return false;
    },
  ),
  prepare: (rule, preparation) => ({
    classify: moveToTimeOff(rule, preparation),
    credit: creditTimeOff(rule, preparation),
  }),
};
