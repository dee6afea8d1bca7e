// Five months later nothing is left of what is kept for a while only.
import { PASSING_TABLES } from '../../campaign/facts/described-tables.ts';
import type { Check } from '../../campaign/reconcile/check.ts';
import type { Rows } from '../measure/count-rows.ts';

type Afterwards = { readonly afterwards: Rows; readonly companies: number };

/** The most rows by table. */
const mostLeft = (companies: number): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(PASSING_TABLES.map((table) => [table, 0])),
  attempt_counters: 0,
  // Those of the last nights, which say that the work of a night is done.
  jobs: 31,
  mails: 0,
  refresh_tokens: 0,
  // The newest session of each manager says when they last signed in.
  sessions: companies,
});

export function judgeAfterwards({ afterwards, companies }: Afterwards): Check {
  const kept = Object.entries(mostLeft(companies));
  return {
    id: 'S12',
    says: 'Five months later nothing is left of what is kept for a while only.',
    cases: kept.length,
    problems: kept
      .filter(([table, most]) => (afterwards[table] ?? Infinity) > most)
      .map(([table, most]) => `${table} still has ${afterwards[table]} rows, and may have ${most}`),
  };
}
