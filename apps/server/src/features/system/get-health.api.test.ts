import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../test/api.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

describe('200', () => {
  it('tells status, version and the clock of the server to anybody', async () => {
    const answer = await api.call('getHealth');

    expect(answer.data).toEqual({
      status: 'ok',
      version: '0.0.0-test',
      timeUtc: '2026-03-02T08:00:00.000Z',
    });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('leaves no punch behind, and writes once however often it is asked', async () => {
    await api.given.aCompany();
    const { knex } = api.database.database;

    for (let asked = 0; asked < 5; asked += 1) expect((await api.call('getHealth')).status).toBe(200);

    expect(await knex('punch_inbox')).toEqual([]);
    expect(await knex('installation').first('trial_writes')).toEqual({ trial_writes: 1 });
  });

  it('ignores a token, whatever it is', async () => {
    expect((await api.call('getHealth', { token: 'nonsense' })).status).toBe(200);
  });
});

/** Acts like a file system that was mounted read-only, or a PostgreSQL that became a standby. */
const refuseWrites = () => setReadOnly('on');
const allowWrites = () => setReadOnly('off');

async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const { knex, engine } = api.database.database;
  if (engine === 'sqlite') {
    await knex.raw(`pragma query_only = ${value}`);
    return;
  }
  const { rows }: { rows: { name: string }[] } = await knex.raw('select current_database() as name');
  await knex.raw(`set default_transaction_read_only = off`);
  // On a cluster the coordinator alone; the setting says nothing on one machine.
  await knex.raw('set citus.enable_ddl_propagation = off');
  await knex.raw(`alter database ${rows[0]?.name ?? ''} set default_transaction_read_only = ${value}`);
  // It counts for connections from now on.
  await knex.destroy();
  knex.initialize();
}

describe('503', () => {
  it('says so when the database does not answer, and when to ask again', async () => {
    await api.database.database.close();

    const answer = await api.call('getHealth');

    expect([answer.status, ...answer.codes]).toEqual([503, 'server.unavailable']);
    expect(answer.headers.get('Retry-After')).toBe('5');
  });

  it('says so when the database answers and takes no write', async () => {
    await refuseWrites();

    const answer = await api.call('getHealth');

    expect([answer.status, ...answer.codes]).toEqual([503, 'server.unavailable']);
    expect(api.logLines.join('\n')).toMatch(/"errorCode":"(SQLITE_READONLY|25006)"/);
  });

  it('ends once punches can be stored again', async () => {
    await refuseWrites();
    const refused = await api.call('getHealth');
    await allowWrites();

    expect([refused.status, (await api.call('getHealth')).status]).toEqual([503, 200]);
  });

  it('asks the tables, not only the connection', async () => {
    await api.database.database.knex.schema.dropTable('installation');

    const answer = await api.call('getHealth');

    expect(answer.status).toBe(503);
    expect(api.logLines.join('\n')).toMatch(/"errorCode":"(SQLITE_ERROR|42P01)"/);
  });
});
