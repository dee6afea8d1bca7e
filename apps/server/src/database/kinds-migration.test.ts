// The migration that gives time entries a kind and breaks.
import { afterEach, expect, it } from 'vitest';
import {
  databaseBefore,
  oldCompanyRow,
  oldEmployeeRow,
  type DatabaseBefore,
} from '../../test/database-before.ts';
import { TEST_SECRETS_ID } from '../../test/test-secrets.ts';
import { migrate } from './migrate.ts';
import type { TimeEntryRow } from './tables/time.ts';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [COMPANY, ANNA] = [idOf(1), idOf(2)];

const entryRow = (n: number, start_at: number, end_at: number | null) => ({
  ...{ company_id: COMPANY, id: idOf(n), employee_id: ANNA, start_at, end_at },
  ...{ is_draft: false, is_locked: false },
});

let before: DatabaseBefore;
afterEach(() => before.drop());

it('time that is there already becomes work without breaks, and is still guarded against overlaps', async () => {
  before = await databaseBefore('0026');
  const { knex } = before.database;
  await knex('companies').insert(oldCompanyRow(COMPANY));
  await knex('employees').insert(oldEmployeeRow(COMPANY, ANNA));
  await knex('time_entries').insert([entryRow(3, 10, 20), entryRow(4, 20, null)]);

  await migrate(before.database, { secretsId: TEST_SECRETS_ID, now: 0 });

  const rows = await knex<TimeEntryRow>('time_entries').orderBy('id');
  expect(rows.map(({ kind, breaks, end_at }) => [kind, breaks, end_at])).toEqual([
    ['work', null, 20],
    ['work', null, null],
  ]);
  await expect(knex('time_entries').insert(entryRow(5, 15, 16))).rejects.toThrow(/time_entries_overlap/);
  await expect(
    knex('time_entries').insert({ ...entryRow(6, 15, 30), kind: 'standby' }),
  ).resolves.toBeDefined();
});
