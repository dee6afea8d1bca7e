// Which people of the company are shown.
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';
import type { ListedPerson } from '#api/people.ts';

export const GROUPS = ['here', 'in', 'left', 'all'] as const;
type Group = (typeof GROUPS)[number];

/** The value of the filter for people without a department. */
export const NO_DEPARTMENT = 'none';

/** What people can lack. */
export const LACKS = ['pin', 'rule', 'signIn'] as const;
type Lack = (typeof LACKS)[number];

export type PeopleFilter = {
  readonly group: Group;
  /** Beginnings of words of the name, of the number, or of the address. */
  readonly search: string;
  readonly departmentId: string | undefined;
  readonly role: string | undefined;
  readonly lack: Lack | undefined;
};

/** What of the address is a filter; what it does not know is none. */
export function toPeopleFilter(asked: Readonly<Record<string, string | undefined>>): PeopleFilter {
  return {
    group: GROUPS.find((group) => group === asked['show']) ?? 'here',
    search: asked['q'] ?? '',
    departmentId: asked['department'],
    role: asked['role'],
    lack: LACKS.find((lack) => lack === asked['lacks']),
  };
}

export function isFiltered({ group, search, ...chosen }: PeopleFilter): boolean {
  return group !== 'here' || search !== '' || Object.values(chosen).some((each) => each !== undefined);
}

export function filterPeople(
  people: readonly ListedPerson[],
  { group, search, departmentId, role, lack }: PeopleFilter,
): readonly ListedPerson[] {
  const key = toSearchKey(search);
  return people.filter(
    (person) =>
      isInGroup(person, group) &&
      (role === undefined || person.role === role) &&
      (departmentId === undefined || isInDepartment(person, departmentId)) &&
      (lack === undefined || doesLack(person, lack)) &&
      (key === '' || isFound(person, key)),
  );
}

function isInGroup({ hasLeft, inSinceAtUtc }: ListedPerson, group: Group): boolean {
  if (group === 'all') return true;
  if (group === 'in') return inSinceAtUtc !== null;
  return hasLeft === (group === 'left');
}

/** Who has a role with a desk and has not chosen a password yet, and so has not signed in. */
export function hasNotSignedIn({ role, hasPassword }: Pick<ListedPerson, 'role' | 'hasPassword'>): boolean {
  return role !== 'employee' && !hasPassword;
}

function doesLack(person: ListedPerson, lack: Lack): boolean {
  if (lack === 'pin') return !person.hasPin;
  return lack === 'rule' ? person.ruleSetId === null : hasNotSignedIn(person);
}

function isInDepartment({ departments }: ListedPerson, id: string): boolean {
  return id === NO_DEPARTMENT ? departments.length === 0 : departments.some((each) => each.id === id);
}

function isFound({ displayName, employeeNumber, email, jobTitle }: ListedPerson, key: string): boolean {
  const text = [displayName, employeeNumber, email, jobTitle].filter((part) => part !== null).join(' ');
  return matchesSearch(toSearchKey(text), key);
}
