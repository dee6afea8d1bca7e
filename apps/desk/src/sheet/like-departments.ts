// A department that is written otherwise than one that there is, such as Eldhus beside Eldhús: a new one, or a slip of the hand.
import { toSearchKey } from '@stimpill/words/search-key.ts';

export type NewDepartment = {
  readonly name: string;
  /** One that there is, or that more rows name, and that is written almost alike. */
  readonly like: string | undefined;
};

/** The same for names that are the same name. */
export const keyOfName = (text: string) =>
  text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** @param cells of the column of departments, with `;` or a comma between names @param there names of those that there are */
export function newDepartments(cells: readonly string[], there: readonly string[]): readonly NewDepartment[] {
  const counts = new Map<string, { readonly name: string; count: number }>();
  const isThere = isDepartmentOf(there);
  for (const name of cells.flatMap((cell) => namesIn(cell, isThere))) {
    const counted = counts.get(keyOfName(name));
    if (counted === undefined) counts.set(keyOfName(name), { name, count: 1 });
    else counted.count += 1;
  }
  const all = [...counts].filter(([key]) => !isThere(key)).map(([, counted]) => counted);
  const most = all.toSorted((one, other) => other.count - one.count).map(({ name }) => name);
  const known = new Map<string, string>();
  for (const name of [...there, ...most]) {
    const key = toSearchKey(name);
    if (!known.has(key)) known.set(key, name);
  }
  return all.map(({ name }) => {
    const like = known.get(toSearchKey(name));
    return { name, like: like === name ? undefined : like };
  });
}

/** @param instead by the name in the sheet, the department that is meant */
export function withDepartments(
  cell: string,
  instead: Readonly<Record<string, string>>,
  isThere: (name: string) => boolean,
): string {
  return namesIn(cell, isThere)
    .map((name) => instead[keyOfName(name)] ?? name)
    .join('; ');
}

export function isDepartmentOf(there: readonly string[]): (name: string) => boolean {
  const keys = new Set(there.map(keyOfName));
  return (name) => keys.has(keyOfName(name));
}

/** A comma parts two departments, unless one is called so. */
const namesIn = (cell: string, isThere: (name: string) => boolean) =>
  cell
    .split(';')
    .flatMap((name) => (isThere(name) ? [name] : name.split(',')))
    .map((name) => name.trim())
    .filter((name) => name !== '');
