/**
 * How much overtime is paid as such? What exceeds the cap in its period becomes the excess class; its minutes are the
 * timesheet's `totalExcessMinutes`. They stay worked minutes: the code map says in which bucket and on which line.
 */
import { WEEKDAYS, weekSpanOf, type Weekday } from '@stimpill/time';
import { dayPeriod, moveOverLimit, type PeriodKind, type PeriodOf } from '../move-over-limit.ts';
import { isSoundLimit, type OvertimeLimit } from '../overtime-limit.ts';
import { readBoolean, readClass, readList, readMinutes, readOneOf } from '../read-fields.ts';
import { type Mechanism } from './mechanism.ts';
import { parameters } from './parameters.ts';
import { payPeriodOf, readAnchorDay } from './pay-period-overtime.ts';

const PERIODS = ['day', 'week', 'payPeriod'] as const;

/**
 * The parameters of the mechanism `overtime-cap`: in each period, what exceeds `limitMinutes` of `countedClasses`, in
 * order of time, becomes `excessClass`. `weekStart` and `anchorDay` as in weekly and pay-period overtime.
 */
export type OvertimeCap = {
  readonly period: PeriodKind;
  readonly limitMinutes: number;
  readonly countedClasses: readonly string[];
  readonly excessClass: string;
  readonly scaledByRatio?: boolean;
  readonly weekStart?: Weekday;
  readonly anchorDay?: number;
};

const toLimit = ({
  limitMinutes,
  countedClasses,
  excessClass,
  scaledByRatio = false,
}: OvertimeCap): OvertimeLimit => ({
  limitMinutes,
  countedClasses,
  overtimeClass: excessClass,
  scaledByRatio,
});

const periodOf = ({ period, weekStart = 'monday', anchorDay }: OvertimeCap): PeriodOf => {
  if (period === 'day') return dayPeriod;
  if (period === 'week') return (day) => weekSpanOf(day, weekStart);
  return payPeriodOf(anchorDay);
};

/** The mechanism `overtime-cap`. */
export const overtimeCapMechanism: Mechanism<OvertimeCap> = {
  stage: 'classes',
  ...parameters(
    (classes) => ({
      must: {
        period: readOneOf(PERIODS),
        limitMinutes: readMinutes,
        countedClasses: readList(readClass(classes), 1),
        excessClass: readClass(classes),
      },
      may: { scaledByRatio: readBoolean, weekStart: readOneOf(WEEKDAYS), anchorDay: readAnchorDay },
    }),
    (cap, { path, report }) =>
      isSoundLimit(toLimit(cap), {
        path,
        report: (at, message) => report(at.replace('overtimeClass', 'excessClass'), message),
      }),
  ),
  prepare: (cap, preparation) => ({
    classify: moveOverLimit(toLimit(cap), preparation, cap.period, periodOf(cap)),
  }),
};
