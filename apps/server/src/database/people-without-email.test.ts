// What the migration that allows missing addresses does to existing people.
import { afterEach, expect, it } from 'vitest';
import {
  databaseBefore,
  oldCompanyRow,
  oldEmployeeRow,
  type DatabaseBefore,
} from '../../test/database-before.ts';
import { TEST_SECRETS_ID } from '../../test/test-secrets.ts';
import { migrate } from './migrate.ts';
import type { EmployeeRow } from './tables/people.ts';

const COMPANY = '00000000-0000-4000-8000-000000000001';

let before: DatabaseBefore;
afterEach(() => before.drop());

const person = (id: string, email: string | null) => ({
  ...oldEmployeeRow(COMPANY, id),
  email,
  email_key: email?.toLowerCase() ?? null,
});

it('existing addresses stay, each address belongs to one person, and several people may have none', async () => {
  before = await databaseBefore('0022');
  const { knex } = before.database;
  await knex('companies').insert(oldCompanyRow(COMPANY));
  const [anna, ...others] = ['2', '3', '4', '5'].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
  await knex('employees').insert(person(anna ?? '', 'Anna@example.is'));
  const department = { company_id: COMPANY, id: COMPANY, name: 'Eldhús' };
  await knex('departments').insert(department);
  await knex('employee_departments').insert({
    company_id: COMPANY,
    employee_id: anna,
    department_id: COMPANY,
  });

  await migrate(before.database, { secretsId: TEST_SECRETS_ID, now: 0 });
  const { email_key: _, ...nobody } = person('', null);
  await knex('employees').insert(others.slice(0, 2).map((id) => ({ ...nobody, id })));

  expect(await knex<EmployeeRow>('employees').whereNotNull('email').select('email')).toEqual([
    { email: 'Anna@example.is' },
  ]);
  expect(await knex('sign_in_names')).toEqual([
    { email_key: 'anna@example.is', company_id: COMPANY, employee_id: anna },
  ]);
  expect(await knex('employee_departments')).toHaveLength(1);
  expect(await knex('employees')).toHaveLength(3);
  const again = { email_key: 'anna@example.is', company_id: COMPANY, employee_id: others[0] };
  await expect(knex('sign_in_names').insert(again)).rejects.toThrow(/unique/i);
  await expect(knex('employees').where({ id: anna }).delete()).rejects.toThrow(/foreign key/i);
});
