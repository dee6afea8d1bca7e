/**
 * What is over this many minutes in a day? The day of a minute is its own local date: a night shift counts before
 * midnight for one day and after it for the next, and it makes no difference whether it was punched as one entry or two.
 */
import { dayPeriod, moveOverLimit } from '../move-over-limit.ts';
import { isSoundLimit, overtimeLimitParts, type OvertimeLimit } from '../overtime-limit.ts';
import { type Fields, readWholeNumber } from '../read-fields.ts';
import { type Mechanism } from './mechanism.ts';
import { parameters } from './parameters.ts';

/** The parameters of the mechanism `daily-overtime`: an overtime limit for each local day, in whole minutes. */
export type DailyOvertime = Omit<OvertimeLimit, 'limitPerWorkingDayMinutes' | 'weighted'> & {
  readonly limitMinutes: number;
};

/** The mechanism `daily-overtime`. */
export const dailyOvertimeMechanism: Mechanism<DailyOvertime> = {
  stage: 'classes',
  ...parameters((classes: Fields['classes']) => {
    const { must, may } = overtimeLimitParts(classes, readWholeNumber(0));
    return { must: { limitMinutes: readWholeNumber(0), ...must }, may };
  }, isSoundLimit),
  prepare: (limit, preparation) => ({
    classify: moveOverLimit(limit, preparation, 'day', dayPeriod),
  }),
};
