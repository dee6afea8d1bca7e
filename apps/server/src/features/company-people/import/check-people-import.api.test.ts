import { describe, expect, it } from 'vitest';
import type { ImportColumn, ImportFault } from '@stimpill/api-types/manage';
import { companyWorld } from '../../../../test/company-world.ts';

const world = companyWorld('checkPeopleImport');

const COLUMNS: readonly ImportColumn[] = [
  ...(['displayName', 'employeeNumber', 'email', 'kennitala'] as const),
  ...(['departments', 'employmentStartDate', 'employmentRatio', 'birthDate'] as const),
];

const check = async (rows: readonly (readonly string[])[], rest: object = {}) =>
  (await world.call({ body: { columns: COLUMNS, rows, createDepartments: false, ...rest } })).data;

/** The row of a person whom nothing is wrong with. */
const goodRow = (at: number): string[] => [
  ...[`Starfsmaður ${at}`, `N${at}`, `starfsmadur-${at}@example.is`, ''],
  ...[world.tenant.department.name, '1.3.2024', '80 %', '1990-05-17'],
];

/** A row, the column, the text that is planted there, and what has to be said of it. */
const PLANTED: readonly (readonly [number, ImportColumn, string, ImportFault])[] = [
  [3, 'displayName', '', 'missing'],
  [17, 'employmentStartDate', '', 'missing'],
  [29, 'employmentStartDate', '31.2.2024', 'notADate'],
  [41, 'employmentStartDate', '2024/03/01', 'notADate'],
  [56, 'employmentRatio', 'half', 'notARatio'],
  [77, 'employmentRatio', '250 %', 'notARatio'],
  [98, 'email', 'nobody', 'notAnEmail'],
  [111, 'email', 'a b@example.is', 'notAnEmail'],
  [134, 'kennitala', '12017433', 'notAKennitala'],
  [150, 'kennitala', 'abcdefghij', 'notAKennitala'],
  [160, 'kennitala', '010080-2079', 'notAKennitala'],
  [188, 'departments', 'Enginn', 'unknownDepartment'],
  [201, 'birthDate', '2024-04-01', 'birthAfterStart'],
  [222, 'displayName', 'x'.repeat(201), 'tooLong'],
  [250, 'employeeNumber', 'N249', 'twiceInRows'],
  [280, 'email', 'starfsmadur-279@example.is', 'twiceInRows'],
  [300, 'displayName', 'two\u0007lines', 'notALine'],
  [310, 'displayName', 'Anna\u202ennA', 'notALine'],
  [311, 'displayName', '\u200b', 'notAName'],
  [333, 'employmentRatio', '-1', 'notARatio'],
  [404, 'birthDate', '1.1.1800', 'notADate'],
  [450, 'employeeNumber', 'y'.repeat(51), 'tooLong'],
  [500, 'employmentStartDate', '30.2.2025', 'notADate'],
];

