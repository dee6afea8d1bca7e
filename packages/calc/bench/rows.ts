/** Who takes part? Each row calculates a month and reads every field of what it gets. */
import { type Zone } from '@stimpill/time';
import { calculateTimesheet, type Timesheet } from '@stimpill/calc';
import { dateFnsTimesheet } from './date-fns-timesheet.ts';
import { daysOffFrom } from './days-off.ts';
import { type EmployeeMonth } from './employee-months.ts';
import { inputOf, shippedRule, toMonthTotals, versionOf, workedTimeOnly } from './engine-timesheet.ts';
import { handWrittenTimesheet } from './hand-written-timesheet.ts';
import { luxonTimesheet } from './luxon-timesheet.ts';
import { readMonthTotals, readTimesheet } from './read-result.ts';
import { type MonthTotals } from './shift-rule.ts';

/** One implementation. `run` is timed and gives the sum of all it read; `totalsOf` is compared between the rows. */
export type Row = {
  readonly name: string;
  readonly run: (job: EmployeeMonth) => number;
  readonly totalsOf: (job: EmployeeMonth) => MonthTotals;
};

/** How many results stay in memory where they are kept: a company's month. */
const KEPT = 500;

const keptRow = (calculate: (job: EmployeeMonth) => Timesheet, totalsOf: Row['totalsOf']): Row => {
  const kept: Timesheet[] = [];
  let next = 0;
  return {
    name: `engine, ${KEPT} results kept`,
    run: (job) => {
      const timesheet = calculate(job);
      kept[next] = timesheet;
      next = (next + 1) % KEPT;
      return readTimesheet(timesheet);
    },
    totalsOf,
  };
};

/** Every row, the engine's own first. */
export const createRows = (year: number, zone: Zone): readonly Row[] => {
  const rule = shippedRule();
  const whole = [versionOf(rule)];
  const workedOnly = [versionOf(workedTimeOnly(rule))];
  const daysOff = daysOffFrom(year, rule);
  const worked = (job: EmployeeMonth): Timesheet => calculateTimesheet(inputOf(job, zone, workedOnly));
  const credited = (job: EmployeeMonth): Timesheet => calculateTimesheet(inputOf(job, zone, whole));
  const explained = (job: EmployeeMonth): Timesheet =>
    calculateTimesheet({ ...inputOf(job, zone, whole), explain: true });
  const byHand = ({ entries, month, employmentRatio }: EmployeeMonth): MonthTotals =>
    handWrittenTimesheet(entries, month, employmentRatio, zone, daysOff);
  const withLuxon = ({ entries, month, employmentRatio }: EmployeeMonth): MonthTotals =>
    luxonTimesheet(entries, month, employmentRatio, zone.name, daysOff);
  const withDateFns = ({ entries, month, employmentRatio }: EmployeeMonth): MonthTotals =>
    dateFnsTimesheet(entries, month, employmentRatio, zone.name, daysOff);
  const engineRow = (name: string, calculate: (job: EmployeeMonth) => Timesheet): Row => ({
    name,
    run: (job) => readTimesheet(calculate(job)),
    totalsOf: (job) => toMonthTotals(calculate(job).totals),
  });

  return [
    engineRow('engine, every field read', worked),
    keptRow(worked, (job) => toMonthTotals(worked(job).totals)),
    engineRow('engine, whole rule with credits', credited),
    engineRow('engine, whole rule with reasons', explained),
    { name: 'by hand, this rule only', run: (job) => readMonthTotals(byHand(job)), totalsOf: byHand },
    { name: 'luxon', run: (job) => readMonthTotals(withLuxon(job)), totalsOf: withLuxon },
    { name: 'date-fns', run: (job) => readMonthTotals(withDateFns(job)), totalsOf: withDateFns },
  ];
};
