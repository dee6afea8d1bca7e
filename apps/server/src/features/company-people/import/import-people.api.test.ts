import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../../test/company-world.ts';

const world = companyWorld('importPeople');

const COLUMNS = ['displayName', 'employeeNumber', 'departments', 'employmentStartDate', 'employmentRatio'];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => [`Starfsmaður ${at}`, `N${at}`, 'Vöruhús', '1.3.2024', '50%']);
const bring = (rows: readonly (readonly string[])[], columns = COLUMNS) =>
  world.call({ body: { columns, rows, createDepartments: true } });

describe('200', () => {
  it('adds five hundred people and their department, and the same rows again change nothing', async () => {
    const first = (await bring(rowsOf(500))).data;
    const again = (await bring(rowsOf(500))).data;

    const people = await world.people();
    const one = people.find(({ employeeNumber }) => employeeNumber === 'N7');
    expect(first).toMatchObject({ created: 500, faulty: 0, newDepartments: ['Vöruhús'] });
    expect(again).toMatchObject({ created: 0, changed: 0, unchanged: 500, newDepartments: [] });
    expect(one).toMatchObject({ displayName: 'Starfsmaður 7', employmentRatio: 0.5, hasPin: false });
    expect(one?.departments.map(({ name }) => name)).toEqual(['Vöruhús']);
    expect(first.lines[7]?.employeeId).toBe(one?.id);
  });

  it('leaves what an empty cell does not speak of, and records who changed what', async () => {
    await bring(rowsOf(1));
    const { data } = await bring([['', 'N0', '', '', '80 %']]);

    const [change] = (await world.ask('listChanges')).data.changes;
    expect(data.lines[0]).toMatchObject({ outcome: 'changed', changedColumns: ['employmentRatio'] });
    expect(change).toMatchObject({ act: 'changed', userId: world.tenant.users.owner.id });
    const people = await world.people();
    expect(people.find(({ employeeNumber }) => employeeNumber === 'N0')).toMatchObject({
      displayName: 'Starfsmaður 0',
      employmentRatio: 0.8,
    });
  });
});

describe('400', () => {
  it('names what is missing', async () => {
    const { errors } = await world.call({ body: {} });

    expect(errors.map(({ field }) => field)).toEqual(['columns', 'rows', 'createDepartments']);
  });
});

describe('409', () => {
  it('writes nothing at all where one row is faulty', async () => {
    const before = (await world.people()).length;

    const { codes } = await bring([...rowsOf(3), ['', '', '', 'never', '']]);

    const { data } = await world.ask('listCompanyDepartments');
    expect(codes).toEqual(['people.rows_faulty']);
    expect(await world.people()).toHaveLength(before);
    expect(data.map(({ name }) => name)).not.toContain('Vöruhús');
  });
});
