// Whoever adds a table says what erasing a person does with it.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TABLE_PLACES } from '#database/table-places.ts';
import { freshDatabase, type TestDatabase } from './test-databases.ts';
import {
  EMPTY_RECORD,
  KEPT_OF_RECORD,
  PERSON_TABLES,
  TABLES_OF_PERSON,
} from '#features/system/erasing/person/person-tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const columnsOf = async (table: string) => Object.keys(await database.database.knex(table).columnInfo());
const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

describe('every table', () => {
  it('says what erasing a person does with it, and no other does', () => {
    expect(Object.keys(PERSON_TABLES).sort()).toEqual(Object.keys(TABLE_PLACES).sort());
  });

  it.each(Object.entries(PERSON_TABLES).filter(([table, rule]) => 'nobody' in rule && table !== 'erasures'))(
    '%s, which is about nobody, has no column with the id of a person whom it is about',
    async (table) => {
      expect(await columnsOf(table)).not.toContain('employee_id');
    },
  );

  it.each(TABLES_OF_PERSON.flatMap((each) => ('column' in each ? [[each.table, each.column]] : [])))(
    '%s finds the rows of a person by a column that it has: %s',
    async (table, column) => {
      expect(await columnsOf(table)).toContain(column);
    },
  );

  it.each(TABLES_OF_PERSON.map(({ table }) => table))('%s is told of in operations.md', (table) => {
    expect(page).toContain(`\`${table}\``);
  });
});

it('each column of the record of a person is emptied, named anew, or kept for the time that stays', async () => {
  const said = [...Object.keys(EMPTY_RECORD), ...KEPT_OF_RECORD, 'display_name'];

  expect(said.sort()).toEqual((await columnsOf('employees')).sort());
});
