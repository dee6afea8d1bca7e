/** What is over this many minutes in a week? Weeks begin on Monday unless the rule says otherwise. */
import { WEEKDAYS, weekSpanOf, type Weekday } from '@stimpill/time';
import { moveOverLimit } from '../move-over-limit.ts';
import { isSoundLimit, overtimeLimitParts, PERIOD_LIMITS, type OvertimeLimit } from '../overtime-limit.ts';
import { type Fields, readOneOf } from '../read-fields.ts';
import { type Mechanism } from './mechanism.ts';
import { parameters } from './parameters.ts';

/** The parameters of the mechanism `weekly-overtime`: an overtime limit, and the day on which weeks begin. */
export type WeeklyOvertime = OvertimeLimit & { readonly weekStart?: Weekday };

/** The mechanism `weekly-overtime`. */
export const weeklyOvertimeMechanism: Mechanism<WeeklyOvertime> = {
  stage: 'classes',
  ...parameters((classes: Fields['classes']) => {
    const { must, may } = overtimeLimitParts(classes);
    return { must, may: { ...PERIOD_LIMITS, ...may, weekStart: readOneOf(WEEKDAYS) } };
  }, isSoundLimit),
  prepare: (limit, preparation) => {
    const weekStart = limit.weekStart ?? 'monday';
    return { classify: moveOverLimit(limit, preparation, 'week', (day) => weekSpanOf(day, weekStart)) };
  },
};
