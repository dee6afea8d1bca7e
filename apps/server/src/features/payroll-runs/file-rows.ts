// What a run pays people -> the rows of its file, by the settings of its profile. A cell is a text or a number, never both.
import { amountText } from './amount.ts';
import { unitOf, type CodeAmounts } from './amounts-owed.ts';
import type { ExportColumn, ExportSettings } from './export-profile.ts';

/** Somebody in the file. */
export type FilePerson = {
  readonly employeeId: string;
  readonly displayName: string;
  /** Kennitala or number, by the profile. */
  readonly identity: string;
  /** Names of the departments, with a comma between them. */
  readonly department: string;
  readonly amounts: CodeAmounts;
};

/** `number`: written with a point; the writer gives it the mark of the profile. */
export type Cell = { readonly text: string } | { readonly number: string };

export type FileRow = { readonly person: FilePerson | null; readonly cells: readonly Cell[] };

export type FilePeriod = { readonly startDate: string; readonly endDate: string };

/** The heading, where the profile has one, and then people in the order given. */
export function fileRows(
  people: readonly FilePerson[],
  settings: ExportSettings,
  period: FilePeriod,
): FileRow[] {
  const codes = settings.shape === 'wide' ? codeColumns(people, settings) : [];
  const headings = [...settings.columns.map(({ heading }) => heading), ...codes].map((text) => ({ text }));
  const rows = people.flatMap((person) =>
    settings.shape === 'wide'
      ? [wideRow(person, codes, settings, period)]
      : longRows(person, settings, period),
  );
  return settings.hasHeadings ? [{ person: null, cells: headings }, ...rows] : rows;
}

function codeColumns(people: readonly FilePerson[], { leadingCodes }: ExportSettings): string[] {
  const found = [...new Set(people.flatMap(({ amounts }) => Object.keys(amounts)))].sort();
  return [...leadingCodes, ...found.filter((code) => !leadingCodes.includes(code))];
}

function wideRow(
  person: FilePerson,
  codes: readonly string[],
  settings: ExportSettings,
  period: FilePeriod,
): FileRow {
  const amounts = codes.map((code): Cell => {
    const amount = person.amounts[code];
    if (amount !== undefined) return { number: amount };
    return settings.writesZeros ? { number: zeroOf(code, settings) } : { text: '' };
  });
  const cells = settings.columns.map((column) => cellOf(column, person, settings, period));
  return { person, cells: [...cells, ...amounts] };
}

function longRows(person: FilePerson, settings: ExportSettings, period: FilePeriod): FileRow[] {
  return Object.entries(person.amounts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, amount]) => ({
      person,
      cells: settings.columns.map((column): Cell => {
        if (column.content === 'payrollCode') return { text: code };
        if (column.content === 'amount') return { number: amount };
        return cellOf(column, person, settings, period);
      }),
    }));
}

function zeroOf(code: string, settings: ExportSettings): string {
  return amountText(0, unitOf(code, settings), settings.decimals);
}

function cellOf(
  { content, text }: ExportColumn,
  { identity, displayName, department }: FilePerson,
  { dateForm }: ExportSettings,
  { startDate, endDate }: FilePeriod,
): Cell {
  const texts: Readonly<Record<ExportColumn['content'], string>> = {
    identity,
    name: displayName,
    department,
    payrollCode: '',
    amount: '',
    periodStart: dateText(startDate, dateForm),
    periodEnd: dateText(endDate, dateForm),
    text: text ?? '',
  };
  return { text: texts[content].normalize('NFC') };
}

/** @param date yyyy-MM-dd */
function dateText(date: string, form: ExportSettings['dateForm']): string {
  return form === 'yyyy-MM-dd' ? date : date.split('-').reverse().join('.');
}
