// A machine with PostgreSQL that vanishes without a word, behind an address that leads to another one from then on.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../test/api.ts';
import { leadTo } from '../../test/virtual-address.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { openPostgresql } from './postgresql.ts';

/** A connection may take its time to open: only where nobody answers is it given up. */
const SHORT = { silentMs: 200, lookEveryMs: 20, answerMs: 10_000 };
const POOL_SIZE = 2;
const OVER_THE_LINE = 'over-the-line';

/** What knex keeps of its pool, beyond its types. */
type Client = {
  acquireConnection(): Promise<object>;
  releaseConnection(connection: object): Promise<void>;
  readonly pool: { numFree(): number };
};

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
  url.searchParams.set('application_name', OVER_THE_LINE);
  knex = await openPostgresql(url.href, POOL_SIZE, false, SHORT);
});
afterEach(async () => {
  line.close();
  await knex.destroy();
  await api.stop();
});

/** The machine behind the line is gone, and with it the processes that spoke over it. */
async function vanish(): Promise<void> {
  line.fallSilent();
  await api.deps.database.knex.raw(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = ?',
    [OVER_THE_LINE],
  );
}

/** Both connections of the pool have been used. */
const useBoth = () => Promise.all([knex.raw('select pg_sleep(0.1)'), knex.raw('select pg_sleep(0.1)')]);

/** The second connection is asked for, and before it is there the first one is free again: the second waits in the pool. */
async function useOnlyOne(): Promise<void> {
  const client = knex.client as Client;
  const first = await client.acquireConnection();
  const asked = client.acquireConnection();
  await client.releaseConnection(first);
  const given = await asked;
  expect(given).toBe(first);
  await expect.poll(() => client.pool.numFree()).toBe(1);
  // The last one given back is the first one given out.
  await client.releaseConnection(given);
}

const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );

describe('a machine that has vanished', () => {
  it('fails the statement that it does not answer as an outage, and the next goes to the machine that has its address', async () => {
    await useBoth();
    await vanish();

    expect(isDatabaseUnavailable(await failure(knex.raw('select 1')))).toBe(true);
    const next = await Promise.all([knex.raw('select 1 as one'), knex.raw('select 1 as one')]);
    expect(next).toMatchObject([{ rows: [{ one: 1 }] }, { rows: [{ one: 1 }] }]);
  });

  it('holds up nobody a second time on a connection that was opened before and never used', async () => {
    await useOnlyOne();
    await vanish();

    expect(isDatabaseUnavailable(await failure(knex.raw('select 1')))).toBe(true);
    expect(await knex.raw('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
  });

  it('fails the statement too where nobody has taken its address', async () => {
    await useBoth();
    await vanish();
    line.close();

    expect(isDatabaseUnavailable(await failure(knex.raw('select 1')))).toBe(true);
  });

  it('fails the statement for which a connection is opened that it does not answer', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const asked = openPostgresql(`postgresql://somebody@127.0.0.1:${port}/mute`, POOL_SIZE, false, {
      ...SHORT,
      answerMs: 500,
    });

    expect(isDatabaseUnavailable(await failure(asked))).toBe(true);
    mute.close();
  });

  it('is not one whose statement only takes long', async () => {
    const seconds = (SHORT.silentMs * 5) / 1_000;
    const slow: unknown = await knex.raw('select pg_sleep(?) is not null as is_done', [seconds]);

    expect(slow).toMatchObject({ rows: [{ is_done: true }] });
  });
});
