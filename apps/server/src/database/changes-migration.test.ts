// The migration of three older records into the one record of changes.
import { afterEach, expect, it } from 'vitest';
import {
  databaseBefore,
  oldCompanyRow,
  oldEmployeeRow,
  type DatabaseBefore,
} from '../../test/database-before.ts';
import { TEST_SECRETS_ID } from '../../test/test-secrets.ts';
import { migrate } from './migrate.ts';
import type { ChangeRow } from './tables/company.ts';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const COMPANY = idOf(1);
const ANNA = idOf(2);
const ENTRY = idOf(3);
const DEVICE = idOf(4);

let before: DatabaseBefore;
afterEach(() => before.drop());

it('what people wrote into the older records stands in the one record of changes, and what settled itself does not', async () => {
  before = await databaseBefore('0025');
  const { knex } = before.database;
  await knex('companies').insert(oldCompanyRow(COMPANY));
  await knex('employees').insert(oldEmployeeRow(COMPANY, ANNA));
  const entry = { id: ENTRY, employee_id: ANNA, end_at: null };
  await knex('time_entry_history').insert([
    historyRow(10, 'command line, anna', null, entry),
    historyRow(11, 'command line', entry, null),
  ]);
  await knex('review_items').insert([
    itemRow(20, { settled_by: 'command line, björk', decision: 'accept', decision_note: 'she was here' }),
    itemRow(21, { settled_by: 'stimpill', decision: 'healed' }),
    itemRow(22, {}),
  ]);
  await knex('devices').insert({
    company_id: COMPANY,
    id: DEVICE,
    token_digest: 'x',
    name: 'Kiosk',
    registered_by: ANNA,
    registered_at: 1,
    last_seen_at: 1,
  });
  await knex('device_incidents').insert([
    incidentRow(30, { closed_at: 7, closed_by: 'command line, anna', closing_note: 'asked everybody' }),
    incidentRow(31, { closed_at: 8 }),
  ]);

  await migrate(before.database, { secretsId: TEST_SECRETS_ID, now: 0 });

  const rows = await knex<ChangeRow>('changes').orderBy('id');
  const told = rows.map(({ id, changed_at, subject, subject_id, employee_id, operator, reason }) => [
    ...[id, changed_at, subject, subject_id, employee_id, operator, reason],
  ]);
  expect(told).toEqual([
    [idOf(10), 5, 'timeEntry', ENTRY, ANNA, 'anna', 'because'],
    [idOf(11), 5, 'timeEntry', ENTRY, ANNA, null, 'because'],
    [idOf(20), 6, 'reviewItem', idOf(20), ANNA, 'björk', 'she was here'],
    [idOf(30), 7, 'deviceIncident', idOf(30), null, 'anna', 'asked everybody'],
  ]);
  const facts = rows.map((row) =>
    [row.before, row.after].map((text) => text && (JSON.parse(text) as object)),
  );
  expect(facts).toEqual([
    [null, entry],
    [entry, null],
    [
      { reason: 'overlap', decision: null },
      { reason: 'overlap', decision: 'accept' },
    ],
    [
      { device_id: DEVICE, kind: 'mismatch', closed: false },
      { device_id: DEVICE, kind: 'mismatch', closed: true },
    ],
  ]);
  expect(await knex.schema.hasTable('time_entry_history')).toBe(false);
  await expect(knex('changes').delete()).rejects.toThrow('append-only');
});

function historyRow(n: number, changed_by: string, was: object | null, is: object | null) {
  return {
    company_id: COMPANY,
    id: idOf(n),
    time_entry_id: ENTRY,
    changed_at: 5,
    changed_by,
    reason: 'because',
    before: was && JSON.stringify(was),
    after: is && JSON.stringify(is),
  };
}

function itemRow(n: number, settled: object) {
  const isOpen = Object.keys(settled).length === 0;
  return {
    company_id: COMPANY,
    id: idOf(n),
    employee_id: ANNA,
    reason: 'overlap',
    opened_at: 1,
    settled_at: isOpen ? null : 6,
    settled_by: null,
    decision: null,
    decision_note: null,
    ...settled,
  };
}

function incidentRow(n: number, closed: object) {
  return {
    company_id: COMPANY,
    id: idOf(n),
    device_id: DEVICE,
    kind: 'mismatch',
    opened_at: 1,
    closed_at: null,
    closed_by: null,
    closing_note: null,
    ...closed,
  };
}
