/** A month's pay with the engine. */
import { type Zone } from '@stimpill/time';
import {
  agreements,
  type CompanyCalendar,
  type RuleDefinition,
  type RuleVersion,
  type TimesheetInput,
  type Totals,
} from '@stimpill/calc';
import { type EmployeeMonth } from './employee-months.ts';
import { type MonthTotals } from './shift-rule.ts';

/** The company's calendar: the country's holidays and no others. */
export const CALENDAR: CompanyCalendar = { calendar: 'IS', extra: [], removed: [] };

/** The shipped rule of the public sector. */
export const shippedRule = (): RuleDefinition => {
  const agreement = agreements.get('public-sector-shifts');
  if (agreement === undefined) throw new Error('The rule of the public sector does not ship.');
  return agreement.definition;
};

/** What the other implementations do too: premiums and overtime of worked time, no credits. */
export const workedTimeOnly = (definition: RuleDefinition): RuleDefinition => ({
  ...definition,
  mechanisms: definition.mechanisms.filter(({ mechanism }) =>
    ['windows', 'pay-period-overtime'].includes(mechanism),
  ),
});

/** A rule in force from the beginning. */
export const versionOf = (definition: RuleDefinition): RuleVersion => ({
  name: 'Public sector',
  number: 1,
  validFrom: '2000-01-01',
  definition,
});

/** What the engine is asked for a month. */
export const inputOf = (
  { entries, range, employmentRatio }: EmployeeMonth,
  zone: Zone,
  ruleVersions: readonly RuleVersion[],
): TimesheetInput => ({
  entries,
  range,
  zone,
  calendar: CALENDAR,
  ruleVersions,
  employment: { ratio: employmentRatio },
});

/** The part of the engine's totals that the other implementations have too. */
export const toMonthTotals = ({
  workedPayLines,
  premiumPayLines,
  buckets,
  afMinutes,
  shMinutes,
}: Totals): MonthTotals => ({
  // Credits stand on lines too, but the other implementations know none. No premium line is a worked line of this rule.
  payLines: { ...workedPayLines, ...premiumPayLines },
  buckets: Object.fromEntries(Object.entries(buckets).filter(([, minutes]) => minutes > 0)),
  afMinutes,
  shMinutes,
});
