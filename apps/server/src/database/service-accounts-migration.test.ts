// What the migration that knows service accounts makes of the accounts that are there.
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  databaseBefore,
  oldCompanyRow,
  oldEmployeeRow,
  type DatabaseBefore,
} from '../../test/database-before.ts';
import { TEST_SECRETS_ID } from '../../test/test-secrets.ts';
import { migrate } from './migrate.ts';
import type { EmployeeRow } from './tables/people.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const COMPANY = id(1);

let before: DatabaseBefore;
beforeEach(async () => {
  before = await databaseBefore('0038');
  await before.database.knex('companies').insert(oldCompanyRow(COMPANY));
});
afterEach(() => before.drop());

const account = (n: number, rest: object = {}) => ({
  ...oldEmployeeRow(COMPANY, id(n)),
  pay_basis: 'monthly',
  email: `${n}@example.is`,
  email_key: `${n}@example.is`,
  role: 'manager',
  employment_ratio: 0,
  ...rest,
});

async function accountsAfter(...rows: object[]): Promise<string[]> {
  const { knex } = before.database;
  await knex('employees').insert(rows);
  await migrate(before.database, { secretsId: TEST_SECRETS_ID, now: 0 });
  const accounts = await knex<EmployeeRow>('employees').whereNotNull('service_account').orderBy('id');
  return accounts.map((row) => row.id);
}

it('anyone who has no position, number, PIN and department becomes the account of another system', async () => {
  const { knex } = before.database;
  await knex('departments').insert({ company_id: COMPANY, id: COMPANY, name: 'Eldhús' });
  await knex('employees').insert(account(2));
  const member = { company_id: COMPANY, employee_id: id(2), department_id: COMPANY };
  await knex('employee_departments').insert(member);

  const accounts = await accountsAfter(
    account(3),
    account(4, { employment_ratio: 0.1 }),
    account(5, { employee_number: '0012' }),
    account(6, { pin_hash: 'a hash' }),
    account(7, { ratio_changes: '[{"from":"2026-03-01","ratio":0.5}]' }),
  );

  expect(accounts).toEqual([id(3)]);
});

it('an owner becomes one only where another owner with a position is there', async () => {
  expect(await accountsAfter(account(2, { role: 'owner' }), account(3, { role: 'owner' }))).toEqual([]);
});

it('an account of an owner beside the owner becomes one', async () => {
  const owner = account(2, { role: 'owner', employment_ratio: 1 });

  expect(await accountsAfter(owner, account(3, { role: 'owner' }))).toEqual([id(3)]);
});
