import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_SECRETS_ID } from '../../test/test-secrets.ts';
import { freshDatabase, type TestDatabase } from '../../test/test-databases.ts';
import { DatabaseRefused } from '../errors/refused.ts';
import { migrate } from './migrate.ts';
import { allMigrations } from './migrations/all-migrations.ts';

let test: TestDatabase;

beforeEach(async () => {
  test = await freshDatabase();
});
afterEach(() => test.drop());

const again = () => migrate(test.database, { secretsId: TEST_SECRETS_ID, now: 0 });

describe('migrating', () => {
  it('has run every migration once, in the order of their numbers', async () => {
    const done = await test.database.knex<{ name: string }>('knex_migrations').orderBy('id');

    const names = done.map(({ name }) => name);
    expect(names).toEqual(allMigrations.map(({ name }) => name));
    expect(names).toEqual([...names].sort());
  });

  it('does nothing the second time, and tells nothing', async () => {
    const told: unknown[] = [];
    const onMove = (move: unknown) => void told.push(move);

    expect(await migrate(test.database, { secretsId: TEST_SECRETS_ID, now: 0, onMove })).toEqual([]);
    expect(told).toEqual([]);
  });

  it('refuses a database that a newer version has migrated, and names what it does not know', async () => {
    await test.database
      .knex('knex_migrations')
      .insert({ name: '9999-from-the-future', batch: 2, migration_time: new Date(0) });

    await expect(again()).rejects.toThrow(DatabaseRefused);
    await expect(again()).rejects.toThrow('9999-from-the-future');
  });

  it('refuses the database of other secrets before it is moved to this version', async () => {
    const told: unknown[] = [];
    const onMove = (move: unknown) => void told.push(move);
    const last = allMigrations.at(-1)?.name ?? '';
    await test.database.knex('knex_migrations').where({ name: last }).delete();

    const moving = migrate(test.database, { secretsId: 'of-another-server', now: 0, onMove });

    await expect(moving).rejects.toThrow('made with other secrets');
    expect(told).toEqual([]);
  });

  it('leaves the database as it was when a migration fails', async () => {
    const first = allMigrations[0]?.name ?? '';
    // This migration would run again, and fails because its tables exist.
    await test.database.knex('knex_migrations').where({ name: first }).delete();

    await expect(again()).rejects.toThrow();

    expect(await test.database.knex('knex_migrations').where({ name: first })).toEqual([]);
    expect(await test.database.knex.schema.hasTable('pay_periods')).toBe(true);
  });
});
