// Anyone who adds a table says what erasing a person does with it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_TABLES } from '#database/all-tables.ts';
import { employees } from '#database/tables/people.ts';
import {
  EMPTY_RECORD,
  KEPT_OF_RECORD,
  TABLES_OF_PERSON,
} from '#features/system/erasing/person/person-tables.ts';

const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

describe('every table', () => {
  it.each(ALL_TABLES.filter(({ name, erasing }) => 'nobody' in erasing && name !== 'erasures'))(
    '$name, which is about nobody, has no column with the id of a person whom it is about',
    ({ columns }) => {
      expect(columns).not.toHaveProperty('employee_id');
    },
  );

  it.each(TABLES_OF_PERSON)('$table.name finds the rows of a person by a column that it has', (each) => {
    expect(each.table.columns).toHaveProperty('within' in each ? each.within : each.column);
  });

  it.each(TABLES_OF_PERSON)('$table.name is told of in operations.md', ({ table }) => {
    expect(page).toContain(`\`${table.name}\``);
  });
});

it('each column of the record of a person is emptied, named anew, or kept for the time that stays', () => {
  const said = ['company_id', ...Object.keys(EMPTY_RECORD), ...KEPT_OF_RECORD, 'display_name'];

  expect(said.sort()).toEqual(Object.keys(employees.columns).sort());
});
