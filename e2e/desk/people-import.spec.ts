// People from a spreadsheet: every fault is named, all or nothing is written, and the same again changes nothing.
import { expect, type Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { owner } from '../support/company.ts';
import { collectFaults, signInAtDesk } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PEOPLE = 500;

const HEADER = [
  ...['Nafn', 'Starfsmannanúmer', 'Kennitala', 'Netfang', 'Sími', 'Tungumál', 'Deild', 'Hóf störf'],
  ...['Síðasti starfsdagur', 'Starfshlutfall', 'Launaform', 'Launaregla', 'Launatímabil', 'Fæðingardagur'],
];
type Cells = Readonly<Record<string, string>>;

const person = (at: number): Cells => ({
  Nafn: `Prófandi Þóruson ${at}`,
  Starfsmannanúmer: `${7_000 + at}`,
  Kennitala: at === 1 ? '120174-3399' : '',
  Netfang: `profandi${at}@innflutt.example`,
  Sími: '+354 555 0100',
  Tungumál: at % 3 === 0 ? 'pl' : 'Íslenska',
  Deild: at % 2 === 0 ? 'Bakarí' : 'Kaffihús; Bakarí',
  'Hóf störf': at % 2 === 0 ? '1.3.2024' : '2024-03-01',
  Starfshlutfall: at % 2 === 0 ? '50 %' : '0,8',
  Launaform: 'tímakaup',
  Launaregla: 'SGS/Efling dagvinna',
  Fæðingardagur: '17.6.1990',
});
const GOOD = Array.from({ length: PEOPLE }, (_, place) => person(place + 1));

/** What is wrong in which row, from 1 on, and what the page says of it. */
const PLANTED: readonly (readonly [line: number, wrong: Cells, said: string])[] = [
  [3, { Nafn: '' }, 'Name: is missing'],
  [28, { 'Hóf störf': '' }, 'First day: is missing'],
  [53, { 'Hóf störf': '31.2.2024' }, 'First day “31.2.2024”: is no date: write 31.12.2026'],
  [78, { 'Síðasti starfsdagur': 'bráðum' }, 'Last day “bráðum”: is no date: write 31.12.2026'],
  [103, { Starfshlutfall: 'hálft' }, 'Employment ratio “hálft”: is no ratio: write 50 % or 0.5'],
  [128, { Netfang: 'profandi' }, 'E-mail “profandi”: is no e-mail address'],
  [153, { Kennitala: '120174' }, 'Kennitala “120174”: is no kennitala: ten digits, with a day that exists'],
  [178, { Nafn: 'Tvær\nlínur' }, 'Name “Tvær línur”: has line breaks or characters that cannot be seen'],
  [203, { Sími: '5'.repeat(51) }, `Telephone “${'5'.repeat(51)}”: is too long`],
  [228, { Tungumál: 'klingónska' }, 'Language “klingónska”: is no language we know: is, en or pl'],
  [253, { Launaform: 'vikulega' }, 'Form of pay “vikulega”: is neither hourly nor monthly'],
  [278, { Deild: 'Bakarý' }, 'Departments “Bakarý”: is no department of the company'],
  [303, { Launaregla: 'Engin' }, 'Pay rule “Engin”: is no pay rule of the company'],
  [328, { Launatímabil: 'Ekkert' }, 'Pay period “Ekkert”: is no pay period of the company'],
  [353, { 'Síðasti starfsdagur': '1.1.2024' }, 'Last day “1.1.2024”: lies before the first day'],
  [378, { Fæðingardagur: '1.4.2024' }, 'Date of birth “1.4.2024”: lies after the first day'],
  [403, { Starfsmannanúmer: '7001' }, 'Employee number “7001”: is in another row too'],
  [
    428,
    { Netfang: 'PROFANDI1@innflutt.example' },
    'E-mail “PROFANDI1@innflutt.example”: is in another row too',
  ],
  [453, { Kennitala: '1201743399' }, 'Kennitala “1201743399”: is in another row too'],
  [478, { beyond: 'einn enn' }, 'There are more cells than columns'],
];
const FAULTY = GOOD.map((cells, place) => ({
  ...cells,
  ...PLANTED.find(([line]) => line === place + 1)?.[1],
}));

/** As a spreadsheet copies cells: with tabs, and with quotes around a cell of two lines. */
function asCopied(people: readonly Cells[]): string {
  const copied = (text: string) => (text.includes('\n') ? `"${text}"` : text);
  const rows = people.map((cells) => [
    ...HEADER.map((column) => copied(cells[column] ?? '')),
    ...(cells['beyond'] === undefined ? [] : [cells['beyond']]),
  ]);
  return [HEADER, ...rows].map((cells) => cells.join('\t')).join('\r\n');
}

async function check(page: Page, people: readonly Cells[]): Promise<void> {
  await page.getByLabel('Or paste from a spreadsheet').fill(asCopied(people));
  const add = page.getByRole('checkbox', { name: 'Add departments that do not exist yet' });
  if (await add.isChecked()) await add.uncheck();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible();
}

/** Each row of the result: its number, and what is said of it. */
async function resultOf(page: Page): Promise<readonly (readonly [number, string])[]> {
  const rows = await page
    .getByRole('table', { name: 'What would happen' })
    .locator('tbody tr')
    .allInnerTexts();
  return rows.map((text) => {
    const [line, , , ...said] = text.split('\t');
    return [Number(line), said.join(' ').replaceAll(/\s+/g, ' ').trim()];
  });
}

async function look(page: Page, where: string): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await runAxe(page, { tags: WCAG }), `${where}, ${width}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${where} is wider than ${width}`).toBe(0);
  }
}

