/** Which days must be known, so that a range is paid as it would be inside any longer one? */
import {
  monthSpanOf,
  toDayNumber,
  toLocalDate,
  weekSpanOf,
  type DateRange,
  type DaySpan,
  type Weekday,
} from '@stimpill/time';
import { spanHolding, toDaySpans } from '#calendars/accounting-period.ts';
import { type MechanismStep } from './rule-definition.ts';
import { versionSpans, type RuleVersion } from './rule-version.ts';

/** Gives the period that holds a day. */
export type PeriodOf = (day: number) => DaySpan;

/** Weeks that begin on a day. */
export const weekPeriod =
  (weekStart: Weekday = 'monday'): PeriodOf =>
  (day) =>
    weekSpanOf(day, weekStart);

const payPeriod =
  (anchorDay: number | undefined, companyPeriods: readonly DaySpan[]): PeriodOf =>
  (day) =>
    (anchorDay === undefined ? spanHolding(companyPeriods, day) : null) ?? monthSpanOf(day, anchorDay ?? 1);

/** Over which periods a step counts; null where it counts over none. */
export const periodOf = (step: MechanismStep, companyPeriods: readonly DaySpan[]): PeriodOf | null => {
  switch (step.mechanism) {
    case 'weekly-overtime':
    case 'weighted-duty':
      return weekPeriod(step.weekStart);
    case 'pay-period-overtime':
    case 'shift-incentive':
      return payPeriod(step.anchorDay, companyPeriods);
    case 'overtime-cap':
      if (step.period === 'payPeriod') return payPeriod(step.anchorDay, companyPeriods);
      return step.period === 'week' ? weekPeriod(step.weekStart) : null;
    default:
      return null;
  }
};

const widen = ({ firstDay, lastDay }: DaySpan, period: PeriodOf): DaySpan => ({
  // The last entry of the range may reach into the next day, whose period may have begun before the range.
  firstDay: Math.min(period(firstDay).firstDay, period(lastDay + 1).firstDay),
  lastDay: period(lastDay).lastDay,
});

const unite = (a: DaySpan, b: DaySpan): DaySpan => ({
  firstDay: Math.min(a.firstDay, b.firstDay),
  lastDay: Math.max(a.lastDay, b.lastDay),
});

/**
 * A step works on what the steps before it made, so what it needs is needed of those too: a week in which duty counts can begin
 * with days of the month before, whose overtime is that of their whole month.
 */
const neededBy = (
  mechanisms: readonly MechanismStep[],
  asked: DaySpan,
  companyPeriods: readonly DaySpan[],
): DaySpan =>
  mechanisms.reduceRight((needed, step) => {
    const period = periodOf(step, companyPeriods);
    return period === null ? needed : widen(needed, period);
  }, asked);

const needsPlans = (step: MechanismStep): boolean =>
  'countedAbsences' in step || (step.mechanism === 'daily-rest' && step.intoNextDay !== undefined);

/** Planned shifts decide about the days of a week from Monday to Sunday, also about the day after the last one. */
const wholeWeeks = ({ firstDay, lastDay }: DaySpan): DaySpan => ({
  firstDay: weekSpanOf(firstDay, 'monday').firstDay,
  lastDay: weekSpanOf(lastDay + 1, 'monday').lastDay,
});

/**
 * Days on both sides that whole stints, rest and call-outs may reach over: rest is looked for until a day after the 24
 * hours in which it is due, and a call-out may lie in the paid time of one that began the day before.
 */
export const MARGIN_DAYS = 2;

/**
 * The local dates whose entries a calculation of the range must be given: every entry that touches one of them. It holds
 * the weeks (from Monday, for planned shifts), and the weeks and pay periods over which the rules in force on the range
 * count, and two days more on both sides; where absence counts towards a limit, the weeks with which its periods begin and
 * end too, for their planned shifts. Planned shifts and absences are needed for the dates of `absenceRange`.
 * @example accountingRange(hotelVersions, { startDate: '2026-11-25', endDate: '2026-11-25' })
 *   // { startDate: '2026-11-21', endDate: '2026-12-01' }: the week from 23 to 29 November, and two days on both sides
 */
export const accountingRange = (
  ruleVersions: readonly RuleVersion[],
  range: DateRange,
  payPeriods: readonly DateRange[] = [],
): DateRange => {
  const asked = { firstDay: toDayNumber(range.startDate), lastDay: toDayNumber(range.endDate) };
  const companyPeriods = toDaySpans(payPeriods);
  const versions = versionSpans(ruleVersions)
    .filter(({ firstDay, lastDay }) => firstDay <= asked.lastDay + 1 && asked.firstDay <= lastDay)
    .map(({ version }) => version.definition.mechanisms);
  const steps = versions.flat();
  const counted = versions
    .map((mechanisms) => neededBy(mechanisms, asked, companyPeriods))
    .reduce(unite, widen(asked, weekPeriod()));
  const { firstDay, lastDay } = steps.some(needsPlans) ? wholeWeeks(counted) : counted;
  return { startDate: toLocalDate(firstDay - MARGIN_DAYS), endDate: toLocalDate(lastDay + MARGIN_DAYS) };
};

/**
 * The local dates whose absences and planned shifts a calculation must be given, by the dates of its entries: whole months
 * from the first on, over which the minutes of absence add up, and the whole weeks around them, which have a plan or none.
 * @example absenceRange({ startDate: '2026-11-21', endDate: '2026-12-01' })
 *   // { startDate: '2026-10-26', endDate: '2026-12-06' }
 */
export const absenceRange = ({ startDate, endDate }: DateRange): DateRange => {
  const firstOfMonth = toDayNumber(`${startDate.slice(0, 7)}-01`);
  return {
    startDate: toLocalDate(weekSpanOf(firstOfMonth, 'monday').firstDay),
    endDate: toLocalDate(weekSpanOf(toDayNumber(endDate), 'monday').lastDay),
  };
};
