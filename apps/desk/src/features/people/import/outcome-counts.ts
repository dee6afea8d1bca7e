import type { ImportReport } from '#api/people-import.ts';
import type { importWords } from './import-words.ts';

const OUTCOMES = ['faulty', 'created', 'changed', 'unchanged'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How many rows come to what, such as `New: 3`; only what some row comes to, faulty ones first. */
export function outcomeCounts(
  t: (typeof importWords)['en'],
  report: ImportReport,
): readonly (readonly [Outcome, string])[] {
  const there = OUTCOMES.filter((outcome) => report[outcome] > 0);
  return there.map((outcome) => [outcome, `${t.outcomes[outcome]}: ${report[outcome]}`]);
}
