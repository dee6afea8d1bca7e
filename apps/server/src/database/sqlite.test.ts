import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../test/api.ts';
import { openPlans } from '../../test/read-plans.ts';
import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { keepStatistics } from './sqlite-statistics.ts';

let api: TestApi;
let database: Database;
let second: Database;

beforeEach(async () => {
  api = await startApi();
  database = api.database.database;
  second = await api.database.open();
  // The test's second connection does not wait for its turn, so that a refusal shows at once.
  await second.knex.raw('pragma busy_timeout = 0');
});
afterEach(async () => {
  await second.close();
  await api.stop();
});

const pragma = async (name: string) => {
  const rows: Record<string, unknown>[] = await database.knex.raw(`pragma ${name}`);
  return Object.values(rows[0] ?? {})[0];
};

describe('a connection', () => {
  it.each([
    ['busy_timeout', 5000],
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
    ['trusted_schema', 0],
    ['recursive_triggers', 1],
  ])('has %s set to %s', async (name, value) => {
    expect(await pragma(name)).toBe(value);
  });

  it('keeps what it has committed in a file that is whole', async () => {
    expect(await pragma('integrity_check')).toBe('ok');
    expect(await database.knex.raw('pragma foreign_key_check')).toEqual([]);
  });
});

describe('a statement that is kept prepared', () => {
  const read = () => database.knex('installation').first<Record<string, unknown>>();

  it('uses a schema that another process has changed meanwhile', async () => {
    const before = await read();
    await second.knex.schema.alterTable('installation', (table) => {
      table.text('note').defaultTo('later');
    });

    expect(await read()).toEqual({ ...before, note: 'later' });
  });

  it('is dropped when there are too many others, and is prepared again when it is needed', async () => {
    const before = await read();
    for (let count = 0; count < 600; count += 1) await database.knex.raw(`select ${count} as number`);

    expect(await read()).toEqual(before);
  });
});

describe('the statistics that SQLite plans by', () => {
  const figures = () => database.knex<{ idx: string; stat: string }>('sqlite_stat1').orderBy('idx');

  it('are there for every index', async () => {
    const indexes = await database
      .knex<{ name: string; type: string }>('sqlite_schema')
      .where({ type: 'index' })
      .orderBy('name')
      .pluck('name');

    expect((await figures()).map(({ idx }) => idx)).toEqual(indexes);
  });

  it('say how much a larger company has, and not how much is there', async () => {
    const ofPerson = (await figures()).find(
      ({ idx }) => idx === 'time_entries_company_id_employee_id_end_at_index',
    );

    expect(ofPerson?.stat).toBe('1250000 62500 250 1');
  });

  it('are written again where somebody had SQLite count for itself', async () => {
    const before = await figures();
    for (const number of [1, 2, 3]) await api.given.aCompany({ name: `Fyrirtæki ${number}` });
    await database.knex.raw('analyze');
    expect(await figures()).not.toEqual(before);
    expect(await database.knex('sqlite_stat4')).not.toEqual([]);

    await keepStatistics(database.knex);

    expect(await figures()).toEqual(before);
    expect(await database.knex('sqlite_stat4')).toEqual([]);
  });

  it('are not written where they are right, so that a command can read while another one writes', async () => {
    await second.knex.raw('begin immediate');

    await keepStatistics(database.knex);

    await second.knex.raw('rollback');
  });
});

describe('a transaction', () => {
  const write = (to: Database) => to.knex('installation').update({ created_at: 1 });

  it('holds the right to write from its beginning, before it has written', async () => {
    const refused = await inTransaction(database, async (tx) => {
      await tx('installation').first();
      return write(second).catch((error: unknown) => error);
    });

    expect(refused).toMatchObject({ code: 'SQLITE_BUSY' });
    expect(isDatabaseUnavailable(refused)).toBe(true);
    await expect(write(second)).resolves.toBe(1);
  });

  it('lets others read meanwhile', async () => {
    const read = await inTransaction(database, async (tx) => {
      await tx('installation').update({ created_at: 77 });
      return second.knex<{ created_at: number }>('installation').first();
    });

    expect(read?.created_at).toBe(0);
  });

  it('fails at once and changes nothing when another has the right to write', async () => {
    await database.knex.raw('pragma busy_timeout = 0');

    await inTransaction(second, async () => {
      const refused = await inTransaction(database, () => Promise.resolve('got in')).catch(
        (error: unknown) => error,
      );
      expect(refused).toMatchObject({ code: 'SQLITE_BUSY' });
    });

    expect(await inTransaction(database, () => Promise.resolve('got in'))).toBe('got in');
  });
});

describe('a log that is never changed', () => {
  it('is not changed by "insert or replace" either', async () => {
    const company = await api.given.aCompany();
    const row = `('${company.id}', '${company.id}', '${company.id}', 1, 'x', 'y')`;
    const columns = '(company_id, id, subject_id, changed_at, door, subject)';
    await database.knex.raw(`insert into changes ${columns} values ${row}`);

    const replaced = database.knex.raw(`insert or replace into changes ${columns} values ${row}`);

    await expect(replaced).rejects.toThrow('append-only');
  });
});

it.each(['insert', 'update'])('the guard against overlaps at an %s looks up two ends', async (change) => {
  const trigger = await database
    .knex<{ name: string; sql: string }>('sqlite_schema')
    .where({ name: `time_entries_overlap_${change}` })
    .first('sql');
  const guard = /when\s([\s\S]*)\sbegin/.exec(trigger?.sql ?? '')?.[1] ?? '';
  const plans = await openPlans(api, []);

  const steps = await plans.stepsOf(`select ${guard.replaceAll(/new\.\w+/g, '?')}`);

  const lookups = ['end_at=?', 'end_at>?'].map((end) => `company_id=? AND employee_id=? AND ${end}`);
  const ofEntries = steps.filter(({ table }) => table === 'time_entries');
  expect(ofEntries.map(({ narrowedBy }) => narrowedBy)).toEqual(lookups);
});
