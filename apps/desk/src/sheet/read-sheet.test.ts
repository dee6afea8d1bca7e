import { describe, expect, it } from 'vitest';
import { IMPORT_COLUMNS } from './guess-columns.ts';
import { columnsOf, NO_ANSWERS, readSheet, type SheetAnswers } from './read-sheet.ts';
import { splitCells } from './split-cells.ts';

const read = (text: string, answers: Partial<SheetAnswers> = {}, departments: readonly string[] = []) =>
  readSheet(
    splitCells(text),
    { ...NO_ANSWERS, ...answers },
    { departments, offered: IMPORT_COLUMNS, today: '2026-03-02' },
  );
const cellsIn = (text: string, answers: Partial<SheetAnswers> = {}) =>
  read(text, answers).lines.map(({ cells }) => cells);

describe('an ordinary sheet', () => {
  const SHEET =
    'Nafn\tKennitala\tNetfang\tSími\tDeild\tStarfshlutfall\tByrjaði\n' +
    'Anna Jónsdóttir\t120174-3399\tanna@x.is\t555 1234\tEldhús\t80%\t3.1.24\n' +
    'Jón Jónsson\t1706902209\tjon@x.is\t5551235\tEldhus\t100\t25.12.98\n' +
    'Samtals\t\t\t\t\t180';

  it('is read by its headers: a kennitala is no ratio, and a telephone no department', () => {
    expect(columnsOf(read(SHEET))).toEqual([
      ...['displayName', 'kennitala', 'email', 'phone', 'departments', 'employmentRatio'],
      'employmentStartDate',
    ]);
  });

  it('asks once which day a date is, and reads all dates by the answer', () => {
    expect(read(SHEET)).toMatchObject({
      isOpen: true,
      dates: { cell: '3.1.24', days: [['dayFirst', '2024-01-03']] },
    });
    const answered = cellsIn(SHEET, { dates: 'dayFirst' }).map((cells) => cells.at(-1));
    expect(answered).toEqual(['2024-01-03', '1998-12-25']);
    expect(read(SHEET, { dates: 'dayFirst' }).isOpen).toBe(false);
    expect(cellsIn(SHEET, { dates: 'asWritten' })[0]?.at(-1)).toBe('3.1.24');
  });

  it('leaves out its totals, and marks a department that is written almost like one that there is', () => {
    const { totals, lines, newDepartments } = read(SHEET, {}, ['Eldhús']);

    expect([totals.length, lines.length]).toEqual([1, 2]);
    expect(newDepartments).toEqual([{ name: 'Eldhus', like: 'Eldhús' }]);
    const departments = { eldhus: 'Eldhús' };
    expect(cellsIn(SHEET, { departments }).map((cells) => cells[4])).toEqual(['Eldhús', 'Eldhús']);
  });
});

describe('a head', () => {
  it.each([
    ['of one word makes nobody', 'Starfsmaður\nAnna\nJón', 0],
    ['below a title is found', 'Starfsfólk 2026\n\nNafn\tDeild\nAnna\tBar\nJón\tBar', 1],
    ['in two rows is one', 'Nafn\tRáðning\n\tByrjaði\nAnna\t3.1.2024\nJón\t4.1.2024', 0],
    ['that comes again on a page is left out', 'Nafn\tDeild\nAnna\tBar\nNafn\tDeild\nJón\tBar', 0],
    ['in words nobody knows stands over cells of one sort', 'Heiti\tPóstur\nAnna\ta@x.is\nJón\tb@x.is', 0],
  ])('%s', (_, text, above) => {
    const sheet = read(text);

    expect(sheet.lines.map(({ cells }) => cells[0])).toEqual(['Anna', 'Jón']);
    expect(sheet.above).toHaveLength(above);
  });

  it('is what somebody says it is', () => {
    expect(cellsIn('Blær\nAnna', { hasHeader: true })).toEqual([['Anna']]);
    expect(cellsIn('Nafn\nAnna', { hasHeader: false })).toHaveLength(2);
  });
});

describe('people below a head', () => {
  const names = (text: string) => read(text).lines.map(({ cells }) => cells[0]);
  it.each([
    [
      'whose job is a word of a header',
      'Nafn\tStarf\tDeild\nAnna\tStarfsmaður\tEldhús\nJón\tStarfsmaður\tSalur',
    ],
    ['of which one alone has such a job', 'Nafn\tStarf\tDeild\nAnna\tEmployee\tBar\nJón\tKokkur\tBar'],
    ['that is there again in capitals', 'Nafn\tDeild\nAnna\tBar\nNAFN\tDEILD\nJón\tBar'],
    ['that is there in a second language', 'Nafn\tDeild\nName\tDepartment\nAnna\tBar\nJón\tBar'],
    ['that is one word over one column', 'Starfsmenn\nAnna\nJón'],
    ['that is one English word over one column', 'Staff\nAnna\nJón'],
    ['that is not there, with jobs that are words of one', 'Anna\tStaff\nJón\tStaff'],
  ])('are all of them there: a head %s', (_, text) => {
    expect(names(text)).toEqual(['Anna', 'Jón']);
  });

  it('are told apart from rows that say what columns are, which are all named', () => {
    const { head } = read('Nafn\tRáðning\n\tByrjaði\nAnna\t3.1.2024\nNAFN\tRÁÐNING\nJón\t4.1.2024');

    expect(head.map(({ number }) => number)).toEqual([1, 2, 4]);
  });
});