describe('200', () => {
  it('names every fault in five hundred rows by line and column, and says nothing of the others', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => goodRow(at + 1));
    for (const [line, column, text] of PLANTED) {
      const row = rows[line - 1] ?? [];
      row[COLUMNS.indexOf(column)] = text;
    }

    const report = await check(rows);

    const faults = report.lines.flatMap(({ line, faults: all }) =>
      all.map(({ column, code }) => [line, column, code]),
    );
    expect(faults).toEqual(PLANTED.map(([line, column, , code]) => [line, column, code]));
    expect(report).toMatchObject({ created: 477, changed: 0, unchanged: 0, faulty: 23 });
    expect((await world.people()).length).toBeLessThan(20);
  });

  it('knows somebody by number, kennitala or e-mail, and by name where nothing speaks against it', async () => {
    const { api, tenant } = world;
    const here = { employment_start_date: '2024-03-01', employment_ratio: 0.8, birth_date: '1990-05-17' };
    const anna = await api.given.anEmployee(tenant.company, {
      ...here,
      employee_number: '7',
      display_name: 'Anna',
    });
    const row = (name: string, number: string) => [name, number, '', '', '', '1.3.2024', '0,8', '17.5.1990'];

    const { lines } = await check([row('Anna Ný', '7'), row(' anna ', ''), row('Anna', '8')]);

    expect(lines.map(({ outcome, employeeId }) => [outcome, employeeId])).toEqual([
      ['changed', anna.id],
      ['faulty', anna.id],
      ['created', null],
    ]);
    expect(lines[0]?.changedColumns).toEqual(['displayName']);
    expect(lines[1]?.faults).toMatchObject([{ code: 'samePersonTwice' }]);
  });

  it('lets nobody take what belongs to somebody else, here or in another company', async () => {
    const { api, tenant } = world;
    const other = await api.given.anEmployee(await api.given.aCompany());
    await api.given.anEmployee(tenant.company, { employee_number: '7' });
    await api.given.anEmployee(tenant.company, { kennitala: '1201743399' });

    const { lines } = await check([
      ['Nýr', '', other.email, '', '', '1.3.2024'],
      ['Tveir', '7', '', '120174-3399', '', '1.3.2024'],
    ]);

    expect(lines.map(({ faults }) => faults.map(({ column, code }) => [column, code]))).toEqual([
      [['email', 'takenByAnother']],
      [['kennitala', 'takenByAnother']],
    ]);
  });

  it('takes a kennitala without a check digit, of a company and of somebody very old, and asks for a second look', async () => {
    const row = (kennitala: string) => [kennitala, '', '', kennitala, '', '1.3.2024'];
    const numbers = ['120160-3389', '120160-3379', '892350-1739', '570607-0560', '120174-3398', '10290-3019'];
    const { lines } = await check(numbers.map(row));

    expect(lines.map(({ outcome, warnings }) => [outcome, warnings.map(({ code }) => code)])).toEqual([
      ['created', []],
      ['created', ['noCheckDigit']],
      ['created', []],
      ['created', ['ofCompany']],
      ['created', ['veryOld']],
      ['created', ['zeroPutBack', 'noCheckDigit']],
    ]);
  });

  it('takes a date of birth more than 110 years ago, and asks for a second look at it', async () => {
    const row = (born: string) => [`Born ${born}`, '', '', '', '', '1.3.2024', '', born];
    const { lines } = await check(['1.1.1901', '1990-05-17'].map(row));

    expect(lines.map(({ outcome, warnings }) => [outcome, warnings])).toEqual([
      [
        'created',
        [
          {
            column: 'birthDate',
            code: 'veryOld',
            message: 'Somebody born that day is more than 110 years old.',
          },
        ],
      ],
      ['created', []],
    ]);
  });

  it('says of somebody new that there is a person of their name with another number, and of nobody else', async () => {
    const { api, tenant } = world;
    await api.given.anEmployee(tenant.company, { display_name: 'Namesake Once', employee_number: 'N-1' });
    const row = (name: string, number: string) => [name, number, '', '', '', '1.3.2024'];

    const { lines } = await check([
      row('namesake  once', 'N-2'),
      row('Namesake Once', 'N-1'),
      row('Namesake Twice', 'N-3'),
    ]);

    expect(lines.map(({ outcome, warnings }) => [outcome, warnings])).toEqual([
      [
        'created',
        [
          {
            column: 'displayName',
            code: 'nameIsThere',
            message: 'Somebody of this name is there already, with another number, kennitala or e-mail.',
          },
        ],
      ],
      ['unchanged', []],
      ['created', []],
    ]);
  });

  it('puts back the zero that a spreadsheet took from a kennitala where the date is then real, and says so', async () => {
    const { api, tenant } = world;
    const anna = await api.given.anEmployee(tenant.company, { kennitala: '0101302999' });
    const row = (kennitala: string) => ['Anna', '', '', kennitala, '', '1.3.2024'];

    const { lines } = await check(['101302999', '10290-3019', '131302999', '3104902989'].map(row));

    expect(
      lines.map((line) => [line.employeeId, line.outcome, line.warnings.map(({ code }) => code)]),
    ).toEqual([
      [anna.id, 'changed', ['zeroPutBack', 'noCheckDigit']],
      [null, 'created', ['zeroPutBack', 'noCheckDigit']],
      [null, 'faulty', []],
      [null, 'faulty', []],
    ]);
    expect(lines.slice(2).map(({ faults }) => faults[0]?.code)).toEqual(['notAKennitala', 'notAKennitala']);
  });

  it('takes a kennitala with whatever dash stands in it', async () => {
    const { api, tenant } = world;
    const anna = await api.given.anEmployee(tenant.company, { kennitala: '1706902209' });

    const { lines } = await check(
      ['170690–2209', '170690 ‑ 2209', '170690−2209'].map((kennitala) => ['', '', '', kennitala, '', '']),
    );

    expect(lines.map(({ employeeId }) => employeeId)).toEqual(lines.map(() => anna.id));
  });

  it('adds no department that nobody could read, and finds one that is there however it is called', async () => {
    const [department] = [world.tenant.department];
    const stored = 'Eld\u202ehús';
    await world.api.deps.database.knex('departments').where({ id: department.id }).update({ name: stored });
    const row = (name: string, departments: string) => [name, '', '', '', departments, '1.3.2024'];
    const rows = [row('Anna', '\u200b'), row('Jón', 'Ba\u202ekarí'), row('Jan', stored)];

    const report = await check(rows, { createDepartments: true });

    expect(report.lines.map(({ faults }) => faults.map(({ column, code }) => [column, code]))).toEqual([
      [['departments', 'notAName']],
      [['departments', 'notALine']],
      [],
    ]);
  });

  it('adds departments only where that is wanted, each once', async () => {
    const row = (name: string, departments: string) => [name, '', '', '', departments, '1.3.2024'];
    const rows = [row('Einn', 'Vöruhús; Bílar'), row('Tveir', 'vöruhús')];

    expect((await check(rows)).faulty).toBe(2);
    expect((await check(rows, { createDepartments: true })).newDepartments).toEqual(['Vöruhús', 'Bílar']);
  });

  it('keeps an owner who may sign in', async () => {
    const { tenant } = world;
    const columns = ['email', 'employmentEndDate'];
    const rows = [[tenant.users.owner.email, '1.6.2026']];

    const { lines } = await check(rows, { columns });

    expect(lines[0]?.faults).toMatchObject([{ column: 'employmentEndDate', code: 'lastOwner' }]);
  });
});

describe('400', () => {
  it('names columns that are none or come twice, and rows that are no texts', async () => {
    const body = { columns: ['displayName', 'displayName'], rows: [[1]], createDepartments: false };

    const { status, errors } = await world.call({ body });

    expect([status, errors.map(({ field }) => field)]).toEqual([400, ['columns', 'rows[0][0]']]);
  });
});
