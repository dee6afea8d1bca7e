// Migration 0017 on rows that an older version left.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/test-databases.ts';
import { forgottenAttempts } from './migrations/0017-forgotten-attempts.ts';

let test: TestDatabase;

beforeEach(async () => {
  test = await freshDatabase();
});
afterEach(() => test.drop());

const row = (scope: string, key: string, failures_in_a_row: number, locked_until: number) => ({
  ...{ scope, key, failures_in_a_row, locked_until },
  failed_at: '[]',
});

it('An upgrade keeps every lock and every row of wrong PINs, and drops rows that no longer count', async () => {
  const { knex, engine } = test.database;
  await knex.schema.alterTable('attempt_counters', (table) => table.dropColumn('forgotten_at'));
  await knex('attempt_counters').insert([
    row('password_address', 'locked', 0, 900),
    row('password_address', 'left behind', 0, 0),
    row('pin_pair', 'three wrong', 3, 0),
    row('pin_pair', 'locked', 5, 700),
    row('pin_pair', 'emptied', 0, 0),
    row('pin_employee', 'nine wrong', 9, 0),
    row('pin_employee', 'locked', 10, 800),
    row('manager_code_device', 'emptied', 0, 0),
  ]);

  await forgottenAttempts.up(knex, engine);

  const kept = await knex('attempt_counters')
    .orderBy(['scope', 'key'])
    .select<{ scope: string; key: string; forgotten_at: number | null }[]>('scope', 'key', 'forgotten_at');
  expect(kept).toEqual([
    { scope: 'password_address', key: 'locked', forgotten_at: 900 },
    { scope: 'pin_employee', key: 'locked', forgotten_at: 800 },
    { scope: 'pin_employee', key: 'nine wrong', forgotten_at: null },
    { scope: 'pin_pair', key: 'locked', forgotten_at: null },
    { scope: 'pin_pair', key: 'three wrong', forgotten_at: null },
  ]);
});
