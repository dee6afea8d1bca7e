import { describe, expect, it } from 'vitest';
import { IMPORT_COLUMNS } from './guess-columns.ts';
import { newDepartments } from './like-departments.ts';
import { columnsOf, NO_ANSWERS, readSheet, type SheetAnswers } from './read-sheet.ts';
import { splitCells } from './split-cells.ts';

const read = (text: string, answers: Partial<SheetAnswers> = {}, departments: readonly string[] = []) =>
  readSheet(
    splitCells(text),
    { ...NO_ANSWERS, ...answers },
    { departments, offered: IMPORT_COLUMNS, today: '2026-03-02' },
  );
const cellsIn = (...given: Parameters<typeof read>) => read(...given).lines.map(({ cells }) => cells);

describe('rows of one cell between the people', () => {
  const HEAD = 'Nafn\tNetfang\tHlutfall\n';
  const GROUPED = `${HEAD}Eldhús\nAnna\ta@x.is\t80\nJón\tj@x.is\t100\nSalur (2):\nJan\tb@x.is\t50\nOla\to@x.is\t50`;

  it('are nobody until somebody has said what they are: all are asked about at once', () => {
    const { isOpen, headings, sections } = read(GROUPED);

    expect([isOpen, headings.map(({ number }) => number), sections]).toEqual([true, [2, 5], undefined]);
  });

  it('are the department of those below, without the count of them', () => {
    const sheet = read(GROUPED, { sections: 'departments' });

    expect(columnsOf(sheet)).toEqual(['displayName', 'email', 'employmentRatio', 'departments']);
    expect(sheet.lines.map(({ cells }) => [cells[0], cells[3]])).toEqual([
      ['Anna', 'Eldhús'],
      ['Jón', 'Eldhús'],
      ['Jan', 'Salur'],
      ['Ola', 'Salur'],
    ]);
    expect(sheet.isOpen).toBe(false);
  });

  it('need no question where each is a department that there is', () => {
    expect(read(GROUPED, {}, ['Eldhús', 'salur'])).toMatchObject({ isOpen: false, sections: 'departments' });
    const inColumn = 'Nafn\tDeild\tNetfang\nELDHÚS\nAnna\tEldhús\ta@x.is\nJón\tEldhús\tj@x.is';
    expect(read(inColumn).lines.map(({ cells }) => cells[1])).toEqual(['Eldhús', 'Eldhús']);
  });

  it('are left out, or are people, where somebody says so', () => {
    expect(cellsIn(GROUPED, { sections: 'nobody' }).map(([name]) => name)).toEqual([
      'Anna',
      'Jón',
      'Jan',
      'Ola',
    ]);
    expect(cellsIn(GROUPED, { sections: 'people' })).toHaveLength(6);
  });

  it('change no department that stands in the row of somebody, and push nothing that stands beyond the header', () => {
    const text = `Nafn\tDeild\nBakarí\nAnna\tBar\nJón\t\teinn enn\nJan\tBar`;

    expect(cellsIn(text, { sections: 'departments' })).toEqual([
      ['Anna', 'Bar'],
      ['Jón', 'Bakarí', 'einn enn'],
      ['Jan', 'Bar'],
    ]);
  });

  it('are headings also where each group has a header of its own', () => {
    const text = `Eldhús\n${HEAD}Anna\ta@x.is\t80\nJón\tj@x.is\t80\nSalur\n${HEAD}Jan\tb@x.is\t50\nOla\to@x.is\t5`;

    expect(cellsIn(text, {}, ['Eldhús', 'Salur']).map((cells) => [cells[0], cells[3]])).toEqual([
      ['Anna', 'Eldhús'],
      ['Jón', 'Eldhús'],
      ['Jan', 'Salur'],
      ['Ola', 'Salur'],
    ]);
  });

  it.each([
    [
      'who is called like somebody',
      `${HEAD}Anna\ta@x.is\t80\nJón\tj@x.is\t80\nÞóra Jónsdóttir\nJan Kowalski`,
    ],
    ['in a list of which hardly anybody has more', `${HEAD}Anna\nJón\nBlær\nJan\tj@x.is\t80`],
    ['in a list of one column', 'Nafn\nAnna\nJón\nBlær\nJan'],
  ])('are people without a question: %s', (_, text) => {
    expect([read(text).isOpen, read(text).lines.length]).toEqual([false, 4]);
  });
});

