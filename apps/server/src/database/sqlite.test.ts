import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../test/api.ts';
import { listEntriesAround, listTimelines } from '#features/ledger/time-entry-store.ts';
import { listWhereIn } from '#features/today/where-in-store.ts';
import { companyScope } from './company-scope.ts';
import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

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

/** How SQLite executes the statements of some work. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: { sql: string; bindings: readonly unknown[] }[] = [];
  const note = (query: (typeof asked)[number]) => asked.push({ ...query });
  database.knex.on('query', note);
  await work();
  database.knex.off('query', note);
  const plans = await Promise.all(
    asked.map(({ sql, bindings }) =>
      database.knex.raw<{ detail: string }[]>(`explain query plan ${sql}`, [...bindings] as string[]),
    ),
  );
  return plans.flat().map(({ detail }) => detail);
}

describe('what a company has much of', () => {
  const scope = () => companyScope(database.knex, 'a company');

  it.each([
    ['the entries of a punch', () => listTimelines(scope(), ['a', 'b', 'c'], 1)],
    ['the entries of a timesheet', () => listEntriesAround(scope(), ['a', 'b', 'c'], { from: 1, to: 2 })],
  ])('is looked up for the few people who are asked for: %s', async (_, work) => {
    const details = (await plansOf(work)).filter((detail) => /time_entries|earlier/.test(detail));

    expect(details.length).toBeGreaterThan(0);
    for (const detail of details) expect(detail).toMatch(/(employee_id=\?|AND id=\?)/);
  });

  it('is not gone through for each person who is in: the punch is looked up with which the work began', async () => {
    const details = await plansOf(() => listWhereIn(scope(), 'everybody'));

    expect(details.filter((detail) => detail.startsWith('SEARCH punch'))).toEqual([
      expect.stringContaining('employee_id=? AND punched_at=?'),
    ]);
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
