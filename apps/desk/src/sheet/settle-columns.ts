// What each column of a sheet holds: by its header; without one by its cells, where one meaning alone fits all of them; else somebody is asked.
import { toSearchKey } from '@stimpill/words/search-key.ts';
import type { ImportColumn } from '@stimpill/api-types/manage';
import { meaningsOf } from './cell-meanings.ts';
import { countIn } from './counted-rows.ts';
import { guessColumns } from './guess-columns.ts';

export type SheetColumn = {
  readonly place: number;
  /** Empty where the sheet has no header. */
  readonly header: string;
  /** Two of its cells. */
  readonly examples: readonly string[];
  /** What it holds; null: it is left out. */
  readonly held: ImportColumn | null;
  /** Nobody has said yet what it holds. */
  readonly isAsked: boolean;
};

/** By the place of the column, from 0 on; null: it is left out. */
export type ColumnAnswers = Readonly<Record<string, ImportColumn | null>>;

type Sheet = {
  readonly header: readonly string[] | undefined;
  readonly rows: readonly (readonly string[])[];
};

type Around = {
  readonly answers: ColumnAnswers;
  /** Names of departments that there are. */
  readonly departments: readonly string[];
  /** What a column may hold here. */
  readonly offered: readonly ImportColumn[];
};

const EXAMPLES = 2;

export function settleColumns(
  { header, rows }: Sheet,
  { answers, departments, offered }: Around,
): readonly SheetColumn[] {
  const width = Math.max(
    header?.length ?? 0,
    ...(header === undefined ? rows.map((cells) => cells.length) : []),
  );
  const cells = Array.from({ length: width }, (_, place) => filledIn(rows, place));
  const named = guessColumns(Array.from({ length: width }, (_, place) => header?.[place] ?? ''));
  const counts = cells.map((filled, place) => countIn(header?.[place] ?? '', filled));
  const known = named.map((column, place) =>
    column !== null && offered.includes(column) && counts[place] === undefined ? column : null,
  );
  const said = known.map((column, place) => (place in answers ? (answers[place] ?? null) : column));
  const filledAt = (place: number) => cells[place] ?? [];
  const isOpen = (place: number) =>
    !(place in answers) && known[place] === null && counts[place] !== 'counts' && filledAt(place).length > 0;
  const hasHeader = (place: number) => (header?.[place] ?? '') !== '';
  const settled = byContent(said, { cells, departments, offered, isOpen, hasHeader });
  return cells.map((filled, place) => ({
    place,
    header: header?.[place] ?? '',
    examples: [...new Set(filled)].slice(0, EXAMPLES),
    held: settled[place] ?? null,
    isAsked: isOpen(place) && settled[place] === null,
  }));
}

const filledIn = (rows: readonly (readonly string[])[], place: number) =>
  rows.map((cells) => cells[place] ?? '').filter((cell) => cell !== '');

type Settled = readonly (ImportColumn | null)[];

type Content = Pick<Around, 'departments' | 'offered'> & {
  readonly cells: readonly (readonly string[])[];
  readonly isOpen: (place: number) => boolean;
  readonly hasHeader: (place: number) => boolean;
};

/** What a cell proves by a check of its own, whatever somebody wrote over it: wages look like numbers of people, and accounts like telephones. */
const UNMISTAKABLE: readonly ImportColumn[] = ['email', 'kennitala'];

/** What one column is known to hold, no other holds: so they are looked at again until nothing more follows. */
function byContent(said: Settled, content: Content): Settled {
  const keys = new Set(content.departments.map(toSearchKey));
  const isKnown = (cell: string) => cell.split(';').every((name) => keys.has(toSearchKey(name)));
  const fitting = content.cells.map((filled, place) =>
    // A column that is known is not looked through: there may be ten thousand rows.
    !content.isOpen(place)
      ? []
      : content.hasHeader(place)
        ? provenIn(filled)
        : filled.length > 0 && filled.every(isKnown)
          ? (['departments'] as const)
          : meaningsOf(filled),
  );
  let settled = said;
  let found = nextOf(settled, fitting, content);
  while (found !== undefined) {
    const { at, column } = found;
    settled = settled.map((before, place) => (place === at ? column : before));
    found = nextOf(settled, fitting, content);
  }
  return settled;
}

function provenIn(cells: readonly string[]): readonly ImportColumn[] {
  const meanings = meaningsOf(cells);
  return meanings.length === 1 ? meanings.filter((column) => UNMISTAKABLE.includes(column)) : [];
}

type Found = { readonly at: number; readonly column: ImportColumn };

/** One more column of which it is clear what it holds. */
function nextOf(
  settled: Settled,
  fitting: readonly (readonly ImportColumn[])[],
  { offered, isOpen }: Content,
): Found | undefined {
  // What another column holds already still counts: shoe sizes are not numbers of people because the ratios are known.
  const open = settled.flatMap((column, at) =>
    column === null && isOpen(at)
      ? [{ at, possible: (fitting[at] ?? []).filter((each) => offered.includes(each)) }]
      : [],
  );
  // Two that may hold one thing alone are two questions.
  const alone = open.find(
    ({ at, possible: [only, ...more] }) =>
      only !== undefined &&
      // Bare numbers are wages, postcodes and PINs as well.
      only !== 'employeeNumber' &&
      more.length === 0 &&
      !settled.includes(only) &&
      !open.some((other) => other.at !== at && isOnly(other.possible, only)),
  );
  const [column] = alone?.possible ?? [];
  if (alone !== undefined && column !== undefined) return { at: alone.at, column };
  // A list of people has their names: where one column can be that, it is.
  const [named, ...others] = open.filter(({ possible }) => possible.includes('displayName'));
  const isName = named !== undefined && others.length === 0 && !settled.includes('displayName');
  return isName ? { at: named.at, column: 'displayName' } : undefined;
}

const isOnly = (columns: readonly ImportColumn[], column: ImportColumn) =>
  columns.length === 1 && columns[0] === column;