describe('a department that there is, in a plain list of names', () => {
  const LIST = 'Kuchnia\nEwa Nowak\nMaria Silva\nsala:\nJohn Smith\nKim Lee';
  const THERE = ['Kuchnia', 'Sala'];

  it('is nobody: what it is is asked once', () => {
    for (const text of [LIST, `Nafn\n${LIST}`]) {
      const { isOpen, headings, lines } = read(text, {}, THERE);
      expect([isOpen, headings.length, lines.length]).toEqual([true, 2, 4]);
    }
  });

  it('is the department of those below where somebody says so, a heading, or somebody', () => {
    const said = (sections: SheetAnswers['sections']) => cellsIn(LIST, sections && { sections }, THERE);

    expect(said('departments')).toEqual([
      ['Ewa Nowak', 'Kuchnia'],
      ['Maria Silva', 'Kuchnia'],
      ['John Smith', 'sala'],
      ['Kim Lee', 'sala'],
    ]);
    expect(said('nobody')).toHaveLength(4);
    expect(said('people')).toHaveLength(6);
  });

  it('is asked about also where there is nothing else', () => {
    expect(read('Kuchnia\nSala', {}, THERE)).toMatchObject({ isOpen: true, lines: [] });
  });
});

describe('a column under a header that nobody knows', () => {
  it.each([
    ['Tímakaup', '2500'],
    ['Laun', '650000'],
    ['Bankareikningur', '0111-26-123456'],
    ['Fæðingarár', '1990'],
    ['Póstnúmer', '101'],
    ['PIN', '4711'],
    ['Neyðarsími maka', '+354 555 1234'],
    ['Álag', '80%'],
    ['Tengiliður', 'Anna Jónsdóttir'],
    ['Móðurmál', 'Polish'],
    ['Vinnustaður áður', 'Bar'],
  ])('is asked about, whatever its cells look like: %s', (header, cell) => {
    const { isOpen, columns } = read(`Nafn\t${header}\nAnna\t${cell}\nJón\t${cell}`, {}, ['Bar']);

    expect(columns[1]).toMatchObject({ header, held: null, isAsked: true, examples: [cell] });
    expect(isOpen).toBe(true);
  });

  it('is taken by its cells alone where a check of their own proves every one of them', () => {
    const text = 'Nafn\tHvar\tAuðkenni\nAnna\ta@x.is\t120174-3399\nJón\tj@x.is\t1706902209';

    expect(read(text)).toMatchObject({ isOpen: false });
    expect(columnsOf(read(text))).toEqual(['displayName', 'email', 'kennitala']);
    expect(read(text.replace('1706902209', '4513902209')).columns[2]).toMatchObject({ isAsked: true });
  });

  it('is also asked about where there is no header and numbers may be anything', () => {
    const { columns } = read('Anna\t2500\t0111-26-123456\nJón\t3100\t0111-26-123457');

    expect(columns.map(({ isAsked }) => isAsked)).toEqual([false, true, true]);
  });
});

describe('numbers that count the rows', () => {
  it.each([
    ['before a name', 'Nafn\tDeild\n1. Anna\tBar\n2. Jón\tBar'],
    ['before a name, in a list without a header', '1. Anna\tanna@x.is\n2. Jón\tjon@x.is'],
    ['before a name, again in each group', 'Nafn\tDeild\n1) Anna\tBar\n1) Jón\tBar'],
    ['as dots', 'Nafn\tDeild\n• Anna\tBar\n– Jón\tBar'],
  ])('are no part of it: %s', (_, text) => {
    expect(cellsIn(text).map(([name]) => name)).toEqual(['Anna', 'Jón']);
  });

  it('in a column of their own are nobody’s number', () => {
    for (const header of ['', '#', 'Lp.', 'Röð'])
      expect(read(`${header}\tNafn\n1\tAnna\n2\tJón`), header).toMatchObject({
        isOpen: false,
        columns: [{ held: null, isAsked: false }, { held: 'displayName' }],
      });
  });

  it('below a word that may say either are asked about, and numbers that do not run are not', () => {
    expect(read('Nr.\tNafn\n1\tAnna\n2\tJón\n3\tJan').columns[0]).toMatchObject({
      ...{ held: null, isAsked: true, examples: ['1', '2'] },
    });
    expect(columnsOf(read('Nr.\tNafn\n7\tAnna\n2\tJón'))).toEqual(['employeeNumber', 'displayName']);
    expect(columnsOf(read('Starfsmannanúmer\tNafn\n1\tAnna\n2\tJón'))).toEqual([
      'employeeNumber',
      'displayName',
    ]);
  });

  it('are kept where they are a part of a day', () => {
    expect(cellsIn('Nafn\tByrjaði\nAnna\t3. janúar 2024')).toEqual([['Anna', '2024-01-03']]);
  });
});

