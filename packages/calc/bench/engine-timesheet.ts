/** A month's pay with the engine. */
import {
  agreements,
  calculateTimesheet,
  type CompanyCalendar,
  type Entry,
  type RuleDefinition,
  type RuleVersion,
  type Timesheet,
  type Zone,
} from '@stimpill/calc';

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

const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

/** The pay of the entries that begin in a month (`yyyy-MM`). `entries` touch the month. */
export const engineTimesheet = (
  entries: readonly Entry[],
  month: string,
  employmentRatio: number,
  zone: Zone,
  versions: readonly RuleVersion[],
  explain = false,
): Timesheet =>
  calculateTimesheet({
    entries,
    range: { startDate: `${month}-01`, endDate: lastDayOf(month) },
    zone,
    calendar: CALENDAR,
    ruleVersions: versions,
    employment: { ratio: employmentRatio },
    explain,
  });
