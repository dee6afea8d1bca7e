// Fresh databases on one PostgreSQL. To create and drop one takes many times as long as to empty it, so a database that a test has done with
// is emptied for the next.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { onServer, TEMPLATE_DATABASE } from './postgresql-server.ts';

/** Nothing tidies here, so a database slows down with every row that was deleted: what is read whole takes ten times as long beyond this. */
const MOST_BYTES = 1024 ** 2;
const MOST_USES = 50;

/** With rows that the migrations wrote: a database in which a test changed them is used no more. */
const KEPT = ['knex_migrations', 'knex_migrations_lock'];
/** With a row that the migrations wrote and that a test may change, as every command line does: it is written anew. */
const WRITTEN_ANEW = 'installation';

type Prepared = {
  readonly url: string;
  /** Kept from one test to the next, since a connection that knows its tables answers several times as fast. */
  readonly client: pg.Client;
  /** What the database is made of. Tests break some of it, to see what is said. */
  readonly fingerprint: string;
  readonly emptying: string;
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
  const [fingerprint, tables] = [await fingerprintOf(client), await tablesOf(client)];
  return { url, client, fingerprint, emptying: emptyingOf(tables, await rowToWrite(client)), uses: 0 };
}

async function drop(serverUrl: string, { url, client }: Prepared): Promise<void> {
  await client.end();
  await onServer(serverUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

/** One that a test has broken or taken away, or to which something is still connected, cannot be used again. */
async function isEmptied({ client, fingerprint, emptying }: Prepared): Promise<boolean> {
  try {
    if ((await bytesIn(client)) > MOST_BYTES || !(await isAlone(client))) return false;
    if ((await fingerprintOf(client)) !== fingerprint) return false;
    await client.query(emptying);
    return true;
  } catch {
    return false;
  }
}

async function tablesOf(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' and not tablename = any($1)`,
    [KEPT],
  );
  return rows.map(({ tablename }) => tablename);
}

/** Logs that never change are guarded by triggers; those are for servers, not for the next test. */
const emptyingOf = (tables: readonly string[], row: string) =>
  [
    'begin',
    'set local session_replication_role = replica',
    ...tables.map((table) => `delete from ${table}`),
    `insert into ${WRITTEN_ANEW} select * from jsonb_populate_record(null::${WRITTEN_ANEW}, ${row})`,
    'commit',
  ].join('; ');

async function rowToWrite(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ row: string }>(
    `select to_jsonb(t)::text as row from ${WRITTEN_ANEW} t`,
  );
  return pg.escapeLiteral(rows[0]?.row ?? '');
}

async function bytesIn(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(BYTES);
  return Number(rows[0]?.bytes);
}

const BYTES = `select sum(pg_relation_size(oid)) as bytes from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'`;

/** Connections that were closed end a moment later. */
async function isAlone(client: pg.Client): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { rows } = await client.query(OTHERS);
    if (rows.length === 0) return true;
    await wait(LOOK_AGAIN_AFTER_MS);
  }
  return false;
}

const [LOOKS, LOOK_AGAIN_AFTER_MS] = [40, 5];
const OTHERS =
  'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

async function fingerprintOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ fingerprint: string }>(FINGERPRINT);
  return rows[0]?.fingerprint ?? '';
}

const FINGERPRINT = `select md5(concat(
  (select string_agg(concat(attrelid::regclass, attnum, attname, atttypid, attnotnull), ' ' order by attrelid, attnum)
   from pg_attribute join pg_class on pg_class.oid = attrelid
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and attnum > 0),
  (select string_agg(concat(tgname, tgenabled), ' ' order by oid) from pg_trigger where not tgisinternal),
  (select string_agg(concat(conname, convalidated), ' ' order by oid) from pg_constraint
   where connamespace = 'public'::regnamespace),
  (select string_agg(prosrc, ' ' order by oid) from pg_proc where pronamespace = 'public'::regnamespace),
  (select string_agg(setconfig::text, ' ') from pg_db_role_setting),
  (select string_agg(name, ' ' order by id) from knex_migrations),
  (select string_agg(is_locked::text, ' ') from knex_migrations_lock)
)) as fingerprint`;
