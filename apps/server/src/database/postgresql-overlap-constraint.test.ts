// The migration after which PostgreSQL itself declares that working time of one person does not overlap.
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  databaseBefore,
  oldCompanyRow,
  oldEmployeeRow,
  type DatabaseBefore,
} from '../../test/database-before.ts';
import { TEST_SECRETS_ID } from '../../test/test-secrets.ts';
import { DatabaseRefused } from '../errors/refused.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [COMPANY, ANNA, BJARNI] = [idOf(1), idOf(2), idOf(3)];

const entryRow = (n: number, start_at: number, end_at: number | null, rest: object = {}) => ({
  ...{ company_id: COMPANY, id: idOf(n), employee_id: ANNA, start_at, end_at },
  ...{ is_draft: false, is_locked: false },
  ...rest,
});

let before: DatabaseBefore;
beforeEach(async () => {
  before = await databaseBefore('0052');
  const { knex } = before.database;
  await knex('companies').insert(oldCompanyRow(COMPANY));
  await knex('employees').insert([ANNA, BJARNI].map((id) => oldEmployeeRow(COMPANY, id)));
});
afterEach(() => before.drop());

const migrated = (database = before.database) => migrate(database, { secretsId: TEST_SECRETS_ID, now: 0 });

it('time that touches, has no length, is of others or is standby beside work is taken over', async () => {
  const { knex } = before.database;
  await knex('time_entries').insert([
    entryRow(10, 10, 20),
    entryRow(11, 20, 30),
    entryRow(12, 15, 15),
    entryRow(13, 15, 25, { employee_id: BJARNI }),
    entryRow(14, 5, 35, { kind: 'standby' }),
    entryRow(15, 30, null),
  ]);

  expect(await migrated()).toContain('0052-overlap-constraint');
});

it('a database that holds overlaps is refused with the entries by name, and stays as it was', async () => {
  const { knex } = before.database;
  // As a restored copy could bring them: past the trigger.
  await knex.raw('alter table time_entries disable trigger user');
  await knex('time_entries').insert([
    entryRow(10, 10, 100),
    entryRow(11, 20, 30),
    entryRow(12, 40, null),
    entryRow(13, 0, 50, { kind: 'standby' }),
    entryRow(14, 60, 70, { kind: 'standby' }),
  ]);
  await knex.raw('alter table time_entries enable trigger user');

  await expect(migrated()).rejects.toThrow(DatabaseRefused);
  await expect(migrated()).rejects.toThrow(
    new RegExp(
      `2 begin before an earlier one ends:\n  entry ${idOf(11)} of company ${COMPANY}\n  entry ${idOf(12)}`,
    ),
  );

  await expect(knex('time_entries').insert(entryRow(15, 15, 16))).rejects.toThrow(/time_entries_overlap/);
});

it('where the extension is refused, the start says what an administrator can do', async () => {
  const { env } = before;
  const url = new URL(env['DATABASE_URL'] ?? '');
  const role = `plain_${url.pathname.slice(6, 20)}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create role ${role} login password 'x'`);
  await admin.query(
    `grant all on all tables in schema public to ${role}; grant all on all sequences in schema public to ${role}`,
  );
  Object.assign(url, { username: role, password: 'x' });
  const plain = await openDatabase({ databaseUrl: url.href, dataDir: '', databasePoolSize: 2 });

  await expect(migrated(plain)).rejects.toThrow(/create extension btree_gist/);

  await plain.close();
  await admin.query(`drop owned by ${role}; drop role ${role}`);
  await admin.end();
});
