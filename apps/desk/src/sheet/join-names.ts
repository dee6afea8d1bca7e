// A name that stands in two columns is one name.
import { toSearchKey } from '@stimpill/words/search-key.ts';
import type { SheetParts } from './find-header.ts';
import { columnOfHeader, FIRST_NAME, LAST_NAME } from './guess-columns.ts';

type Named = Pick<SheetParts, 'header' | 'people'>;

/** The whole name comes into the first of its columns, and the others are left empty. */
export function joinNames({ header, people }: Named): Named {
  if (header === undefined) return { header, people };
  const [target, ...others] = placesOfName(header);
  if (target === undefined || others.length === 0) return { header, people };
  const emptied = (cells: readonly string[]) => cells.map((cell, at) => (others.includes(at) ? '' : cell));
  return {
    header: emptied(header),
    people: people.map((line) => {
      const name = [target, ...others].map((at) => line.cells[at] ?? '').reduce(together);
      return { ...line, cells: emptied(line.cells).map((cell, at) => (at === target ? name : cell)) };
    }),
  };
}

/** In the order of a name, wherever they stand. */
function placesOfName(header: readonly string[]): readonly number[] {
  const isOneOf = (words: readonly string[]) => {
    const keys = words.map(toSearchKey);
    return (cell: string) => keys.includes(toSearchKey(cell));
  };
  const [isFirst, isLast] = [isOneOf(FIRST_NAME), isOneOf(LAST_NAME)];
  const whole = header.findIndex(
    (cell) => columnOfHeader(cell) === 'displayName' && !isFirst(cell) && !isLast(cell),
  );
  return [whole, header.findIndex(isFirst), header.findIndex(isLast)].filter((place) => place !== -1);
}

/** What the name has already does not come twice. */
function together(name: string, part: string): string {
  const has = ` ${toSearchKey(name)} `.includes(` ${toSearchKey(part)} `);
  return has || part === '' ? name : `${name} ${part}`.trim();
}
