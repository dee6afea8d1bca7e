/**
 * How fast is the engine, beside what a good developer would write with luxon or date-fns? A company of shift workers
 * over a year under the public sector's rule, month by month, as payroll asks for it. All three must come to the same
 * minutes, or the run fails. Arguments: employees (500), zone (Atlantic/Reykjavik).
 */
import { availableParallelism, cpus } from 'node:os';
import { holidaysOfYear, intlZone, type Entry, type Holiday, type Timesheet } from '@stimpill/calc';
import { companyOf } from './company.ts';
import { dateFnsTimesheet } from './date-fns-timesheet.ts';
import { CALENDAR, engineTimesheet, shippedRule, versionOf, workedTimeOnly } from './engine-timesheet.ts';
import { luxonTimesheet } from './luxon-timesheet.ts';
import { type DayOff, type MonthTotals } from './shift-rule.ts';

const YEAR = 2026;
const employees = Number(process.argv[2] ?? 500);
const zone = intlZone(process.argv[3] ?? 'Atlantic/Reykjavik');
const company = companyOf(employees, YEAR, zone);

/** What one call gets: the entries that begin in a month, and one that reaches into it from the month before. */
type EmployeeMonth = {
  readonly month: string;
  readonly employmentRatio: number;
  readonly entries: readonly Entry[];
};

const localMonth = (instant: number): string =>
  new Date(instant + zone.offsetMinutesAt(instant) * 60_000).toISOString().slice(0, 7);

const MONTHS = Array.from({ length: 12 }, (_, index) => `${YEAR}-${String(index + 1).padStart(2, '0')}`);

const work: readonly EmployeeMonth[] = company.flatMap(({ employmentRatio, entries }) =>
  MONTHS.map((month) => ({
    month,
    employmentRatio,
    entries: entries.filter(
      ({ startAt, endAt }) =>
        localMonth(startAt) === month || (endAt !== null && localMonth(endAt - 1) === month),
    ),
  })),
);
const entryCount = company.reduce((sum, { entries }) => sum + entries.length, 0);

const rule = shippedRule();
const whole = [versionOf(rule)];
const workedOnly = [versionOf(workedTimeOnly(rule))];

const toDayOff = ({ date, key }: Holiday): (readonly [string, DayOff])[] => {
  const marking = key === null ? undefined : rule.holidayProfile[key];
  if (marking === undefined) return [];
  const fromHour = Number((marking.from ?? '00:00').slice(0, 2));
  return [[date, { kind: marking.class, fromHour, name: String(key) }]];
};

const daysOff: ReadonlyMap<string, DayOff> = new Map(
  [YEAR, YEAR + 1].flatMap((year) => holidaysOfYear(year, CALENDAR).flatMap(toDayOff)),
);

const toMonthTotals = ({ totals }: Timesheet): MonthTotals => ({
  payLines: totals.payLines,
  buckets: Object.fromEntries(Object.entries(totals.buckets).filter(([, minutes]) => minutes > 0)),
  afMinutes: totals.afMinutes,
  shMinutes: totals.shMinutes,
});

/** One line of text for a month's totals, the same for equal ones. */
const fingerprint = ({ payLines, buckets, afMinutes, shMinutes }: MonthTotals): string =>
  JSON.stringify([Object.entries(payLines).sort(), Object.entries(buckets).sort(), afMinutes, shMinutes]);

type Runner = { readonly name: string; readonly run: (job: EmployeeMonth) => MonthTotals };

const RUNNERS: readonly Runner[] = [
  {
    name: 'engine',
    run: ({ entries, month, employmentRatio }) =>
      toMonthTotals(engineTimesheet(entries, month, employmentRatio, zone, workedOnly)),
  },
  {
    name: 'engine, whole rule with credits',
    run: ({ entries, month, employmentRatio }) =>
      toMonthTotals(engineTimesheet(entries, month, employmentRatio, zone, whole)),
  },
  {
    name: 'engine, whole rule with reasons',
    run: ({ entries, month, employmentRatio }) =>
      toMonthTotals(engineTimesheet(entries, month, employmentRatio, zone, whole, true)),
  },
  {
    name: 'luxon',
    run: ({ entries, month, employmentRatio }) =>
      luxonTimesheet(entries, month, employmentRatio, zone.name, daysOff),
  },
  {
    name: 'date-fns',
    run: ({ entries, month, employmentRatio }) =>
      dateFnsTimesheet(entries, month, employmentRatio, zone.name, daysOff),
  },
];

/** Runs the whole company once; the sum read from every result keeps the work from being optimised away. */
const timeOnce = ({ run }: Runner): { readonly seconds: number; readonly results: readonly string[] } => {
  const results: string[] = [];
  let milliseconds = 0;
  for (const job of work) {
    const start = performance.now();
    const totals = run(job);
    milliseconds += performance.now() - start;
    results.push(fingerprint(totals));
  }
  return { seconds: milliseconds / 1000, results };
};

const warmUp = ({ run }: Runner): void => {
  for (const job of work.slice(0, 120)) run(job);
};

const LEAST_SECONDS = 2;

/** Repeats a quick run until it has lasted a while, and gives the median. */
const measure = (runner: Runner): { readonly seconds: number; readonly results: readonly string[] } => {
  warmUp(runner);
  const runs = [timeOnce(runner)];
  while (runs.reduce((sum, { seconds }) => sum + seconds, 0) < LEAST_SECONDS && runs.length < 25) {
    runs.push(timeOnce(runner));
  }
  const seconds = runs.map((run) => run.seconds).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return { seconds, results: runs[0]?.results ?? [] };
};

const print = (...cells: readonly string[]): unknown =>
  process.stdout.write(
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(32) : cell.padStart(14))).join(' | ')} |\n`,
  );

const perSecond = (seconds: number): string => Math.round(entryCount / seconds).toLocaleString('en');

const [engine, ...others] = RUNNERS;
if (engine === undefined) throw new Error('There is nothing to measure.');

process.stdout.write(
  `${employees} employees, ${YEAR}, ${zone.name}: ${entryCount.toLocaleString('en')} entries in ` +
    `${work.length.toLocaleString('en')} employee-months. Node ${process.versions.node}, ` +
    `${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown'}.\n\n`,
);
print('', 'entries/s', 'seconds', 'slower than');
print('-'.repeat(32), '-'.repeat(14), '-'.repeat(14), '-'.repeat(14));

const reference = measure(engine);
print(engine.name, perSecond(reference.seconds), reference.seconds.toFixed(2), '1.0');

for (const runner of others) {
  const { seconds, results } = measure(runner);
  print(runner.name, perSecond(seconds), seconds.toFixed(2), (seconds / reference.seconds).toFixed(1));
  const different = results.findIndex((result, at) => result !== reference.results[at]);
  if (different !== -1) {
    process.stderr.write(
      `\n${runner.name} differs in ${work[different]?.month ?? ''}:\n${results[different] ?? ''}\n` +
        `engine:\n${reference.results[different] ?? ''}\n`,
    );
    process.exitCode = 1;
    break;
  }
}
if (process.exitCode !== 1) process.stdout.write('\nEvery month came to the same minutes in all of them.\n');
