// Who of today is shown, and in which part of the page.
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';
import type { PersonToday } from './today-queries.ts';

/** The parts of the page, in their order: first what somebody should do something about. */
export const GROUPS = ['forgotten', 'overdue', 'in', 'expected', 'missed', 'gone', 'absent', 'free'] as const;

export type Group = (typeof GROUPS)[number];

export type TodayFilter = { readonly search: string; readonly departmentId: string | undefined };

export function filterToday(
  people: readonly PersonToday[],
  { search, departmentId }: TodayFilter,
): readonly PersonToday[] {
  const key = toSearchKey(search);
  return people.filter(
    ({ displayName, departments }) =>
      (key === '' || matchesSearch(toSearchKey(displayName), key)) &&
      (departmentId === undefined || departments.some(({ id }) => id === departmentId)),
  );
}

/** Whether somebody counts as being in because a clock-out was forgotten. */
export function isStillIn({ inSinceAtUtc, forgottenSinceAtUtc }: PersonToday): boolean {
  return inSinceAtUtc !== null && inSinceAtUtc === forgottenSinceAtUtc;
}

/** Everybody in one group. */
export function groupPeople(people: readonly PersonToday[]): ReadonlyMap<Group, readonly PersonToday[]> {
  const groupOf = (person: PersonToday): Group => (isStillIn(person) ? 'forgotten' : person.state);
  return new Map(GROUPS.map((group) => [group, people.filter((person) => groupOf(person) === group)]));
}
