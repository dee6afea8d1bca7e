/** The oracle's days of work: which stints belong together, told from the wall clock of each start. */
import { MINUTE, plusDays } from './oracle-clock.ts';
import type { OracleStint } from './oracle-stint.ts';

/** Stints of work and call-outs that are one day of work, and its date. */
export type OracleDay = { readonly date: string; readonly stints: OracleStint[] };

const isWork = ({ kind, from, until }: OracleStint): boolean => kind !== 'standby' && from < until;

/** The dates of all stints of work, one after the other. */
const datesOf = (stints: readonly OracleStint[]): string[] => {
  const dates: string[] = [];
  for (const [index, stint] of stints.entries()) {
    const before = stints[index - 1];
    const own = stint.clock.date;
    const isSoon = before !== undefined && stint.from <= before.until + 240 * MINUTE;
    if (!isSoon) dates.push(own);
    else if (before.clock.date === own) dates.push(dates[index - 1] ?? own);
    else dates.push(plusDays(before.clock.date, 1) === own ? before.clock.date : own);
  }
  return dates;
};

/** Every day of work among these stints. */
export const oracleDays = (all: readonly OracleStint[]): OracleDay[] => {
  const stints = all.filter(isWork);
  const dates = datesOf(stints);
  return [...new Set(dates)].map((date) => ({
    date,
    stints: stints.filter((_, index) => dates[index] === date),
  }));
};
