// What the migration by which answers hold for certain times makes of answers that were given before.
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  databaseBefore,
  oldCompanyRow,
  oldEmployeeRow,
  type DatabaseBefore,
} from '../../test/database-before.ts';
import { TEST_SECRETS_ID } from '../../test/test-secrets.ts';
import { migrate } from './migrate.ts';
import type { ReviewItemRow } from './tables/time.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [COMPANY, ANNA, ENTRY, ABSENCE] = [id(1), id(2), id(3), id(4)];
const ofCompany = { company_id: COMPANY };

let before: DatabaseBefore;
beforeEach(async () => {
  before = await databaseBefore('0077');
  const { knex } = before.database;
  await knex('companies').insert(oldCompanyRow(COMPANY));
  const { email_key: _, ...anna } = oldEmployeeRow(COMPANY, ANNA);
  await knex('employees').insert({ ...anna, pay_basis: 'monthly' });
  const times = { start_at: 1_000, end_at: 70_000_000, is_draft: false, is_locked: false };
  await knex('time_entries').insert({ ...ofCompany, id: ENTRY, employee_id: ANNA, kind: 'work', ...times });
  const day = { date: '2026-02-24', type: 'sick', minutes: null, note: '' };
  await knex('absences').insert({ ...ofCompany, id: ABSENCE, employee_id: ANNA, ...day });
});
afterEach(() => before.drop());

const answered = (item: string, rest: Partial<ReviewItemRow>) =>
  before.database.knex<ReviewItemRow>('review_items').insert({
    ...{ ...ofCompany, id: item, employee_id: ANNA, device_id: null, punch_id: null, details: null },
    ...{ time_entry_id: ENTRY, opened_at: 1, settled_at: 2, decision: 'accept', ...rest },
  });

it('answers that were given before hold for the times and the absence of now, and not for what is gone', async () => {
  await answered(id(10), { reason: 'overlong' });
  await answered(id(11), { reason: 'workedWhileAway', details: JSON.stringify({ absenceId: ABSENCE }) });
  await answered(id(12), { reason: 'workedWhileAway', details: JSON.stringify({ absenceId: id(5) }) });

  await migrate(before.database, { secretsId: TEST_SECRETS_ID, now: 0 });

  const rows = await before.database.knex<ReviewItemRow>('review_items').orderBy('id');
  expect(rows.map(({ details }) => details)).toEqual([
    '{"startAt":1000,"endAt":70000000}',
    `{"absenceId":"${ABSENCE}","type":"sick","minutes":null,"startAt":1000,"endAt":70000000}`,
    null,
  ]);
});
