/**
 * What does work in a meal by the clock pay? In overtime the evening and night meals are paid time at fixed hours, which
 * nobody punches. Anyone who works into one is paid for it besides: a fixed time, as in day work, or the minutes once more, as
 * in shops and offices. It is a credit beside the worked minutes.
 */
import { firstMinuteAt, MINUTES_PER_DAY, toLocalDate, toMinuteOfDay, type LocalTime } from '@stimpill/time';
import { intersection, lengthOf, type Interval } from '#intervals/interval.ts';
import { difference, merge } from '#intervals/interval-set.ts';
import { daysOfWork, spanOf, type DayOfWork } from '#pay/day-of-work.ts';
import { type BreakPiece } from '#pay/stint.ts';
import { described, type Read } from '../json-schema.ts';
import { readList, readObjectOf, readWholeNumber } from '../read-fields.ts';
import { readName, readTime } from '../read-parts.ts';
import { nearestShare } from '../scale.ts';
import { type CreditInput, type Mechanism, type NewCredit } from './mechanism.ts';
import { parameters } from './parameters.ts';

/** Hours of one local day, and what work in them adds: this many minutes, a share of the minutes worked, or both. */
type Meal = {
  readonly from: LocalTime;
  readonly to: LocalTime;
  readonly addMinutes?: number;
  readonly addPercent?: number;
};

/**
 * The parameters of the mechanism `meal-pay`: what is paid on `payLine` for work in `meals`. With `startingBefore` only on
 * days of work that begin before this local time.
 */
export type MealPay = {
  readonly payLine: string;
  readonly meals: readonly Meal[];
  readonly startingBefore?: LocalTime;
};

const readHours = readObjectOf({
  must: { from: readTime, to: readTime },
  may: { addMinutes: readWholeNumber(1, 480), addPercent: readWholeNumber(1, 1000) },
});

const readMeal: Read<Meal> = described((json, path, report) => {
  const meal = readHours(json, path, report);
  if (meal === null) return null;
  if (toMinuteOfDay(meal.to) <= toMinuteOfDay(meal.from)) report(path, 'must end after it begins.');
  else if (meal.addMinutes !== undefined || meal.addPercent !== undefined) return meal;
  else report(path, 'must name addMinutes or addPercent: as it stands it pays nothing.');
  return null;
}, readHours.schema);

const partsIn = (parts: readonly Interval[], whole: Interval): Interval[] =>
  parts.flatMap((part) => intersection(part, whole) ?? []);

const totalOf = (parts: readonly Interval[]): number => parts.reduce((sum, part) => sum + lengthOf(part), 0);

const isWorkedThrough = ({ kind }: BreakPiece): boolean => kind === 'workedThrough';

/**
 * The minutes worked in a meal by somebody who was at work before it. Breaks, and time between two punches, were the meal.
 * Who marked a part of it as worked through had the rest. A meal that was worked whole, without a break that says so, is
 * taken as had: paid meals are not punched.
 */
const workedIn = (meal: Interval, day: DayOfWork): number => {
  if (spanOf(day).start >= meal.start) return 0;
  const breaks = day.stints.flatMap((stint) => stint.breaks);
  const atWork = difference(
    partsIn(day.stints, meal),
    breaks.filter((part) => !isWorkedThrough(part)),
  );
  const marked = merge(breaks.filter(isWorkedThrough));
  const markedMinutes = totalOf(atWork.flatMap((part) => partsIn(marked, part)));
  if (markedMinutes > 0) return markedMinutes;
  const worked = totalOf(atWork);
  return worked === lengthOf(meal) ? 0 : worked;
};

/** A rule with its times read: minutes since local midnight. */
type ReadMealPay = {
  readonly payLine: string;
  readonly startingBefore: number;
  readonly meals: readonly (Meal & { readonly fromMinute: number; readonly toMinute: number })[];
};

const readTimes = ({ payLine, meals, startingBefore = '24:00' }: MealPay): ReadMealPay => ({
  payLine,
  startingBefore: toMinuteOfDay(startingBefore),
  meals: meals.map((meal) => ({
    ...meal,
    fromMinute: toMinuteOfDay(meal.from),
    toMinute: toMinuteOfDay(meal.to),
  })),
});

const payMeals = (rule: ReadMealPay, day: DayOfWork, input: CreditInput): NewCredit[] => {
  if (day.stints[0].minuteOfDay >= rule.startingBefore) return [];
  const { offsetAt } = input;
  const lastMinute = spanOf(day).end - 1;
  const lastDate = Math.floor((lastMinute + offsetAt(lastMinute)) / MINUTES_PER_DAY);
  const credits: NewCredit[] = [];
  for (let date = day.day; date <= lastDate; date += 1) {
    for (const { from, to, fromMinute, toMinute, addMinutes = 0, addPercent = 0 } of rule.meals) {
      const start = firstMinuteAt(date, fromMinute, offsetAt);
      // Most days of work end before the first meal.
      if (start > lastMinute) continue;
      const meal = { start, end: firstMinuteAt(date, toMinute, offsetAt) };
      const workedMinutes = workedIn(meal, day);
      if (workedMinutes === 0) continue;
      const stint = day.stints.findLast((each) => intersection(each, meal) !== null);
      credits.push({
        account: 'breakPay',
        localDate: toLocalDate(day.day),
        entryId: stint?.entries.at(-1)?.id ?? null,
        minutes: addMinutes + nearestShare(workedMinutes, addPercent, 100),
        payLine: rule.payLine,
        reason: { kind: 'worked-meal', from, to, workedMinutes },
      });
    }
  }
  return credits;
};

/** The mechanism `meal-pay`. */
export const mealPayMechanism: Mechanism<MealPay> = {
  stage: 'credits',
  ...parameters(() => ({
    must: { payLine: readName, meals: readList(readMeal, 1) },
    may: { startingBefore: readTime },
  })),
  prepare: (rule) => {
    const read = readTimes(rule);
    return {
      credit: (input) =>
        daysOfWork(input.stints)
          .filter(({ day }) => input.holdsOn(day))
          .flatMap((day) => payMeals(read, day, input))
          .filter(({ minutes }) => minutes > 0),
    };
  },
};
