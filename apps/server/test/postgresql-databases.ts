// Fresh databases on one PostgreSQL. To create and drop one takes many times as long as to empty it, so a database that a test has done with
// is emptied for the next.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { endConnections, keepConnections, keptProcesses } from './kept-connections.ts';
import { onServer, TEMPLATE_DATABASE } from './postgresql-server.ts';

/** Nothing tidies here, so a database slows down with every row that was deleted: what is read whole takes ten times as long beyond this. */
const MOST_BYTES = 1024 ** 2;
const MOST_USES = 50;

/** With rows that the migrations wrote: a database in which a test changed them is used no more. */
const KEPT = new Set(['knex_migrations', 'knex_migrations_lock']);
/** With a row that the migrations wrote and that a test may change, as every command line does: it is written anew. */
const WRITTEN_ANEW = 'installation';

type Prepared = {
  readonly url: string;
  /** Kept from one test to the next, since a connection that knows its tables answers several times as fast. */
  readonly client: pg.Client;
  /** What the database is made of. Tests break some of it, to see what is said. */
  readonly fingerprint: string;
  /** What the migrations wrote into the table that is written anew. */
  readonly row: string;
  uses: number;
};

const free: Prepared[] = [];

/** @returns a migrated database without rows, and how to give it back once its connections are closed */
export async function takeDatabase(
  serverUrl: string,
): Promise<{ readonly url: string; readonly giveBack: () => Promise<void> }> {
  const prepared = free.pop() ?? (await create(serverUrl));
  prepared.uses += 1;
  const giveBack = async () => {
    if (prepared.uses < MOST_USES && (await isEmptied(prepared))) free.push(prepared);
    else await drop(serverUrl, prepared);
  };
  return { url: prepared.url, giveBack };
}

async function create(serverUrl: string): Promise<Prepared> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);
  const url = new URL(name, serverUrl).href;
  const client = new pg.Client({ connectionString: url });
  // The server or a test may end it; what is asked of it then fails, and that is enough.
  client.on('error', () => undefined);
  await client.connect();
  keepConnections(url);
  return { url, client, fingerprint: await fingerprintOf(client), row: await rowToWrite(client), uses: 0 };
}

async function drop(serverUrl: string, { url, client }: Prepared): Promise<void> {
  await Promise.all([client.end(), endConnections(url)]);
  await onServer(serverUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

/** One that a test has broken or taken away, or to which something is still connected, cannot be used again. */
async function isEmptied({ url, client, fingerprint, row }: Prepared): Promise<boolean> {
  try {
    if (!(await isAlone(client, keptProcesses(url)))) return false;
    if ((await fingerprintOf(client)) !== fingerprint) return false;
    const written = await writtenTables(client);
    if (written.reduce((sum, { bytes }) => sum + Number(bytes), 0) > MOST_BYTES) return false;
    await client.query(emptyingOf(written, row));
    return true;
  } catch {
    return false;
  }
}

type Written = { readonly name: string; readonly bytes: string };

/** Those that have or had a row. A table without a page has none, and most tests write into few. */
async function writtenTables(client: pg.Client): Promise<readonly Written[]> {
  const { rows } = await client.query<Written>(WRITTEN);
  return rows;
}

const WRITTEN = `select * from (
    select relname as name, pg_relation_size(oid) as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
  ) as tables where bytes > 0`;

/** Logs that never change are guarded by triggers; those are for servers, not for the next test. */
const emptyingOf = (written: readonly Written[], row: string) =>
  [
    'begin',
    'set local session_replication_role = replica',
    ...written.filter(({ name }) => !KEPT.has(name)).map(({ name }) => `delete from ${name}`),
    `insert into ${WRITTEN_ANEW} select * from jsonb_populate_record(null::${WRITTEN_ANEW}, ${row})`,
    'commit',
  ].join('; ');

async function rowToWrite(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ row: string }>(
    `select to_jsonb(t)::text as row from ${WRITTEN_ANEW} t`,
  );
  return pg.escapeLiteral(rows[0]?.row ?? '');
}

/** Connections that were closed end a moment later. */
async function isAlone(client: pg.Client, kept: readonly number[]): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { rows } = await client.query(OTHERS, [kept]);
    if (rows.length === 0) return true;
    await wait(LOOK_AGAIN_AFTER_MS);
  }
  return false;
}

const [LOOKS, LOOK_AGAIN_AFTER_MS] = [40, 5];
const OTHERS =
  'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and pid <> all($1)';

async function fingerprintOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ fingerprint: string }>(FINGERPRINT);
  return rows[0]?.fingerprint ?? '';
}

/** Of rows in any order: to hash and add them takes a third of what it takes to sort them and to write them down. */
const sumOf = (columns: string) => `(select sum(hash_record_extended(row(${columns}), 0))`;

/** From where on PostgreSQL numbers what is not its own. */
const FIRST_OID = 16_384;

const FINGERPRINT = `select concat_ws(' ',
  ${sumOf('attrelid, attnum, attname, atttypid, attnotnull')} from pg_attribute
   where attrelid >= ${FIRST_OID} and attnum > 0),
  ${sumOf('oid, relname')} from pg_class where oid >= ${FIRST_OID}),
  ${sumOf('oid, tgname, tgenabled')} from pg_trigger where not tgisinternal),
  ${sumOf('oid, conname, convalidated')} from pg_constraint where oid >= ${FIRST_OID}),
  ${sumOf('oid, prosrc')} from pg_proc where oid >= ${FIRST_OID}),
  (select string_agg(setconfig::text, ' ') from pg_db_role_setting),
  (select string_agg(name, ' ' order by id) from knex_migrations),
  (select string_agg(is_locked::text, ' ') from knex_migrations_lock)
) as fingerprint`;
