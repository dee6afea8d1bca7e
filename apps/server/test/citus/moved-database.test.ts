// A database that was used on one machine: it is spread over the cluster with all its rows, and a later version adds to its tables there.
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMisplaced, readCluster } from '#database/cluster.ts';
import { migrateOnCluster } from '#database/migrate-on-cluster.ts';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/database.ts';
import { TABLE_PLACES } from '#database/all-tables.ts';
import type { DemoSummary } from '#features/demo/demo-summary.ts';
import { loadDemo } from '#features/demo/load-demo.ts';
import { readConfig } from '../../src/config.ts';
import { startApi, type TestApi } from '../api.ts';
import { startCommandLine, type TestCommandLine } from '../command-line.ts';
import { databaseBefore, type DatabaseBefore } from '../database-before.ts';
import { frozenClock } from '../frozen-clock.ts';
import { readEveryTable } from '../read-every-table.ts';

const ALL_THERE_ARE = '9999';

let used: DatabaseBefore;
let line: TestCommandLine;
let demo: DemoSummary;
let api: TestApi;

beforeAll(async () => {
  used = await databaseBefore(ALL_THERE_ARE);
  const database = { ...used, open: () => openDatabase(readConfig(used.env)) };
  line = await startCommandLine({ database, time: frozenClock('2026-11-24T14:00:00Z') });
  demo = (await loadDemo({ credentials: 'fixed' }, line.deps))!;
  api = await startApi({ beside: { time: line.time, deps: line.deps, database } as unknown as TestApi });
});
afterAll(async () => {
  await api.stop();
  await line.stop();
  await used.drop();
});

const knex = () => used.database.knex;

/** The demo's manager clocks somebody in or out. */
async function punch(action: 'start' | 'stop') {
  const [{ id: employeeId } = { id: '' }] = demo.employees;
  const params = { companyId: demo.companyId };
  return api.call('partnerPunch', {
    params,
    token: await api.tokenOf(demo.manager, demo.manager.password),
    body: { employeeId, action },
  });
}

describe('a database that is in use', () => {
  it('loses no row on its way to the workers, and people go on punching', async () => {
    await punch('start');
    const before = await rows();

    const { code, out, err } = await line.run(['database', 'distribute']);

    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/tables were moved: 4 shards on 2 workers/);
    expect(await misplaced()).toEqual([]);
    expect(before.length).toBeGreaterThan(2_000);
    expect(await rows()).toEqual(before);
    line.time.advance({ hours: 2 });
    expect((await punch('stop')).data).toMatchObject({ isClockedIn: false });
  });

  it('leaves a copy on the coordinator, which the statements of the docs remove without a row of the workers', async () => {
    const before = await rows();
    expect(await bytesOfCopies()).toBeGreaterThan(0);

    await knex().transaction(async (tx) => {
      await tx.raw('set local client_min_messages = warning');
      await tx.raw('set local session_replication_role = replica');
      for (const table of ['companies', 'sign_in_names'])
        await tx.raw('select truncate_local_data_after_distributing_table(?::regclass)', [table]);
    });

    expect(await bytesOfCopies()).toBe(0);
    expect(await rows()).toEqual(before);
  });
});

describe('a later version', () => {
  /** Tables as if the version that is distributed had not known them yet, with the migration that makes each. */
  const NEWER = {
    '0027-balance-bookings': ['balance_bookings'],
    '0049-payroll-runs': ['payroll_run_people', 'payroll_runs', 'export_profiles'],
    '0051-written-leave': ['written_leave'],
  };

  it('puts its new tables where they belong, with their references and their guards', async () => {
    for (const [name, tables] of Object.entries(NEWER)) {
      for (const table of tables) await knex().schema.dropTable(table);
      await knex()('knex_migrations').where({ name }).delete();
    }
    await knex().raw('drop function balance_bookings_append_only()');
    const before = await rows();

    await migrate(used.database, { secretsId: line.deps.secrets.id, now: line.time.clock() });

    expect(await misplaced()).toEqual([]);
    expect(await rows()).toEqual(before);
    const [{ id: employee_id } = { id: '' }] = demo.employees;
    const booking = {
      ...{ company_id: demo.companyId, id: employee_id, employee_id, account: 'x', kind: 'x' },
      ...{ date: '2026-11-24', minutes: 1, reason: 'x' },
    };
    await knex()('balance_bookings').insert(booking);
    const unknown = { ...booking, id: demo.companyId, employee_id: demo.companyId };
    await expect(knex()('balance_bookings').insert(unknown)).rejects.toThrow('foreign key');
    const all = knex()('balance_bookings').where({ company_id: demo.companyId });
    await expect(all.delete()).rejects.toThrow('append-only');
  });

  it('that Citus cannot follow is refused with a way out, and nothing of it is kept', async () => {
    const before = await rows();
    const migration = {
      name: '9998-made-up',
      up: async ({ schema }: Knex) => {
        await schema.alterTable('devices', (table) => {
          table.text('colour');
          table.unique(['colour']);
        });
      },
    };

    const moved = knex().transaction((tx) => migrateOnCluster(migration, tx));

    await expect(moved).rejects.toThrow(/9998-made-up cannot be done .*undistribute_table/);
    expect(await rows()).toEqual(before);
    expect(await knex()('devices').columnInfo()).not.toHaveProperty('colour');
  });
});

describe('the tables', () => {
  it('come back to one machine by the statement that the refusal names, and are spread again', async () => {
    const before = await rows();

    await knex().raw(`select undistribute_table('companies', cascade_via_foreign_keys => true)`);

    expect(await rows()).toEqual(before);
    await expect(forgetChanges()).rejects.toThrow('append-only');
    expect(await line.json(['database', 'distribute'])).toMatchObject({ workers: 2 });
    expect(await rows()).toEqual(before);
    await expect(forgetChanges()).rejects.toThrow('append-only');
  });
});

const forgetChanges = () => knex()('changes').where({ company_id: demo.companyId }).delete();

/** Of people; the record of migrations and what servers write by themselves is left out. */
async function rows(): Promise<string[]> {
  const own = /^(knex_migrations|installation|request_limits|attempt_counters)/;
  return (await readEveryTable(used.database)).filter((row) => !own.test(row));
}

/** Of the tables that are on the workers, on the coordinator. */
async function bytesOfCopies(): Promise<number> {
  const spread = Object.keys(TABLE_PLACES).filter((table) => TABLE_PLACES[table] !== 'onCoordinator');
  const { rows: sizes }: { rows: { bytes: number }[] } = await knex().raw(
    'select sum(pg_relation_size(name::regclass))::bigint as bytes from unnest(?::text[]) as name',
    [spread],
  );
  return sizes[0]?.bytes ?? 0;
}

async function misplaced() {
  const cluster = await readCluster(knex());
  return cluster && findMisplaced(cluster);
}
