// Rows of one cell between rows of many: mostly the headings of groups. Only where each names a department that is known is it clear.
import { toSearchKey } from '@stimpill/words/search-key.ts';
import { isData } from './cell-meanings.ts';
import { guessColumns } from './guess-columns.ts';
import type { Line } from './split-cells.ts';

/** What rows of one cell are: the department of those below, a heading of no meaning, or people of whom only the name is known. */
export type SectionsAre = 'departments' | 'nobody' | 'people';

type Named = {
  readonly header: readonly string[] | undefined;
  readonly people: readonly Line[];
};

export type Sections = Named & {
  /** The rows of one cell; none where there are people alone. */
  readonly headings: readonly Line[];
  /** Undefined: somebody has to say. */
  readonly are: SectionsAre | undefined;
  /** Where the departments of the headings stand that had no column. */
  readonly place: number | undefined;
};

type Around = {
  readonly said: SectionsAre | undefined;
  readonly departments: readonly string[];
  /** The row above the header where the header comes again below each heading: the first of them. */
  readonly first: Line | undefined;
};

/** Such as Jónsdóttir and Kowalski, after another name. */
const NAME_OF_SOMEBODY = /\s\p{L}*(son|dóttir|sk[ia]|ck[ia]|wicz)$/iu;

export function settleSections(named: Named, { said, departments, first }: Around): Sections {
  const { header, people } = named;
  const at = header === undefined ? -1 : guessColumns(header).indexOf('departments');
  const inColumn = at === -1 ? [] : people.map(({ cells }) => cells[at] ?? '');
  const known = new Set([...departments, ...inColumn].map(toSearchKey));
  const isKnown = (line: Line) => known.has(toSearchKey(nameIn(line)));
  const groups = groupsIn(people, said === undefined ? isKnown : () => true);
  // Without rows of many cells nothing sets a heading apart but its words, which somebody may be called by too: it is asked about.
  const headings = groups ?? people.filter((line) => isAlone(line) && isKnown(line));
  const are = said ?? (groups?.every(isKnown) === true ? 'departments' : undefined);
  if (headings.length === 0 || are === 'people') return { ...named, headings, are, place: undefined };
  const rest = people.filter((line) => !headings.includes(line));
  if (are !== 'departments') return { header, people: rest, headings, are, place: undefined };
  return { ...withDepartments(named, { headings, first, at }), headings, are };
}

/**
 * One row of many cells makes no table of which the others are headings, unless their words say so.
 * @returns undefined where the rows are no table
 */
function groupsIn(people: readonly Line[], isCertain: (line: Line) => boolean): readonly Line[] | undefined {
  const alone = people.filter(isAlone);
  const rest = people.length - alone.length;
  const isTable = rest > 1 || alone.every(isCertain);
  return rest > 0 && alone.length <= rest && isTable ? alone : undefined;
}

function isAlone({ cells }: Line): boolean {
  const [only = '', ...more] = cells.filter((cell) => cell !== '');
  return more.length === 0 && /\p{L}/u.test(only) && !isData(only) && !NAME_OF_SOMEBODY.test(only);
}

/** Without the count of those below, and the colon. */
const nameIn = ({ cells }: Line) =>
  (cells.find((cell) => cell !== '') ?? '').replace(/(\s*\(\d+\))?\s*:?$/u, '');

type Headings = Pick<Sections, 'headings'> & {
  readonly first: Line | undefined;
  /** The column of departments; -1: they get one. */
  readonly at: number;
};

/** Anyone who has a department in their own row keeps it. */
function withDepartments({ header, people }: Named, { headings, first, at }: Headings) {
  const place = at === -1 ? (header?.length ?? Math.max(...people.map(({ cells }) => cells.length))) : at;
  const opened = (cells: readonly string[]) =>
    at === -1 ? padded(cells, place).toSpliced(place, 0, '') : padded(cells, place + 1);
  let department = first !== undefined && isAlone(first) ? nameIn(first) : '';
  const below = people.flatMap((line) => {
    if (headings.includes(line)) {
      department = nameIn(line);
      return [];
    }
    const cells = opened(line.cells);
    return [{ ...line, cells: cells[place] === '' ? cells.with(place, department) : cells }];
  });
  return {
    header: header && opened(header),
    people: below,
    place: at === -1 ? place : undefined,
  };
}

const padded = (cells: readonly string[], width: number) => [
  ...cells,
  ...Array.from({ length: Math.max(0, width - cells.length) }, () => ''),
];
