// The file of every payroll system, read by libraries that did not write it: papaparse and read-excel-file.
import iconv from 'iconv-lite';
import papaparse from 'papaparse';
import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_MINUTES, EXAMPLE_PEOPLE, exampleRows, inEachUnit } from '../../../test/payroll-example.ts';
import type { ExportSettings } from './export-profile.ts';
import { SHIPPED_PROFILES } from './shipped-profiles.ts';
import { writeFile } from './write-file.ts';

type Value = string | number | null;

/** A text file has texts alone; what is before a formula in it is what the product says it puts there. */
function csvRows(bytes: Buffer, { encoding, separator }: ExportSettings): Value[][] {
  const text = iconv.decode(bytes, encoding === 'utf-8-bom' ? 'utf-8' : encoding);
  const delimiter = separator === 'tab' ? '\t' : separator;
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data.map((row) => row.map((cell) => cell.replace(/^'(?=[=@])/, '')));
}

async function rowsRead(bytes: Buffer, settings: ExportSettings): Promise<readonly (readonly Value[])[]> {
  if (settings.format === 'csv') return csvRows(bytes, settings);
  const [sheet] = await readSheets(bytes);
  return (sheet?.data ?? []) as Value[][];
}

/** By person and code, as numbers in the unit of the file. */
function amountsRead(
  [headings = [], ...rows]: readonly (readonly Value[])[],
  { shape, columns, decimalMark }: ExportSettings,
): Record<string, number> {
  const at = (content: string) => columns.findIndex((column) => column.content === content);
  const number = (cell: Value | undefined) =>
    typeof cell === 'number' ? cell : Number(String(cell).replace(decimalMark, '.'));
  const amounts = rows.flatMap((row): readonly (readonly [Value | undefined, Value | undefined])[] =>
    shape === 'long'
      ? [[row[at('payrollCode')], row[at('amount')]]]
      : headings.slice(columns.length).map((code, place) => [code, row[columns.length + place]] as const),
  );
  const who = rows.flatMap((row) =>
    shape === 'long' ? [row[at('identity')]] : headings.slice(columns.length).map(() => row[at('identity')]),
  );
  return Object.fromEntries(
    amounts.flatMap(([code, amount], place) =>
      amount === null || amount === undefined || amount === ''
        ? []
        : [[`${String(who[place])} ${String(code)}`, number(amount)]],
    ),
  );
}

/** Nobody asks the product: minutes as they are, hours to the last place of the profile. */
const meant = ({ minuteCodes, decimals }: ExportSettings) =>
  Object.fromEntries(
    EXAMPLE_PEOPLE.flatMap(({ identity }) =>
      Object.entries(EXAMPLE_MINUTES).map(([code, minutes]) => [
        `${identity} ${code}`,
        minuteCodes.includes(code) ? minutes : Number((minutes / 60).toFixed(decimals)),
      ]),
    ),
  );

const forms = SHIPPED_PROFILES.flatMap(({ key, settings }) =>
  inEachUnit(settings).map(
    (form) => [key, form.minuteCodes.length === 0 ? 'hours' : 'minutes', form] as const,
  ),
);

const hasNames = ({ columns }: ExportSettings) => columns.some(({ content }) => content === 'name');

describe('a file that is read by a library which did not write it', () => {
  it.each(forms)('for %s has the amount of each person and code, in %s', async (_key, _unit, settings) => {
    const rows = await rowsRead(await writeFile(exampleRows(settings), settings), settings);

    expect(amountsRead(rows, settings)).toEqual(meant(settings));
  });

  it.each(forms.filter(([, , settings]) => hasNames(settings)))(
    'for %s has each person as they are called, with amounts in %s',
    async (_key, _unit, settings) => {
      const at = settings.columns.findIndex(({ content }) => content === 'name');
      const [, ...rows] = await rowsRead(await writeFile(exampleRows(settings), settings), settings);

      expect([...new Set(rows.map((row) => row[at]))]).toEqual(
        EXAMPLE_PEOPLE.map(({ displayName }) => displayName),
      );
    },
  );
});