describe('a kennitala', () => {
  it.each(['120174–3399', '120174‑3399', '120174 - 3399', '120174−3399'])(
    'is one with any dash: %s',
    (written) => {
      expect(columnsOf(read(`Anna\t${written}\nJón\t`))).toEqual(['displayName', 'kennitala']);
    },
  );
});

describe('a day', () => {
  const daysOf = (cell: string) => read(`Nafn\tByrjaði\nAnna\t${cell}`).dates?.days.map(([, day]) => day);
  const readAs = (cell: string, dates?: SheetAnswers['dates']) =>
    cellsIn(`Nafn\tByrjaði\nAnna\t${cell}`, dates && { dates })[0]?.[1];

  it.each([
    ...['3 Jan 2024', '3. janúar 2024', '3. jan. 2024', 'January 3, 2024', 'Jan 3 2024', '3-Jan-2024'],
    ...['3rd January 2024', '3 stycznia 2024', '3 sty 2024', '3 styczeń 2024', '03 JAN 2024'],
  ])('is read where its month has a name: %s', (cell) => {
    expect([daysOf(cell), readAs(cell)]).toEqual([undefined, '2024-01-03']);
  });

  it.each([
    ['3-Jan-24', ['2024-01-03']],
    ['3. maí 98', ['1998-05-03']],
    ['24-01-03', ['2003-01-24', '2024-01-03']],
    ['04-01-03', ['2003-01-04', '2003-04-01', '2004-01-03']],
    ['98-12-25', ['1998-12-25']],
    ['45294', ['2024-01-03']],
  ])(
    'is asked about where the year has two digits, or a program has made a number of it: %s',
    (cell, days) => {
      expect(daysOf(cell)).toEqual(days);
      expect(readAs(cell)).toBe(cell);
    },
  );

  it('is what was said, and proves nothing that another cell gainsays', () => {
    expect(readAs('24-01-03', 'yearFirst')).toBe('2024-01-03');
    expect(readAs('24-01-03', 'dayFirst')).toBe('2003-01-24');
    expect(readAs('45294', 'dayFirst')).toBe('2024-01-03');
    expect(readAs('45294', 'asWritten')).toBe('45294');
    const column = 'Nafn\tByrjaði\nAnna\t24-01-03\nJón\t98-12-31';
    expect(read(column).dates?.days).toEqual([['yearFirst', '2024-01-03']]);
  });

  it('that does not exist, or is none, is left to be refused', () => {
    for (const cell of ['31. feb 2024', '3. marel 2024', '31-02-2024', '7', '99999'])
      expect([daysOf(cell), readAs(cell, 'dayFirst')], cell).toEqual([undefined, cell]);
  });
});

describe('a sum without a word', () => {
  const PEOPLE = 'Nafn\tDeild\tHlutfall\nAnna\tBar\t80\nJón\tBar\t100\n';

  it('is nobody, below its column', () => {
    expect(read(`${PEOPLE}\t\t180`)).toMatchObject({ lines: { length: 2 }, totals: { length: 1 } });
    expect(read(`${PEOPLE}2\t\t180`).totals).toHaveLength(1);
  });

  it('is not somebody of whom a number or a kennitala is known', () => {
    const numbered = 'Nafn\tNúmer\tHlutfall\nAnna\t8\t80\nJón\t9\t100\n';
    expect(cellsIn(`${numbered}\t7\t50`)).toHaveLength(3);
    expect(cellsIn('Nafn\tKt.\nAnna\t\nJón\t\n\t120174-3399')).toHaveLength(3);
  });
});

