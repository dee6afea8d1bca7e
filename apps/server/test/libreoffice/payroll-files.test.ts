// The files for payroll, opened by a real LibreOffice: what it takes for a text, for a number, for a formula.
import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import type { ExportSettings } from '#features/payroll-runs/export-profile.ts';
import { SHIPPED_PROFILES } from '#features/payroll-runs/shipped-profiles.ts';
import { writeFile } from '#features/payroll-runs/write-file.ts';
import { exampleRows, inEachUnit } from '../payroll-example.ts';

const folder = mkdtempSync(join(tmpdir(), 'stimpill-libreoffice-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** LibreOffice's numbers for encodings. */
const CHARSETS = { 'utf-8': 76, 'utf-8-bom': 76, 'windows-1252': 1, 'iso-8859-1': 12 } as const;
const SEPARATORS = { ';': 59, ',': 44, tab: 9 } as const;
/** The first column is a text, as the person who opens such a file has to say of a kennitala; Icelandic, or English where the decimal mark is a point. */
const opened = ({ separator, encoding, decimalMark }: ExportSettings) =>
  `CSV:${SEPARATORS[separator]},34,${CHARSETS[encoding]},1,1/2,${decimalMark === ',' ? 1039 : 1033}`;
/** Every text in quotes and no number, as it is and not as it is shown, with formulas as such. */
const SEEN = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,false,true';

/** What is in the cells: a text in quotes, a number bare, and a day, which CSV cannot tell from a text, as it was written. */
function seenInLibreOffice(bytes: Buffer, settings: ExportSettings): readonly string[] {
  const file = join(folder, `file.${settings.format}`);
  writeFileSync(file, bytes);
  const home = `-env:UserInstallation=file://${join(folder, 'home')}`;
  const from = settings.format === 'csv' ? [`--infilter=${opened(settings)}`] : [];
  const to = ['--convert-to', SEEN, '--outdir', join(folder, 'seen')];
  execFileSync('soffice', [home, '--headless', ...from, ...to, file], { stdio: 'ignore', timeout: 60_000 });
  return readFileSync(join(folder, 'seen', 'file.csv'), 'utf8')
    .replaceAll(/(?<=^|,)-?\d+\.\d+(?=,|$)/gm, (number) => String(Number(number)))
    .replaceAll(/(?<=^|,)(\d\d)\/(\d\d)\/(\d\d)(?=,|$)/gm, '"$2.$1.20$3"')
    .trim()
    .split('\n');
}

/** What the product means a cell to be. CSV has no way to say that a text is none that counts, so such a text has an apostrophe before it. */
function meant(settings: ExportSettings): readonly string[] {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const escaped = (text: string) => (settings.format === 'csv' && /^[=@]/.test(text) ? `'${text}` : text);
  const shown = (cell: { readonly text: string } | { readonly number: string }) =>
    'number' in cell ? String(Number(cell.number)) : cell.text === '' ? '' : quoted(escaped(cell.text));
  return exampleRows(settings).map(({ cells }) => cells.map(shown).join(','));
}

const forms = SHIPPED_PROFILES.flatMap(({ key, settings }) =>
  inEachUnit(settings).map(
    (form) => [key, form.minuteCodes.length === 0 ? 'hours' : 'minutes', form] as const,
  ),
);

describe.each(forms)('the file of %s in LibreOffice, in %s', (_key, _unit, settings) => {
  it('has each text as it was written, each amount as that number, and no formula', async () => {
    const bytes = await writeFile(exampleRows(settings), settings);

    expect(seenInLibreOffice(bytes, settings)).toEqual(meant(settings));
  });
});
