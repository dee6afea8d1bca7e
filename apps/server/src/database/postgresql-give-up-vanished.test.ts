// A machine with PostgreSQL that vanishes without a word, behind an address that leads to another one from then on.
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../test/api.ts';
import { leadTo } from '../../test/virtual-address.ts';
import { giveUpVanished } from './give-up-vanished.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { openPostgresql } from './postgresql.ts';

const SHORT = { silentMs: 200, lookEveryMs: 20, answerMs: 500 };
const POOL_SIZE = 2;

let api: TestApi;
let line: Awaited<ReturnType<typeof leadTo>>;
let knex: Knex;

beforeEach(async () => {
  api = await startApi();
  const url = new URL(api.database.env['DATABASE_URL'] ?? '');
  const port = Number(url.port);
  line = await leadTo(() => port);
  url.hostname = '127.0.0.1';
  url.port = String(line.port);
  knex = await openPostgresql(url.href, POOL_SIZE);
  giveUpVanished(knex, url.href, SHORT);
});
afterEach(async () => {
  line.close();
  await knex.destroy();
  await api.stop();
});

/** The machine behind the line is gone, and with it the processes that spoke over it, for both connections of the pool. */
async function vanish(): Promise<void> {
  const askForPid = () =>
    knex.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid, pg_sleep(0.1)');
  const answers = await Promise.all([askForPid(), askForPid()]);
  line.fallSilent();
  for (const { rows } of answers)
    await api.deps.database.knex.raw('select pg_terminate_backend(?)', [rows[0]?.pid ?? 0]);
}

const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );

describe('a machine that has vanished', () => {
  it('fails the statement that it does not answer as an outage, and the next goes to the machine that has its address', async () => {
    await vanish();

    expect(isDatabaseUnavailable(await failure(knex.raw('select 1')))).toBe(true);
    const next = await Promise.all([knex.raw('select 1 as one'), knex.raw('select 1 as one')]);
    expect(next).toMatchObject([{ rows: [{ one: 1 }] }, { rows: [{ one: 1 }] }]);
  });

  it('fails the statement too where nobody has taken its address', async () => {
    await vanish();
    line.close();

    expect(isDatabaseUnavailable(await failure(knex.raw('select 1')))).toBe(true);
  });

  it('is not one whose statement only takes long', async () => {
    const seconds = (SHORT.silentMs * 5) / 1_000;
    const slow: unknown = await knex.raw('select pg_sleep(?) is not null as is_done', [seconds]);

    expect(slow).toMatchObject({ rows: [{ is_done: true }] });
  });
});
