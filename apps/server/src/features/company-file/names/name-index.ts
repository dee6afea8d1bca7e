// From a name that a file uses to the id that it means.
import { itemsOf, isGuid, textOf, type Mapping } from './content-items.ts';
import { nameKey, type NamedPerson, type StoredNames } from './stored-names.ts';

export type ReferredList = keyof StoredNames;

/** Where something with a name is in the file, as a fault shows it. */
type Bearer = { readonly id: string; readonly place: string };

export type NameIndex = {
  /** @returns the id, or what is wrong with the text, after "it" */
  readonly find: (list: ReferredList, text: string) => { readonly id: string } | { readonly fault: string };
};

const NOUNS: Readonly<Record<ReferredList, readonly [one: string, several: string]>> = {
  departments: ['department', 'departments'],
  payPeriods: ['pay period', 'pay periods'],
  projects: ['project', 'projects'],
  subProjects: ['sub-project', 'sub-projects of the project'],
  ruleSets: ['rule set', 'rule sets'],
  shiftTypes: ['shift type', 'shift types'],
  absenceKinds: ['kind of absence', 'kinds of absence'],
  employees: ['employee', 'employees'],
};

const MOST_NAMES_SHOWN = 10;

/** @param content a file in which every named item has its id */
export function indexNames(content: Mapping, stored: StoredNames): NameIndex {
  const lists = new Map<ReferredList, Bearers>();
  const bearersOf = (list: ReferredList) => {
    const known = lists.get(list) ?? bearersIn(list, content, stored);
    lists.set(list, known);
    return known;
  };
  return {
    find: (list, text) => {
      if (isGuid(text)) return { id: text.toLowerCase() };
      const { byKey, names } = bearersOf(list);
      const found = byKey.get(nameKey(text)) ?? [];
      const [first, ...more] = found;
      if (first === undefined) return { fault: unknownText(list, text, names) };
      if (more.length === 0) return first;
      const places = found.map(({ place }) => place).join(' and ');
      return { fault: `means ${found.length} ${NOUNS[list][1]}, ${places}; give the id of one instead` };
    },
  };
}

type Bearers = { readonly byKey: Map<string, Bearer[]>; readonly names: string[] };

function bearersIn(list: ReferredList, content: Mapping, stored: StoredNames): Bearers {
  const bearers: Bearers = { byKey: new Map(), names: [] };
  const inFile = new Set<string>();
  for (const [index, item] of itemsOf(content, list).entries()) {
    const id = textOf(item, 'id')?.toLowerCase();
    if (id === undefined) continue;
    inFile.add(id);
    const name = textOf(item, list === 'employees' ? 'displayName' : 'name');
    const marks = [textOf(item, 'employeeNumber'), textOf(item, 'email')];
    add(bearers, { id, place: `${list}[${index}]` }, name, marks);
  }
  for (const each of stored[list]) {
    if (inFile.has(each.id)) continue;
    const { employeeNumber = null, emailKey = null } = each as Partial<NamedPerson>;
    add(bearers, { id: each.id, place: `the stored ${each.id}` }, each.name, [employeeNumber, emailKey]);
  }
  return bearers;
}

function add(
  { byKey, names }: Bearers,
  bearer: Bearer,
  name: string | null,
  marks: readonly (string | null)[],
): void {
  if (name !== null) names.push(name);
  for (const text of [name, ...marks]) {
    if (text === null) continue;
    const same = byKey.get(nameKey(text));
    if (same === undefined) byKey.set(nameKey(text), [bearer]);
    else if (!same.some(({ id }) => id === bearer.id)) same.push(bearer);
  }
}

function unknownText(list: ReferredList, text: string, names: readonly string[]): string {
  const [one, several] = NOUNS[list];
  const shown = names.slice(0, MOST_NAMES_SHOWN).join(', ');
  const rest = names.length > MOST_NAMES_SHOWN ? ' and others' : '';
  const there = names.length === 0 ? `there are no ${several}` : `there are ${shown}${rest}`;
  return `is no ${one} of this company: "${text}"; ${there}`;
}
