import type { PersonRecord } from '#api/people.ts';

/** The regular hours of a day, `2026-11-22`; null: none. */
export function heldPattern(
  { workPattern, workPatternChanges }: Pick<PersonRecord, 'workPattern' | 'workPatternChanges'>,
  date: string,
): PersonRecord['workPattern'] {
  const change = workPatternChanges.findLast(({ from }) => from <= date);
  return change === undefined ? workPattern : change.workPattern;
}
