// The crash itself is tested: a commit that waits for nothing must be lost in it, or the campaign would prove nothing.
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgresqlServer, type PostgresqlServer } from '../../../apps/server/test/postgresql-server.ts';
import { FLAGS } from './engine.ts';

let server: PostgresqlServer;

beforeAll(async () => {
  server = await startPostgresqlServer(FLAGS);
});

afterAll(() => server.stop());

async function connected<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: new URL('postgres', server.url).href });
  await client.connect();
  // The crash ends it from the other side.
  client.on('error', () => undefined);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function tapsLeftAfter(synchronousCommit: 'on' | 'off'): Promise<number> {
  await connected((client) => client.query(`create table taps_${synchronousCommit} (id serial)`));
  await connected(async (client) => {
    await client.query(`set synchronous_commit = ${synchronousCommit}`);
    for (let tap = 0; tap < 50; tap += 1)
      await client.query(`insert into taps_${synchronousCommit} default values`);
    await server.crash();
  });
  const { rows } = await connected((client) =>
    client.query<{ taps: string }>(`select count(*) as taps from taps_${synchronousCommit}`),
  );
  return Number(rows[0]?.taps);
}

it('keeps what was committed under synchronous_commit and loses what was not', async () => {
  expect(await tapsLeftAfter('on')).toBe(50);
  expect(await tapsLeftAfter('off')).toBeLessThan(50);
});