test('of 500 people with 20 faults all faults are named and nothing is written; without them all are there, once', async ({
  page,
  server,
}) => {
  const faults = collectFaults(page);
  await signInAtDesk(page, server, { person: owner, at: 'people?q=profandi' });
  const nobody =
    (await page
      .getByRole('main')
      .getByText(/^0 of \d+ shown$/)
      .textContent()) ?? '';
  await page.getByRole('link', { name: 'Import' }).click();
  await look(page, 'before anything is pasted');

  await check(page, FAULTY);
  await expect(page.getByRole('alert')).toContainText('20 rows have a fault');
  expect(await resultOf(page)).toEqual(PLANTED.map(([line, , said]) => [line, said]));
  await expect(page.getByRole('button', { name: 'Import 480 people, leave out 20 rows' })).toBeVisible();
  await look(page, 'with faults');
  await page.goto(`${server.origin}/desk/people?q=profandi`);
  await expect(page.getByText(nobody)).toBeVisible();

  await page.goto(`${server.origin}/desk/people/import`);
  await check(page, GOOD);
  await look(page, 'with 500 new people');
  await page.getByRole('button', { name: 'Import 500 people' }).click();
  await expect(page.getByText('Saved: 500 new, 0 changed.')).toBeVisible();
  await page.goto(`${server.origin}/desk/people?q=profandi`);
  await expect(page.getByText(/^500 of \d+ shown$/)).toBeVisible();

  await page.goto(`${server.origin}/desk/people/import`);
  await check(page, GOOD);
  await expect(page.getByText('As it is: 500', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Everything is there already. There is nothing to save.')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a file that an old spreadsheet saved is read, and can be mended before it is saved', async ({
  page,
  server,
}) => {
  const faults = collectFaults(page);
  const saved =
    'Nafn;Deild;Hóf störf\r\nÞórður Æsuson;Bakarí;1.3.2024\r\n"Æsa; yngri";Kaffihús;31.12.2025\r\n';
  await signInAtDesk(page, server, { person: owner, at: 'people/import' });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(saved, 'latin1') });
  const text = page.getByLabel('Or paste from a spreadsheet');
  await expect(text).toHaveValue(/Þórður Æsuson\tBakarí\t1.3.2024/);

  await text.fill((await text.inputValue()).replace('Æsuson', 'Ægisson'));
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Import 2 people' }).click();

  await expect(page.getByRole('rowheader', { name: 'Þórður Ægisson' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Æsa; yngri' })).toBeVisible();
  expect(faults).toEqual([]);
});

/** As Excel saves people: an empty column and an empty row before them, days as dates, a kennitala as a number without its zero. */
async function asWorkbook(people: readonly Cells[]): Promise<Buffer> {
  const cellOf = (column: string, text: string) => {
    if (column === 'Hóf störf' && text === '1.3.2024')
      return { value: new Date('2024-03-01T00:00:00Z'), format: 'dd.mm.yyyy' };
    return /^0\d{9}$/.test(text) ? { value: Number(text) } : { value: text };
  };
  const rows = people.map((cells) => [
    null,
    ...HEADER.map((column) => cellOf(column, cells[column] ?? '')),
    ...(cells['beyond'] === undefined ? [] : [{ value: cells['beyond'] }]),
  ]);
  const data = [[], [null, ...HEADER.map((value) => ({ value }))], ...rows];
  const notes = { data: [[{ value: 'Minnispunktar' }]], sheet: 'Annað' };
  return writeExcelFile([{ data, sheet: 'Fólk' }, notes]).toBuffer();
}

async function choose(page: Page, name: string, people: readonly Cells[]): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file…' }).press('Enter');
  const buffer = await asWorkbook(people);
  await (await chosen).setFiles({ name, mimeType: 'application/octet-stream', buffer });
  await expect(page.getByText('These are the rows of the sheet “Fólk”.')).toBeVisible();
  await expect(page.getByText('The file has 1 more sheet that is not read.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Add departments that do not exist yet' }).uncheck();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible();
}

/** The column of a header in the workbook, whose first column is empty. */
const letterOf = (column: string) => String.fromCharCode('B'.charCodeAt(0) + HEADER.indexOf(column));
/** Before the first person stand an empty row and the header. */
const ROWS_BEFORE = 2;

test('a workbook of 500 people with 20 faults names each with its cell, writes nothing; the good one is there once', async ({
  page,
  server,
}) => {
  const faults = collectFaults(page);
  const withZero = GOOD.map((cells, place) => (place === 1 ? { ...cells, Kennitala: '0101302989' } : cells));
  const faulty = FAULTY.map((cells, place) => (place === 1 ? { ...cells, Kennitala: '0101302989' } : cells));
  await signInAtDesk(page, server, { person: owner, at: 'people/import' });

  await choose(page, 'people.xlsx', faulty);
  await expect(page.getByText('people.xlsx')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '20 rows have a fault' })).toBeVisible();
  const expected = PLANTED.map(([line, wrong, said]) => {
    const [column = ''] = Object.keys(wrong);
    const at = line + ROWS_BEFORE;
    return [at, column === 'beyond' ? said : `${letterOf(column)}${at}, ${said}`];
  });
  expect(await resultOf(page)).toEqual(expected);
  await look(page, 'a workbook with faults');

  await page.goto(`${server.origin}/desk/people/import`);
  await choose(page, 'people.xlsx', withZero);
  await expect(page.getByText(/had lost the zero at the front, which was put back$/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Import 500 people' }).click();
  await expect(page.getByText('Saved: 500 new, 0 changed.')).toBeVisible();
  await page.goto(`${server.origin}/desk/people/import`);
  await choose(page, 'people.xlsx', withZero);
  await expect(page.getByText('Everything is there already. There is nothing to save.')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a workbook that is damaged changes nothing, and the page says what to do', async ({ page, server }) => {
  await signInAtDesk(page, server, { person: owner, at: 'people/import' });
  const whole = await asWorkbook(GOOD.slice(0, 3));
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'people.xlsx', mimeType: '', buffer: whole.subarray(0, -60) });
  await expect(page.getByRole('alert').filter({ hasText: 'This file is damaged' })).toBeVisible();
  await expect(page.getByLabel('Or paste from a spreadsheet')).toHaveValue('');
});