describe('a last name before a comma', () => {
  const namesIn = (...given: Parameters<typeof read>) => cellsIn(...given).map(([name]) => name);

  it.each([
    ['in a sheet with tabs', 'Nafn\tDeild\nJónsson, Páll\tBar\nNowak, Ewa\tBar'],
    ['below the word for a name', 'Nafn\nJónsson, Páll\nNowak, Ewa'],
    ['in quotes', 'Nafn,Deild\n"Jónsson, Páll",Bar\n"Nowak, Ewa",Bar'],
  ])('comes behind the first one without a question: %s', (_, text) => {
    expect(read(text)).toMatchObject({ isOpen: false, names: { are: 'turned' } });
    expect(namesIn(text)).toEqual(['Páll Jónsson', 'Ewa Nowak']);
    expect(namesIn(text, { names: 'asWritten' })).toEqual(['Jónsson, Páll', 'Nowak, Ewa']);
  });

  it('is asked about where it may be a column, or others have none', () => {
    const list = 'Jónsson, Páll\nNowak, Ewa';
    expect(read(list)).toMatchObject({
      isOpen: true,
      names: { cell: 'Jónsson, Páll', turned: 'Páll Jónsson', mayBeColumns: true, are: undefined },
    });
    expect(read(list, { names: 'turned' }).isOpen).toBe(false);
    expect(namesIn(list, { names: 'turned' })).toEqual(['Páll Jónsson', 'Ewa Nowak']);
    expect(cellsIn(list, { names: 'columns' })[0]).toEqual(['Jónsson', 'Páll']);
    const mixed = 'Nafn\tDeild\nJónsson, Páll\tBar\nEwa Nowak\tBar';
    expect(read(mixed)).toMatchObject({ isOpen: true, names: { mayBeColumns: false } });
    expect(namesIn(mixed, { names: 'turned' })).toEqual(['Páll Jónsson', 'Ewa Nowak']);
  });

  it('is none where what follows the comma are departments, or a header has two columns', () => {
    expect(cellsIn('Anna, Bar\nEwa, Bar', {}, ['Bar'])).toEqual([
      ['Anna', 'Bar'],
      ['Ewa', 'Bar'],
    ]);
    expect(cellsIn('Nafn,Deild\nAnna,Bar')).toEqual([['Anna', 'Bar']]);
  });
});

describe('two departments in one cell', () => {
  it('are two, with a comma as with a semicolon, unless one is called so', () => {
    const text = 'Nafn\tDeild\nAnna\tEldhús, Salur';
    expect(cellsIn(text)).toEqual([['Anna', 'Eldhús; Salur']]);
    expect(read(text).newDepartments.map(({ name }) => name)).toEqual(['Eldhús', 'Salur']);
    expect(cellsIn(text, {}, ['Eldhús, salur'])).toEqual([['Anna', 'Eldhús, Salur']]);
  });
});

describe('a row without a name', () => {
  it.each(['5551234', '+354 555 1234', '1201743399'])(
    'is somebody where a telephone is in it: %s',
    (cell) => {
      const { lines, totals } = read(
        `Nafn\tSími\tHlutfall\nAnna\t5551235\t80\nJón\t5551236\t80\n\t${cell}\t80`,
      );

      expect([lines.length, totals.length]).toEqual([3, 0]);
    },
  );
});

describe('ten thousand rows', () => {
  const rows = Array.from({ length: 9_999 }, (_, at) => `Prófandi ${at}\tDeild ${at}\tp${at}@x.is\t${at}`);
  const readMs = (count: number) => {
    const startedAt = performance.now();
    expect(read(`Nafn\tDeild\tNetfang\tNúmer\n${rows.slice(0, count).join('\n')}`).lines).toHaveLength(count);
    return performance.now() - startedAt;
  };

  it('are all of them read, in the time of ten times a thousand and not of a hundred times', () => {
    const fewMs = readMs(1_000);

    expect(readMs(9_999)).toBeLessThan(fewMs * 40);
  });

  it('name as many departments, each of which is compared with those that are written almost alike alone', () => {
    const names = Array.from({ length: 10_000 }, (_, at) => `Deild ${at}`);
    const found = newDepartments([...names, 'deild-7'], ['Deild 5']);

    expect(found.filter(({ like }) => like !== undefined)).toEqual([{ name: 'deild-7', like: 'Deild 7' }]);
    expect(found).toHaveLength(10_000);
  });
});
