// Whom a row is about: by number, kennitala or e-mail; without a match by name, where nothing speaks against it.
import type { ImportColumn, ImportFault } from './import-terms.ts';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';
import { sameName, type CellValue } from './read-cell.ts';

export type RowValues = ReadonlyMap<ImportColumn, CellValue>;

export type FoundPerson =
  | { readonly person: StoredEmployee | undefined }
  | { readonly fault: ImportFault; readonly column: ImportColumn | null };

/** What belongs to one person alone. */
export const KEYS = ['employeeNumber', 'kennitala', 'email'] as const;

/** People by what is theirs alone, and by name. Accounts of other systems keep their keys, and are nobody. */
export type PeopleIndex = {
  readonly byKey: Readonly<Record<(typeof KEYS)[number], ReadonlyMap<string, StoredEmployee>>>;
  readonly byName: ReadonlyMap<string, readonly StoredEmployee[]>;
};

/** Of what is no address, its letters in lower case. */
export const keyOf = emailKeyOf;

export function indexPeople(people: readonly StoredEmployee[]): PeopleIndex {
  const byKey = (key: (typeof KEYS)[number]) =>
    new Map(
      people.flatMap((person) => (person[key] === null ? [] : [[keyOf(person[key]), person] as const])),
    );
  const byName = new Map<string, StoredEmployee[]>();
  for (const person of people.filter(({ serviceAccount }) => serviceAccount === null)) {
    const name = sameName(person.displayName);
    byName.set(name, [...(byName.get(name) ?? []), person]);
  }
  return {
    byKey: { employeeNumber: byKey('employeeNumber'), kennitala: byKey('kennitala'), email: byKey('email') },
    byName,
  };
}

export function findPerson(values: RowValues, { byKey, byName }: PeopleIndex): FoundPerson {
  const matches = KEYS.flatMap((column) => {
    const value = values.get(column);
    const person = typeof value === 'string' ? byKey[column].get(keyOf(value)) : undefined;
    return person === undefined ? [] : [{ column, person }];
  });
  const [first, ...others] = matches;
  if (first !== undefined) {
    const other = others.find(({ person }) => person !== first.person);
    if (other !== undefined) return { fault: 'takenByAnother', column: other.column };
    if (first.person.serviceAccount !== null) return { fault: 'takenByAnother', column: first.column };
    return { person: first.person };
  }
  const named = byName.get(sameName(String(values.get('displayName') ?? ''))) ?? [];
  const possible = named.filter((person) => !contradicts(person, values));
  return possible.length > 1 ? { fault: 'severalPeople', column: 'displayName' } : { person: possible[0] };
}

/** Whether there is somebody of the name of a row, no matter who they are. */
export const isNamesake = (values: RowValues, { byName }: PeopleIndex): boolean =>
  byName.has(sameName(String(values.get('displayName') ?? '')));

/** Somebody of the same name with another number, kennitala or address is somebody else. */
export function contradicts(person: StoredEmployee, values: RowValues): boolean {
  return KEYS.some((column) => {
    const value = values.get(column);
    const own = person[column];
    return typeof value === 'string' && own !== null && keyOf(own) !== keyOf(value);
  });
}
