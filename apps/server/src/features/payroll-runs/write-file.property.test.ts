// The laws of a file, for any people and every profile that ships.
import fc from 'fast-check';
import iconv from 'iconv-lite';
import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { amountText } from './amount.ts';
import { owedOf } from './amounts-owed.ts';
import type { ExportSettings } from './export-profile.ts';
import { fileRows, type Cell, type FilePerson } from './file-rows.ts';
import { SHIPPED_PROFILES } from './shipped-profiles.ts';
import { writeFile } from './write-file.ts';
import type { CodeMinutes } from './code-minutes.ts';

const PERIOD = { startDate: '2026-03-01', endDate: '2026-03-31' };
type Somebody = Omit<FilePerson, 'amounts' | 'older'> & { readonly lines: CodeMinutes };

const CODES = ['100', 'Dagvinna', 'YV 33', '=1+1'];

const person = fc.record({
  employeeId: fc.uuid(),
  displayName: fc.constantFrom('Anna Jónsdóttir', '=SUM(A1)', '+354', '@björk', '-', 'a;b', 'c"d'),
  identity: fc.stringMatching(/^\d{10}$/),
  department: fc.constantFrom('', 'Eldhús', 'Bakarí, Salur'),
  lines: fc.dictionary(fc.constantFrom(...CODES), fc.integer({ min: -20_000, max: 20_000 }), {
    noNullPrototype: true,
  }),
});
const people = fc.array(person, { minLength: 1, maxLength: 8 });
const settings = fc.constantFrom(...SHIPPED_PROFILES.map((profile) => profile.settings));

const rowsOf = (some: readonly Somebody[], form: ExportSettings) =>
  fileRows(
    some.map((each) => ({ ...each, ...owedOf(each.lines, [], form), older: [] })),
    form,
    PERIOD,
  );

/** The numbers of every row, as the file has them. */
const numbersIn = (rows: ReturnType<typeof fileRows>) =>
  rows.flatMap(({ cells }) => cells.flatMap((cell) => ('number' in cell ? [cell.number] : [])));

const amountsOf = (some: readonly Somebody[], { decimals, minuteCodes }: ExportSettings) =>
  some.flatMap(({ lines }) =>
    Object.entries(lines)
      .filter(([, minutes]) => minutes !== 0)
      .map(([code, minutes]) =>
        amountText(minutes, minuteCodes.includes(code) ? 'minutes' : 'hours', decimals),
      ),
  );

const valueOf = (cell: Cell) =>
  'number' in cell ? Number(cell.number) : cell.text === '' ? null : cell.text;

/** A sheet does not keep empty cells behind the last one. */
const withoutEmptyEnd = (values: readonly unknown[]) =>
  values.slice(0, values.findLastIndex((value) => value !== null) + 1);

describe('a file', () => {
  it('has each amount of each person once, converted from the sum', () => {
    fc.assert(
      fc.property(people, settings, (some, form) => {
        const inFile = numbersIn(rowsOf(some, form));

        expect(inFile.sort()).toEqual(amountsOf(some, form).sort());
      }),
    );
  });

  it('of minutes has the sum of the minutes', () => {
    fc.assert(
      fc.property(people, settings, (some, form) => {
        const inFile = numbersIn(rowsOf(some, { ...form, minuteCodes: CODES }));

        const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
        expect(sum(inFile.map(Number))).toBe(sum(some.flatMap(({ lines }) => Object.values(lines))));
      }),
    );
  });

  it('has the same bytes each time', async () => {
    await fc.assert(
      fc.asyncProperty(people, settings, async (some, form) => {
        const rows = rowsOf(some, form);

        expect((await writeFile(rows, form)).equals(await writeFile(rows, form))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('that is a workbook, opened again, has each text as a text and each amount as that number', async () => {
    const workbooks = SHIPPED_PROFILES.map((profile) => profile.settings).filter(
      ({ format }) => format === 'xlsx',
    );
    expect(workbooks.length).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(people, fc.constantFrom(...workbooks), async (some, form) => {
        const rows = rowsOf(some, form);

        const [sheet] = await readSheets(await writeFile(rows, form));

        expect(sheet?.data.map(withoutEmptyEnd)).toEqual(
          rows.map(({ cells }) => withoutEmptyEnd(cells.map(valueOf))),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('begins no cell of text like a formula, and leaves numbers alone', async () => {
    const form = SHIPPED_PROFILES[0]!.settings;
    const somebody = {
      employeeId: 'a',
      displayName: '=HYPERLINK("x")',
      identity: '0101302989',
      department: '@salur',
      lines: { '-5': -90 },
    };

    const text = String(await writeFile(rowsOf([somebody], form), form));

    expect(text).toContain(`0101302989;"'=HYPERLINK(""x"")";'@salur;'-5;-1,50;`);
  });

  it('writes letters of another encoding, or refuses and names the person', async () => {
    const form = { ...SHIPPED_PROFILES[0]!.settings, encoding: 'windows-1252' } as const;
    const named = (displayName: string) => ({
      employeeId: 'a',
      displayName,
      identity: '0101302989',
      department: '',
      lines: { DV: 60 },
    });

    const written = await writeFile(rowsOf([named('Þórður Æ')], form), form);

    expect(iconv.decode(written, 'windows-1252')).toContain('Þórður Æ');
    await expect(writeFile(rowsOf([named('Łukasz')], form), form)).rejects.toThrow(/row of Łukasz/);
  });

  it('keeps a moment of its making out of a workbook', async () => {
    const form = SHIPPED_PROFILES[1]!.settings;
    const rows = rowsOf([], form);

    const first = await writeFile(rows, form);
    await new Promise((resolve) => setTimeout(resolve, 2100));

    expect(first.equals(await writeFile(rows, form))).toBe(true);
  });
});
