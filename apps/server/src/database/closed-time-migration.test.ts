// What the migration that keeps closed time makes of what was approved and sent before.
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  databaseBefore,
  oldCompanyRow,
  oldEmployeeRow,
  type DatabaseBefore,
} from '../../test/database-before.ts';
import { TEST_SECRETS_ID } from '../../test/test-secrets.ts';
import { migrate } from './migrate.ts';
import type { ClosedTimeRow } from './tables/time.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const COMPANY = id(1);
const [ANNA, BIRNA, OWNER, PERIOD] = [id(2), id(3), id(4), id(5)];

let before: DatabaseBefore;
beforeEach(async () => {
  before = await databaseBefore('0070');
  const { knex } = before.database;
  const company = { ...oldCompanyRow(COMPANY), time_zone: 'Europe/Copenhagen' };
  await knex('companies').insert(company);
  await knex('pay_periods').insert({ company_id: COMPANY, id: PERIOD, name: '20.', start_day: 20 });
  for (const [person, rest] of [
    [ANNA, {}],
    [BIRNA, { pay_period_id: PERIOD }],
    [OWNER, {}],
  ] as const) {
    const { email_key: _, ...row } = oldEmployeeRow(COMPANY, person);
    await knex('employees').insert({ ...row, ...rest, pay_basis: 'monthly' });
  }
});
afterEach(() => before.drop());

let entries = 100;

/** Eight hours of a day, from 8 o'clock UTC. */
async function worked(person: string, day: string, is_locked: boolean): Promise<string> {
  const entry = id((entries += 1));
  const start_at = Date.parse(`${day}T08:00:00Z`);
  const times = { start_at, end_at: start_at + 28_800_000, is_draft: false, is_locked };
  await before.database
    .knex('time_entries')
    .insert({ company_id: COMPANY, id: entry, employee_id: person, kind: 'work', ...times });
  return entry;
}

async function closedAfter(person: string): Promise<readonly (readonly [string, string, string | null])[]> {
  await migrate(before.database, { secretsId: TEST_SECRETS_ID, now: 0 });
  const rows = await before.database
    .knex<ClosedTimeRow>('closed_time')
    .where({ employee_id: person })
    .orderBy('from_at');
  const iso = (at: number) => new Date(at).toISOString();
  return rows.map((row) => [iso(row.from_at), iso(row.until_at), row.user_id ?? row.operator]);
}

it('a month that is over and approved is closed whole, on the calendar of the company, by the person who approved it', async () => {
  const entry = await worked(ANNA, '2025-10-30', true);
  await before.database.knex('changes').insert({
    ...{ company_id: COMPANY, id: id(90), changed_at: 5, door: 'desk', user_id: OWNER, operator: null },
    ...{
      reason: null,
      subject: 'timeEntry',
      subject_id: entry,
      employee_id: ANNA,
      before: '{}',
      after: '{}',
    },
  });

  expect(await closedAfter(ANNA)).toEqual([['2025-09-30T22:00:00.000Z', '2025-10-31T23:00:00.000Z', OWNER]]);
});

it('a month of which something is not approved is closed through the last approved day', async () => {
  await worked(ANNA, '2025-07-10', true);
  await worked(ANNA, '2025-07-11', false);

  expect(await closedAfter(ANNA)).toEqual([['2025-06-30T22:00:00.000Z', '2025-07-10T22:00:00.000Z', null]]);
});

it('a person with a pay period of their own is closed by that one', async () => {
  await worked(BIRNA, '2025-12-22', true);

  expect(await closedAfter(BIRNA)).toEqual([['2025-12-19T23:00:00.000Z', '2026-01-19T23:00:00.000Z', null]]);
});

it('a run closes its days for whom it names, without any time, and no further than the day on which it was made', async () => {
  const run = (n: number, start_date: string, end_date: string, made: string) => ({
    ...{ company_id: COMPANY, id: id(n), number: n, profile_key: 'dk', target: 'dk', start_date, end_date },
    ...{ kind: 'whole', made_at: Date.parse(made), user_id: null, operator: 'root', settings: '{}' },
    ...{ rule_versions: '[]', file_name: 'dk.csv', sha256: 'x', file: Buffer.from('x') },
  });
  await before.database
    .knex('payroll_runs')
    .insert([
      run(10, '2025-08-01', '2025-08-31', '2025-09-02T10:00:00Z'),
      run(11, '2025-09-01', '2025-09-30', '2025-09-25T10:00:00Z'),
    ]);
  const person = { company_id: COMPANY, employee_id: ANNA, display_name: 'Anna', lines: '{}', entries: '[]' };
  await before.database
    .knex('payroll_run_people')
    .insert([10, 11].map((n) => ({ ...person, run_id: id(n) })));

  expect(await closedAfter(ANNA)).toEqual([
    ['2025-07-31T22:00:00.000Z', '2025-08-31T22:00:00.000Z', 'root'],
    ['2025-08-31T22:00:00.000Z', '2025-09-25T22:00:00.000Z', 'root'],
  ]);
  expect(await closedAfter(BIRNA)).toEqual([]);
});
