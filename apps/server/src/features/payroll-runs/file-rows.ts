// What a run pays people -> the rows of its file, by the settings of its profile. A cell is a text or a number, never both.
import { amountText, sumText } from './amount.ts';
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
  /** Of periods that were sent before. */
  readonly older: readonly (FilePeriod & {
    readonly dates: readonly string[];
    readonly amounts: CodeAmounts;
  })[];
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
  const said = people.flatMap((person) => sayingsOf(person, settings, period));
  const codes = settings.shape === 'wide' ? codeColumns(said, settings) : [];
  const headings = [...settings.columns.map(({ heading }) => heading), ...codes].map((text) => ({ text }));
  const rows = said.flatMap((saying) =>
    settings.shape === 'wide' ? [wideRow(saying, codes, settings)] : longRows(saying, settings),
  );
  return settings.hasHeadings ? [{ person: null, cells: headings }, ...rows] : rows;
}

/** What is said of somebody and a period: a row in the wide shape, one for each code in the long one. */
type Saying = {
  readonly person: FilePerson;
  readonly period: FilePeriod;
  /** Of a period that was sent before: which of its days. */
  readonly olderDates: readonly string[] | null;
  readonly amounts: CodeAmounts;
};

/** An earlier period has rows of its own where a column has room to name it, and else is in the sums. */
function sayingsOf(person: FilePerson, settings: ExportSettings, period: FilePeriod): Saying[] {
  const { amounts, older } = person;
  const all = [amounts, ...older.map((each) => each.amounts)];
  if (!settings.columns.some(({ content }) => NAMES_PERIOD.has(content)))
    return [{ person, period, olderDates: null, amounts: sumsOf(all, settings) }];
  const isEmpty = older.length > 0 && Object.keys(amounts).length === 0;
  return [
    ...(isEmpty ? [] : [{ person, period, olderDates: null, amounts }]),
    ...older.map(({ dates, ...each }) => ({
      person,
      period: each,
      olderDates: dates,
      amounts: each.amounts,
    })),
  ];
}

const NAMES_PERIOD: ReadonlySet<ExportColumn['content']> = new Set(['periodStart', 'periodEnd', 'note']);

function sumsOf(all: readonly CodeAmounts[], settings: ExportSettings): CodeAmounts {
  if (all.length === 1) return all[0] ?? {};
  const codes = [...new Set(all.flatMap(Object.keys))];
  return Object.fromEntries(
    codes.map((code) => {
      const decimals = unitOf(code, settings) === 'minutes' ? 0 : settings.decimals;
      return [
        code,
        sumText(
          all.flatMap((amounts) => amounts[code] ?? []),
          decimals,
        ),
      ];
    }),
  );
}

function codeColumns(said: readonly Saying[], { leadingCodes }: ExportSettings): string[] {
  const found = [...new Set(said.flatMap(({ amounts }) => Object.keys(amounts)))].sort();
  return [...leadingCodes, ...found.filter((code) => !leadingCodes.includes(code))];
}

function wideRow(saying: Saying, codes: readonly string[], settings: ExportSettings): FileRow {
  const amounts = codes.map((code): Cell => {
    const amount = saying.amounts[code];
    if (amount !== undefined) return { number: amount };
    return settings.writesZeros ? { number: zeroOf(code, settings) } : { text: '' };
  });
  const cells = settings.columns.map((column) => cellOf(column, saying, settings));
  return { person: saying.person, cells: [...cells, ...amounts] };
}

function longRows(saying: Saying, settings: ExportSettings): FileRow[] {
  return Object.entries(saying.amounts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, amount]) => ({
      person: saying.person,
      cells: settings.columns.map((column): Cell => {
        if (column.content === 'payrollCode') return { text: code };
        if (column.content === 'amount') return { number: amount };
        return cellOf(column, saying, settings);
      }),
    }));
}

function zeroOf(code: string, settings: ExportSettings): string {
  return amountText(0, unitOf(code, settings), settings.decimals);
}

function cellOf(
  { content, text }: ExportColumn,
  { person: { identity, displayName, department }, period: { startDate, endDate }, olderDates }: Saying,
  { dateForm }: ExportSettings,
): Cell {
  const day = (date: string) => dateText(date, dateForm);
  const of = `${day(startDate)}-${day(endDate)}`;
  const older = olderDates && [of, olderDates.map(day).join(', ')].filter(Boolean).join(': ');
  const texts: Readonly<Record<ExportColumn['content'], string>> = {
    identity,
    name: displayName,
    department,
    payrollCode: '',
    amount: '',
    periodStart: day(startDate),
    periodEnd: day(endDate),
    text: text ?? '',
    note: [text, older].filter(Boolean).join(' '),
  };
  return { text: texts[content].normalize('NFC') };
}

/** @param date yyyy-MM-dd */
function dateText(date: string, form: ExportSettings['dateForm']): string {
  return form === 'yyyy-MM-dd' ? date : date.split('-').reverse().join('.');
}
