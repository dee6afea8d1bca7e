// A sheet of people -> what is sent of it, and what is to be asked first. Both doors read with it: the first run, and the import of the desk.
import type { ImportColumn } from '@stimpill/api-types/manage';
import { withoutCounts } from './counted-rows.ts';
import { findHeader, type SheetParts } from './find-header.ts';
import type { Columns } from './import-rows.ts';
import { joinNames } from './join-names.ts';
import { isDepartmentOf, newDepartments, withDepartments, type NewDepartment } from './like-departments.ts';
import { settleColumns, type ColumnAnswers, type SheetColumn } from './settle-columns.ts';
import { settleSections, type SectionsAre } from './sections.ts';
import { dateQuestion, toDays, type DateOrder, type DateQuestion } from './sheet-dates.ts';
import type { Line } from './split-cells.ts';
import {
  atCommas,
  isListOfTurned,
  nameQuestion,
  partedByComma,
  turn,
  type NameQuestion,
  type NamesAre,
} from './turned-names.ts';

/** What somebody has said about a sheet. */
export type SheetAnswers = {
  readonly hasHeader?: boolean;
  readonly columns: ColumnAnswers;
  readonly dates?: DateOrder;
  /** What names with a comma are. */
  readonly names?: NamesAre;
  /** What the rows of one cell are. */
  readonly sections?: SectionsAre;
  /** By the name in the sheet as `keyOfName` has it, the department that is meant. */
  readonly departments: Readonly<Record<string, string>>;
};

export const NO_ANSWERS: SheetAnswers = { columns: {}, departments: {} };

export type Sheet = {
  readonly hasHeader: boolean;
  readonly columns: readonly SheetColumn[];
  readonly dates: DateQuestion | undefined;
  readonly names: NameQuestion | undefined;
  readonly newDepartments: readonly NewDepartment[];
  /** The people, with days as yyyy-MM-dd as far as they are clear. */
  readonly lines: readonly Line[];
  readonly above: readonly Line[];
  readonly head: readonly Line[];
  readonly totals: readonly Line[];
  /** The rows of one cell between rows of many, and what they are; undefined: nobody has said. */
  readonly headings: readonly Line[];
  readonly sections: SectionsAre | undefined;
  /** Whether something must be said before the rows are read. */
  readonly isOpen: boolean;
};

type Around = {
  readonly departments: readonly string[];
  readonly offered: readonly ImportColumn[];
  /** yyyy-MM-dd */
  readonly today: string;
};

const DATES: readonly ImportColumn[] = ['employmentStartDate', 'employmentEndDate', 'birthDate'];

export function readSheet(written: readonly Line[], answers: SheetAnswers, around: Around): Sheet {
  const mayBeColumns = isListOfTurned(written);
  const isThere = isDepartmentOf(around.departments);
  const namesAre = answers.names ?? (mayBeColumns ? partedByComma(written, isThere) : undefined);
  const lines = mayBeColumns && namesAre === 'columns' ? atCommas(written) : written;
  const parts = findHeader(lines, answers.hasHeader);
  const { above, head, totals } = parts;
  const { header, people, headings, are, place } = settleSections(
    joinNames({ header: parts.header, people: withoutCounts(parts.people) }),
    { said: answers.sections, departments: around.departments, first: firstHeading(parts) },
  );
  const rows = people.map(({ cells }) => cells);
  const ofHeadings = place === undefined ? {} : { [place]: 'departments' as const };
  const columns = settleColumns(
    { header, rows },
    { ...around, answers: { ...ofHeadings, ...answers.columns } },
  );
  const placesOf = (wanted: readonly ImportColumn[]) =>
    columns.flatMap(({ held, place }) => (held !== null && wanted.includes(held) ? [place] : []));
  const cellsAt = (places: readonly number[]) =>
    places.map((place) => rows.map((cells) => cells[place] ?? ''));
  const dates = dateQuestion(cellsAt(placesOf(DATES)), around.today);
  const names = nameQuestion(
    mayBeColumns
      ? written.flatMap(({ cells }) => cells).slice(header === undefined ? 0 : 1)
      : cellsAt(placesOf(['displayName'])).flat(),
    { said: namesAre, isClear: !mayBeColumns || header !== undefined, mayBeColumns },
  );
  return {
    hasHeader: header !== undefined,
    ...{ columns, dates, names, above, head, totals, headings, sections: are },
    newDepartments: newDepartments(cellsAt(placesOf(['departments'])).flat(), around.departments),
    lines: mended(people, answers, {
      days: placesOf(DATES),
      departments: placesOf(['departments']),
      turned: names?.are === 'turned' ? placesOf(['displayName']) : [],
      isThere,
      today: around.today,
    }),
    isOpen:
      columns.some(({ isAsked }) => isAsked) ||
      (dates !== undefined && answers.dates === undefined) ||
      (names !== undefined && names.are === undefined) ||
      (headings.length > 0 && are === undefined),
  };
}

/** Each group of such a sheet has a header of its own. */
function firstHeading({ above, head, people }: SheetParts): Line | undefined {
  const [first] = people;
  return first !== undefined && head.some(({ from }) => from > first.from) ? above.at(-1) : undefined;
}

type Places = {
  readonly days: readonly number[];
  readonly departments: readonly number[];
  /** Names of which the last one stands first. */
  readonly turned: readonly number[];
  readonly isThere: (department: string) => boolean;
  readonly today: string;
};

function mended(
  people: readonly Line[],
  { dates, departments }: SheetAnswers,
  places: Places,
): readonly Line[] {
  const days = new Map(
    places.days.map((place) => {
      const cells = people.map((line) => line.cells[place] ?? '');
      return [place, toDays(cells, dates, places.today)] as const;
    }),
  );
  return people.map((line, row) => ({
    ...line,
    cells: line.cells.map((cell, column) => {
      const day = days.get(column)?.[row];
      if (day !== undefined) return day;
      if (places.turned.includes(column)) return turn(cell);
      return places.departments.includes(column) ? withDepartments(cell, departments, places.isThere) : cell;
    }),
  }));
}

export const columnsOf = ({ columns }: Sheet): Columns => columns.map(({ held }) => held);