describe('a row that sums up', () => {
  it.each([
    ...['Samtals Eldhús', 'Samtals stöðugildi', 'Fjöldi starfsmanna: 2', 'Meðaltal', '2 employees'],
    ...[
      'Printed 3.1.2026',
      'TOTAL',
      'Razem kuchnia',
      'Suma: 2',
      'Prentað 3.1.2026',
      'Dags. 3.1.2026',
      '2 starfsmenn',
    ],
  ])('is nobody, in the middle and at the end: %s', (total) => {
    const { lines, totals } = read(`Nafn\tDeild\nAnna\tBar\n${total}\t2\nJón\tBar\n${total}\t`);

    expect([lines.map(({ cells }) => cells[0]), totals.length]).toEqual([['Anna', 'Jón'], 2]);
  });

  it('is not taken for somebody who has such a name', () => {
    expect(cellsIn('Nafn\tNetfang\nSuma Khan\t\nTotal Kim\tkim@x.is')).toHaveLength(2);
  });
});

describe('a name in two columns', () => {
  it.each([
    ['Imię\tNazwisko\tDział\nJan\tKowalski\tBar', 'Jan Kowalski'],
    ['Nazwisko\tImię\tDział\nKowalski\tJan\tBar', 'Jan Kowalski'],
    ['Fornafn\tEftirnafn\tDeild\nAnna\tJónsdóttir\tBar', 'Anna Jónsdóttir'],
    ['First name\tLast name\tTeam\nAnna\tSmith\tBar', 'Anna Smith'],
    ['Nafn\tEftirnafn\tDeild\nAnna\tJónsdóttir\tBar', 'Anna Jónsdóttir'],
    ['Full name\tFirst name\tLast name\nAnna Smith\tAnna\tSmith', 'Anna Smith'],
    ['Fornafn\tDeild\nAnna\tBar', 'Anna'],
  ])('is one name: %j', (text, name) => {
    const sheet = read(text);
    const held = columnsOf(sheet);

    expect(sheet.lines[0]?.cells[held.indexOf('displayName')]).toBe(name);
    expect([held.filter((column) => column === 'displayName').length, sheet.isOpen]).toEqual([1, false]);
  });
});

describe('a column without a header that is known', () => {
  it('is taken by its cells where one meaning alone fits all of them', () => {
    const text = 'Anna\tanna@x.is\t120174-3399\t80%\t+354 555 1234\nJón\t\t1706902209\t0,5\t555-1235';

    expect(columnsOf(read(text))).toEqual(['displayName', 'email', 'kennitala', 'employmentRatio', 'phone']);
  });

  it('is asked about with two of its cells where more than one fits, and where none does', () => {
    const { columns, isOpen } = read('Nafn\tSkóstærð\tAnnað\nAnna\t38\t#\nJón\t42\t#\nJan\t42\t#');

    expect(
      columns.filter(({ isAsked }) => isAsked).map(({ header, examples }) => [header, examples]),
    ).toEqual([
      ['Skóstærð', ['38', '42']],
      ['Annað', ['#']],
    ]);
    expect(isOpen).toBe(true);
    const beside = read('Nafn\tNúmer\tHlutfall\tSkór\nAnna\t7\t80\t38').columns.at(-1);
    expect(beside).toMatchObject({ held: null, isAsked: true });
    expect(read('Nafn\tSkóstærð\nAnna\t38', { columns: { 1: null } }).isOpen).toBe(false);
  });

  it('is that of the departments where all its cells are departments that there are', () => {
    expect(columnsOf(read('Anna; Eldhús\nJón; salur', {}, ['Eldhús', 'Salur']))).toEqual([
      'displayName',
      'departments',
    ]);
    expect(columnsOf(read('Anna; Eldhús\nJón; salur'))).toEqual([null, null]);
  });
});

describe('dates', () => {
  const days = (...cells: readonly string[]) =>
    read(`Nafn\tByrjaði\n${cells.map((cell) => `A\t${cell}`).join('\n')}`);
  const readDays = (dates: SheetAnswers['dates'], ...cells: readonly string[]) =>
    cellsIn(`Nafn\tByrjaði\n${cells.map((cell) => `A\t${cell}`).join('\n')}`, dates && { dates }).map(
      ([, day]) => day,
    );

  it('are asked about where two of their numbers may be the month, and not where one of them says', () => {
    expect(days('3/4/2024').dates?.days).toEqual([
      ['dayFirst', '2024-04-03'],
      ['monthFirst', '2024-03-04'],
    ]);
    expect(readDays('monthFirst', '3/4/2024')).toEqual(['2024-03-04']);
    expect(days('3/4/2024', '3/25/2024').dates).toBeUndefined();
    expect(readDays(undefined, '3/4/2024', '3/25/2024')).toEqual(['2024-03-04', '2024-03-25']);
  });

  it('with dots and a whole year are read as everybody writes them', () => {
    expect(days('3.4.2024', '2024-05-06').dates).toBeUndefined();
    expect(readDays(undefined, '3.4.2024', '2024/5/6')).toEqual(['3.4.2024', '2024-05-06']);
  });

  it('of one column and one mark prove nothing about another, and with dots the day stands first', () => {
    const born = 'Nafn\tFæðingardagur\tByrjaði\nAnna\t12/25/1990\t';
    expect(cellsIn(`${born}3.1.2024`)).toEqual([['Anna', '1990-12-25', '3.1.2024']]);
    expect(read(`${born}3/1/2024`).dates?.days).toHaveLength(2);
    expect(read(`${born}3-1-2024`).dates?.days).toHaveLength(2);
    expect(days('12/25/2024', '3-1-2024').dates?.cell).toBe('3-1-2024');
    expect(readDays('monthFirst', '3.1.24', '3/4/2024')).toEqual(['2024-01-03', '2024-03-04']);
  });

  it('that are none stay as they are, to be refused with their place', () => {
    expect(readDays(undefined, '31.2.2024', 'í gær')).toEqual(['31.2.2024', 'í gær']);
  });
});
