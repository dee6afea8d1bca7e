import type { ImportReport } from '@stimpill/api-types/manage';
import type { importWords } from '#said/desk/people/import/import.ts';
import type { Said } from '@stimpill/words/said.ts';

const OUTCOMES = ['faulty', 'created', 'changed', 'unchanged'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How many rows come to what, such as `New: 3`; only what some row comes to, faulty ones first. */
export function outcomeCounts(
  t: Said<typeof importWords>,
  report: ImportReport,
): readonly (readonly [Outcome, string])[] {
  const there = OUTCOMES.filter((outcome) => report[outcome] > 0);
  return there.map((outcome) => [outcome, `${t.outcomes[outcome]}: ${report[outcome]}`]);
}
