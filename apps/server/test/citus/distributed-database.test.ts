// What stands on a cluster alone: the tables where they belong, the guards of the database, and what the doctor says.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMisplaced, readCluster } from '#database/cluster.ts';
import { distributeTables } from '#database/distribute-tables.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { examineCluster } from '../../src/cli/installation/examine-cluster.ts';
import { startApi, type TestApi } from '../api.ts';

let api: TestApi;
let employee: EmployeeRow;

beforeAll(async () => {
  api = await startApi();
  employee = await api.given.anEmployee(await api.given.aCompany());
});
afterAll(() => api.stop());

const HOUR_MS = 3_600_000;
const write = (start: number, end: number | null, kind = 'work') =>
  api.given.anEntry(
    employee,
    new Date(start * HOUR_MS).toISOString(),
    end === null ? null : new Date(end * HOUR_MS).toISOString(),
    { kind },
  );

describe('the tables', () => {
  it('stand where they belong, on two workers, and to distribute them again moves none', async () => {
    const { knex } = api.database.database;
    const cluster = await readCluster(knex);

    expect(cluster).toMatchObject({ isCoordinator: true, workers: 2 });
    expect(cluster && findMisplaced(cluster)).toEqual([]);
    expect((await distributeTables(knex)).moved).toEqual([]);
  });

  it('are told by the doctor', async () => {
    expect(await examineCluster(api.database.database)).toEqual([
      { check: 'cluster', state: 'ok', message: expect.stringContaining('on 2 workers') as string },
    ]);
  });

  it('hold every row of a company on one worker', async () => {
    const { rows }: { rows: { workers: number }[] } = await api.database.database.knex.raw(
      `select count(distinct s.nodeport)::int as workers
       from unnest(array['companies', 'employees', 'time_entries', 'punch_inbox', 'sessions']) as name
       join citus_shards s on s.shardid = get_shard_id_for_distribution_column(name::regclass, ?::uuid)`,
      [employee.company_id],
    );

    expect(rows).toEqual([{ workers: 1 }]);
  });
});

describe('the database itself', () => {
  it('refuses time that overlaps, and lets standby lie beside work', async () => {
    await write(8, 10);
    await write(9, 9);
    await write(8, 12, 'standby');

    await expect(write(9, 11)).rejects.toThrow(/time_entries_overlap/);
    await expect(write(9, 11, 'standby')).rejects.toThrow(/time_entries_overlap_standby/);
  });

  it('refuses to change what is in a log', async () => {
    const { knex } = api.database.database;
    const { company_id } = employee;
    const row = {
      company_id,
      id: employee.id,
      subject: 'timeEntry',
      subject_id: 'x',
      changed_at: 1,
      door: 'x',
    };
    await knex('changes').insert(row);

    await expect(knex('changes').where({ company_id }).delete()).rejects.toThrow('append-only');
    await expect(knex('changes').where({ company_id }).update({ door: 'y' })).rejects.toThrow('append-only');
  });

  it('knows one address once in all companies', async () => {
    const other = await api.given.aCompany();

    await expect(api.given.anEmployee(other, { email: employee.email ?? '' })).rejects.toThrow(/unique/i);
  });
});
