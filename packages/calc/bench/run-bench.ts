/**
 * How fast is the engine, beside what a good developer would write with luxon or date-fns? A company of shift workers
 * over a year under the public sector's rule, month by month, as payroll asks for it. All must come to the same minutes,
 * or the run fails. Arguments: employees (500), zone (Atlantic/Reykjavik).
 */
import { availableParallelism, cpus } from 'node:os';
import { intlZone } from '@stimpill/time';
import { employeeMonths, type EmployeeMonth } from './employee-months.ts';
import { createRows, type Row } from './rows.ts';
import { type MonthTotals } from './shift-rule.ts';

const YEAR = 2026;
const ROUNDS = 5;
const LEAST_SECONDS = 0.5;

const employees = Number(process.argv[2] ?? 500);
const zone = intlZone(process.argv[3] ?? 'Atlantic/Reykjavik');
const work = employeeMonths(employees, YEAR, zone);
const rows = createRows(YEAR, zone);

/** The work of a round: a part of the year, so that slow rows take part in every round too. */
const workOf = (round: number): readonly EmployeeMonth[] =>
  work.slice((round * work.length) / ROUNDS, ((round + 1) * work.length) / ROUNDS);

const countEntries = (jobs: readonly EmployeeMonth[]): number =>
  jobs.reduce((sum, { entries }) => sum + entries.length, 0);

/** One line of text for a month's totals, the same for equal ones. */
const fingerprint = ({ payLines, buckets, afMinutes, shMinutes }: MonthTotals): string =>
  JSON.stringify([Object.entries(payLines).sort(), Object.entries(buckets).sort(), afMinutes, shMinutes]);

/** Throws at the first month in which a row differs from the first one. */
const checkSameMinutes = (jobs: readonly EmployeeMonth[]): void => {
  const [first, ...others] = rows;
  for (const job of jobs) {
    const expected = first === undefined ? '' : fingerprint(first.totalsOf(job));
    for (const { name, totalsOf } of others) {
      const actual = fingerprint(totalsOf(job));
      if (actual !== expected) throw new Error(`${name} differs in ${job.month}:\n${actual}\n${expected}`);
    }
  }
};

let sumOfAllRead = 0;

/** Entries a second. The work is repeated until it has lasted a while. */
const measure = ({ run }: Row, jobs: readonly EmployeeMonth[]): number => {
  const entries = countEntries(jobs);
  const start = performance.now();
  let times = 0;
  let seconds = 0;
  while (seconds < LEAST_SECONDS) {
    for (const job of jobs) sumOfAllRead += run(job);
    times += 1;
    seconds = (performance.now() - start) / 1000;
  }
  return (entries * times) / seconds;
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const print = (...cells: readonly string[]): unknown =>
  process.stdout.write(
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(14))).join(' | ')} |\n`,
  );

process.stdout.write(
  `${employees} employees, ${YEAR}, ${zone.name}: ${countEntries(work).toLocaleString('en')} entries in ` +
    `${work.length.toLocaleString('en')} employee-months. Node ${process.versions.node}, ` +
    `${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown'}.\n\n`,
);

checkSameMinutes(work);
const speeds = rows.map((): number[] => []);
for (let round = 0; round < ROUNDS; round += 1) {
  const jobs = workOf(round);
  for (const [at, row] of rows.entries()) speeds[at]?.push(measure(row, jobs));
}

/** How many times as fast as another row, by the median of the rounds. */
const ratioTo = (other: string, own: readonly number[]): string => {
  const others = speeds[rows.findIndex(({ name }) => name === other)] ?? [];
  return median(own.map((speed, round) => speed / (others[round] ?? Number.NaN))).toFixed(1);
};

print('', 'entries/s', 'x luxon', 'x date-fns');
print('-'.repeat(34), '-'.repeat(14), '-'.repeat(14), '-'.repeat(14));
for (const [at, { name }] of rows.entries()) {
  const own = speeds[at] ?? [];
  const perSecond = Math.round(median(own)).toLocaleString('en');
  print(name, perSecond, ratioTo('luxon', own), ratioTo('date-fns', own));
}
process.stdout.write(
  `\nThe same minutes in all of them. Slowest and fastest round: ${rows
    .map(({ name }, at) => `${name} ${Math.round(Math.min(...(speeds[at] ?? [])))}`)
    .join(', ')}; sum of all read: ${sumOfAllRead}.\n`,
);
