import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '#errors/domain-error.ts';
import type { Punch } from '#features/ledger/punch.ts';
import { createRecordPunch } from '#features/ledger/record-punches.ts';
import { startApi, type TestApi } from '../../test/api.ts';
import type { Database, Queryable } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { openPostgresql } from './postgresql.ts';
import type { CompanyRow } from './tables/companies.ts';
import type { EmployeeRow } from './tables/people.ts';
import type { TimeEntryRow } from './tables/time.ts';

let api: TestApi;
let database: Database;
let company: CompanyRow;
let employee: EmployeeRow;

beforeEach(async () => {
  api = await startApi();
  database = api.database.database;
  company = await api.given.aCompany();
  employee = await api.given.anEmployee(company);
});
afterEach(() => api.stop());

/** Opens once all of `count` have come. */
function barrier(count: number): () => Promise<void> {
  let open: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let missing = count;
  return () => {
    missing -= 1;
    if (missing <= 0) open();
    return opened;
  };
}

const anEntry = (start_at: number, end_at: number | null) => ({
  company_id: company.id,
  id: randomUUID(),
  employee_id: employee.id,
  start_at,
  end_at,
  is_draft: false,
  is_locked: false,
});

const aStartOf = ({ company_id, id }: EmployeeRow): Punch => ({
  door: 'kiosk',
  companyId: company_id,
  employeeId: id,
  action: 'start',
  projectId: undefined,
  subProjectId: undefined,
  location: undefined,
  clientAddress: '127.0.0.1',
  deviceId: undefined,
  sentBy: undefined,
});

describe('a connection', () => {
  it('gives instants as numbers', async () => {
    const result: { rows: unknown[] } = await database.knex.raw('select 1772438400123::bigint as at');

    expect(result.rows).toEqual([{ at: 1_772_438_400_123 }]);
  });

  it('is refused where a commit would not mean "on disk"', async () => {
    const connection = database.knex.client as { config: { connection: { connectionString: string } } };
    const url = new URL(connection.config.connection.connectionString);
    url.searchParams.set('options', '-c synchronous_commit=off');

    await expect(openPostgresql(url.href, 1)).rejects.toThrow('synchronous_commit = off');
  });

  it('that the server ends counts as an outage, and the next one works', async () => {
    const ended = await inTransaction(database, async (tx) => {
      const result: { rows: { pid: number }[] } = await tx.raw('select pg_backend_pid() as pid');
      await database.knex.raw('select pg_terminate_backend(?)', [result.rows[0]?.pid ?? 0]);
      await tx('installation').first();
    }).catch((error: unknown) => error);

    expect(isDatabaseUnavailable(ended)).toBe(true);
    expect(await database.knex('installation').first()).toBeDefined();
  });
});

describe('a transaction that lost against another', () => {
  it('is run again after a deadlock, and both come through', async () => {
    const other = await api.given.aCompany();
    const bothHaveOne = barrier(2);
    let runs = 0;
    const rename = (first: CompanyRow, then: CompanyRow, name: string) =>
      inTransaction(database, async (tx) => {
        runs += 1;
        await tx('companies').where({ id: first.id }).update({ name });
        await bothHaveOne();
        await tx('companies').where({ id: then.id }).update({ name });
      });

    await Promise.all([rename(company, other, 'a'), rename(other, company, 'b')]);

    const names = await database.knex<CompanyRow>('companies').distinct<{ name: string }[]>('name');
    expect(names).toHaveLength(1);
    // The transaction that lost may meet the other one again before that has ended.
    expect(runs).toBeGreaterThanOrEqual(3);
  });

  it('is run again after a row that another wrote first, and then sees it', async () => {
    const bothHaveLooked = barrier(2);
    const openIfNoneIs = () =>
      inTransaction(database, async (tx) => {
        const open = await tx<TimeEntryRow>('time_entries')
          .where({ employee_id: employee.id })
          .whereNull('end_at')
          .first('id');
        await bothHaveLooked();
        if (open === undefined) await tx('time_entries').insert(anEntry(1, null));
        return open === undefined ? 'opened' : 'was open';
      });

    const results = await Promise.all([openIfNoneIs(), openIfNoneIs()]);

    expect(results.sort()).toEqual(['opened', 'was open']);
  });

  it('is given up after five tries', async () => {
    let runs = 0;
    const failing = inTransaction(database, (tx) => {
      runs += 1;
      return tx.raw(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
    });

    await expect(failing).rejects.toThrow('again');
    expect(runs).toBe(5);
  });
});

describe('time entries written at the same moment', () => {
  it('by two processes become one, if they are starts of one person', async () => {
    const second = await api.database.open();
    const starts = [database, second].flatMap((one) => {
      const recordPunch = createRecordPunch({ database: one, clock: api.time.clock });
      return Array.from({ length: 20 }, () =>
        recordPunch(aStartOf(employee)).then(
          () => 'applied',
          (error: unknown) => (error instanceof DomainError ? error.code : error),
        ),
      );
    });

    const results = await Promise.all(starts);
    await second.close();

    expect(results.filter((result) => result === 'applied')).toHaveLength(1);
    expect(new Set(results)).toEqual(new Set(['applied', 'punch.already_clocked_in']));
  });

  it('cannot overlap, though neither transaction sees the other', async () => {
    const bothHaveBegun = barrier(2);
    const write = (start: number, end: number) =>
      database.knex.transaction(async (tx: Queryable) => {
        await tx('time_entries').count();
        await bothHaveBegun();
        await tx('time_entries').insert(anEntry(start, end));
        // The first transaction stays open until the second one waits for it.
        await tx.raw('select pg_sleep(0.05)');
      });

    const results = await Promise.allSettled([write(10, 20), write(15, 25)]);

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    // Which of the two PostgreSQL says depends on who waits for whom; a transaction of ours is run again after either.
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: expect.stringMatching(/^(23P01|40P01)$/) as string },
    });
  });
});

describe('a log that is never changed', () => {
  it.each(['punch_inbox', 'punch_verdicts', 'changes'])('is not emptied: %s', async (table) => {
    await expect(database.knex.raw(`truncate ${table} cascade`)).rejects.toThrow('append-only');
  });
});
