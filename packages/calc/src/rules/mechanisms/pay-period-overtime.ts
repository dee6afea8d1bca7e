/**
 * What is over this many minutes in a pay period? With `anchorDay`, months begin on that day; without it the company's own
 * pay periods hold, and calendar months where there are none.
 */
import { monthSpanOf, type DaySpan } from '@stimpill/time';
import { moveOverLimit, type PeriodOf } from '../move-over-limit.ts';
import { isSoundLimit, overtimeLimitParts, PERIOD_LIMITS, type OvertimeLimit } from '../overtime-limit.ts';
import { type Fields, readWholeNumber } from '../read-fields.ts';
import { type Mechanism } from './mechanism.ts';
import { parameters } from './parameters.ts';

/** The parameters of the mechanism `pay-period-overtime`: an overtime limit, and the day on which months begin. */
export type PayPeriodOvertime = OvertimeLimit & { readonly anchorDay?: number };

/** Reads the day of the month on which pay periods begin. */
export const readAnchorDay = readWholeNumber(1, 28);

/** The pay period of a day. The last month is remembered: working it out costs more than all else done with a segment. */
export const payPeriodOf = (anchorDay: number | undefined): PeriodOf => {
  let last: DaySpan = { firstDay: 0, lastDay: -1 };
  const month = (day: number): DaySpan => {
    if (day < last.firstDay || day > last.lastDay) last = monthSpanOf(day, anchorDay ?? 1);
    return last;
  };
  return anchorDay === undefined
    ? (day, { companyPeriodOf }) => companyPeriodOf(day) ?? month(day)
    : (day) => month(day);
};

/** The mechanism `pay-period-overtime`. */
export const payPeriodOvertimeMechanism: Mechanism<PayPeriodOvertime> = {
  stage: 'classes',
  ...parameters((classes: Fields['classes']) => {
    const { must, may } = overtimeLimitParts(classes);
    return { must, may: { ...PERIOD_LIMITS, ...may, anchorDay: readAnchorDay } };
  }, isSoundLimit),
  prepare: (limit, preparation) => ({
    classify: moveOverLimit(limit, preparation, 'payPeriod', payPeriodOf(limit.anchorDay)),
  }),
};
