// A table grows for a reason that is named, and by no more than it says; all others are flat once the first days are over.
import type { Check } from '../../campaign/reconcile/check.ts';
import type { Rows } from '../measure/count-rows.ts';
import { AMOUNTS, GROWING_TABLES, type Amount } from './growing-tables.ts';

/** How things stood at the end of a day. */
export type DayEnd = {
  /** 1 for the first. */
  readonly day: number;
  readonly rows: Rows;
  /** What has happened since the start, of what lets tables grow. */
  readonly amounts: Readonly<Record<Amount, number>>;
};

/** By then everything has been there for as long as it is kept. */
export const SETTLED_DAY = 3;
/** What comes and goes, such as who is at work, is never the same twice. */
const FLAT = { share: 0.05, rows: 10 };

export type TableGrowth = {
  readonly table: string;
  /** At the end of the settled day, and of the last. */
  readonly from: number;
  readonly to: number;
  /** The most that it may have at the end. */
  readonly most: number;
};

/** @param days one for each day, in order. Throws where there are too few */
export function tableGrowthOf(days: readonly DayEnd[]): readonly TableGrowth[] {
  const [settled, last] = [days.find(({ day }) => day === SETTLED_DAY), days.at(-1)];
  if (settled === undefined || last === undefined || last === settled)
    throw new Error(`Nothing can be said after ${days.length} days.`);
  return Object.entries(last.rows).map(([table, to]) => {
    const from = settled.rows[table] ?? 0;
    return { table, from, to, most: mostRows(table, from, settled, last) };
  });
}

function mostRows(table: string, from: number, settled: DayEnd, last: DayEnd): number {
  const reason = GROWING_TABLES[table];
  if (reason === undefined) return Math.floor(from * (1 + FLAT.share) + FLAT.rows);
  const grown = AMOUNTS.map(
    (amount) => (reason.most[amount] ?? 0) * (last.amounts[amount] - settled.amounts[amount]),
  );
  return Math.floor(grown.reduce((sum, rows) => sum + rows, from));
}

export function judgeTables(days: readonly DayEnd[]): readonly Check[] {
  const growth = tableGrowthOf(days);
  const isNamed = ({ table }: TableGrowth) => GROWING_TABLES[table] !== undefined;
  const flat = growth.filter((each) => !isNamed(each));
  const named = growth.filter(isNamed);
  return [
    {
      id: 'S5',
      says: `No table grows that should not: from day ${SETTLED_DAY} to the last by ${FLAT.share * 100} % and ${FLAT.rows} rows at most.`,
      cases: flat.length,
      problems: problemsIn(flat),
    },
    {
      id: 'S6',
      says: 'Tables that grow for a reason grow by no more than the reason says.',
      cases: named.length,
      problems: problemsIn(named),
    },
  ];
}

const problemsIn = (growth: readonly TableGrowth[]) =>
  growth
    .filter(({ to, most }) => to > most)
    .map(({ table, from, to, most }) => `${table} grew from ${from} to ${to} rows, and may have ${most}`);
