/** Of which days may the figures change, when time of a day changes? The periods over which rules count, and rest beside them. */
import { toDayNumber, toLocalDate, type DateRange, type DaySpan } from '@stimpill/time';
import { toDaySpans } from '#calendars/accounting-period.ts';
import { MARGIN_DAYS, periodOf, weekPeriod, type PeriodOf } from './accounting-range.ts';
import { type MechanismName, type MechanismStep } from './rule-definition.ts';
import { versionSpans, type RuleVersion } from './rule-version.ts';

/**
 * Days that depend on each other, and why: the week or the pay period (the month, where the company has none) over which a
 * step counts; `rest`: the days beside, which whole stints, rest and call-outs may reach over; `plan`: the week from Monday, of
 * which planned time is looked at together. `mechanism` is null where it holds for every rule.
 */
export type Dependency = DateRange & {
  readonly kind: 'week' | 'payPeriod' | 'rest' | 'plan';
  readonly mechanism: MechanismName | null;
};

/** From the period of the first day to the period of the last. */
const reachOf = ({ firstDay, lastDay }: DaySpan, period: PeriodOf): DaySpan => ({
  firstDay: period(firstDay).firstDay,
  lastDay: period(lastDay).lastDay,
});

const WEEKLY: ReadonlySet<MechanismName> = new Set(['weekly-overtime', 'weighted-duty']);

const kindOf = (step: MechanismStep): Dependency['kind'] =>
  WEEKLY.has(step.mechanism) || ('period' in step && step.period === 'week') ? 'week' : 'payPeriod';

const toDates = ({ firstDay, lastDay }: DaySpan): DateRange => ({
  startDate: toLocalDate(firstDay),
  endDate: toLocalDate(lastDay),
});

/** What a step reaches, the next one reaches from: minutes that a month moved count otherwise in a week that ends in the next. */
const reachedBy = (
  mechanisms: readonly MechanismStep[],
  beside: DaySpan,
  companyPeriods: readonly DaySpan[],
): readonly Dependency[] => {
  let reached = beside;
  return mechanisms.flatMap((step): Dependency[] => {
    const period = periodOf(step, companyPeriods);
    if (period === null) return [];
    reached = reachOf(reached, period);
    return [{ kind: kindOf(step), mechanism: step.mechanism, ...toDates(reached) }];
  });
};

/** Further from its days no period lies that reaches them. */
const LONGEST_PERIOD_DAYS = 62;

/**
 * What depends on the time of these days, rule by rule: outside of it no figures change, whatever is worked on them. Give the
 * versions that hold on the days, those with them that days kept.
 * @example dependencies(craftVersions, { startDate: '2026-10-12', endDate: '2026-10-12' })
 *   // rest: 10 to 14 October; plan: 5 to 18 October; pay-period-overtime: October
 */
export const dependencies = (
  ruleVersions: readonly RuleVersion[],
  days: DateRange,
  payPeriods: readonly DateRange[] = [],
): readonly Dependency[] => {
  const touched = { firstDay: toDayNumber(days.startDate), lastDay: toDayNumber(days.endDate) };
  const beside = { firstDay: touched.firstDay - MARGIN_DAYS, lastDay: touched.lastDay + MARGIN_DAYS };
  const companyPeriods = toDaySpans(payPeriods);
  return [
    { kind: 'rest', mechanism: null, ...toDates(beside) },
    { kind: 'plan', mechanism: null, ...toDates(reachOf(beside, weekPeriod())) },
    ...versionSpans(ruleVersions)
      .filter(({ firstDay }) => firstDay <= touched.lastDay + LONGEST_PERIOD_DAYS)
      .filter(({ lastDay }) => touched.firstDay - LONGEST_PERIOD_DAYS <= lastDay)
      .flatMap(({ version }) => reachedBy(version.definition.mechanisms, beside, companyPeriods)),
  ];
};

/** From the first to the last day that depends on the time of these days. */
export const dependentRange = (
  ruleVersions: readonly RuleVersion[],
  days: DateRange,
  payPeriods: readonly DateRange[] = [],
): DateRange =>
  dependencies(ruleVersions, days, payPeriods).reduce<DateRange>(
    (hull, { startDate, endDate }) => ({
      startDate: startDate < hull.startDate ? startDate : hull.startDate,
      endDate: endDate > hull.endDate ? endDate : hull.endDate,
    }),
    days,
  );
