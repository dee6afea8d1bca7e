// Which people of the company are shown.
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';
import type { ListedPerson } from '#api/people.ts';

export const GROUPS = ['here', 'in', 'left', 'all'] as const;
type Group = (typeof GROUPS)[number];

/** The value of the filter for people without a department. */
export const NO_DEPARTMENT = 'none';

export type PeopleFilter = {
  readonly group: Group;
  /** Beginnings of words of the name, of the number, or of the address. */
  readonly search: string;
  readonly departmentId: string | undefined;
  readonly role: string | undefined;
};

/** What of the address is a filter; what it does not know is none. */
export function toPeopleFilter(asked: Readonly<Record<string, string | undefined>>): PeopleFilter {
  return {
    group: GROUPS.find((group) => group === asked['show']) ?? 'here',
    search: asked['q'] ?? '',
    departmentId: asked['department'],
    role: asked['role'],
  };
}

export function isFiltered({ group, search, departmentId, role }: PeopleFilter): boolean {
  return group !== 'here' || search !== '' || departmentId !== undefined || role !== undefined;
}

export function filterPeople(
  people: readonly ListedPerson[],
  { group, search, departmentId, role }: PeopleFilter,
): readonly ListedPerson[] {
  const key = toSearchKey(search);
  return people.filter(
    (person) =>
      isInGroup(person, group) &&
      (role === undefined || person.role === role) &&
      (departmentId === undefined || isInDepartment(person, departmentId)) &&
      (key === '' || isFound(person, key)),
  );
}

function isInGroup({ hasLeft, inSinceAtUtc }: ListedPerson, group: Group): boolean {
  if (group === 'all') return true;
  if (group === 'in') return inSinceAtUtc !== null;
  return hasLeft === (group === 'left');
}

function isInDepartment({ departments }: ListedPerson, id: string): boolean {
  return id === NO_DEPARTMENT ? departments.length === 0 : departments.some((each) => each.id === id);
}

function isFound({ displayName, employeeNumber, email, jobTitle }: ListedPerson, key: string): boolean {
  const text = [displayName, employeeNumber, email, jobTitle].filter((part) => part !== null).join(' ');
  return matchesSearch(toSearchKey(text), key);
}
