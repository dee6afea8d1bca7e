// A Citus cluster of our own on loopback, for tests and measurements: one coordinator and two workers, from PostgreSQL as Debian installs it.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, chownSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

const DEBIAN = '/usr/lib/postgresql';
const WORKERS = 2;

const NO_CITUS =
  'There is no Citus on this machine, so nothing was tried on a cluster. Install PostgreSQL with the extension citus ' +
  `(its files are looked for in ${DEBIAN}/<version>/lib), and run this again.`;

/** @returns the folder of the programs of a PostgreSQL that has Citus; undefined where none has */
function findCitus(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const found = versions.find((version) => existsSync(join(DEBIAN, version, 'lib/citus.so')));
  return found === undefined ? undefined : join(DEBIAN, found, 'bin');
}

export type CitusCluster = {
  /** Of the coordinator, then of the workers; each ends with a slash. */
  readonly urls: readonly string[];
  /** Of the first process of each, in the same order. */
  readonly pids: readonly number[];
  readonly stop: () => Promise<void>;
};

/**
 * @param settings of every server, such as `fsync=off`
 * @param workers 0: a coordinator alone
 */
export async function startCitusCluster(
  settings: readonly string[] = [],
  workers = WORKERS,
): Promise<CitusCluster> {
  const programs = findCitus();
  if (programs === undefined) throw new Error(NO_CITUS);
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-citus-'));
  const user = serverUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const servers: Server[] = [];
  const stop = async () => {
    await Promise.all(servers.map(stopServer));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (let n = 0; n <= workers; n += 1)
      servers.push(await startServer({ programs, dataDir: join(folder, String(n)), user, settings }));
    return {
      urls: servers.map(({ url }) => url),
      pids: servers.map(({ child }) => child.pid ?? 0),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type User = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root; Debian's package made a user for it. */
function serverUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

type Server = { readonly url: string; readonly child: ChildProcess };
type Start = {
  readonly programs: string;
  readonly dataDir: string;
  readonly user: User | undefined;
  readonly settings: readonly string[];
};

async function startServer({ programs, dataDir, user, settings }: Start): Promise<Server> {
  mkdirSync(dataDir, { mode: 0o700 });
  if (user !== undefined) chownSync(dataDir, user.uid, user.gid);
  const initdb = ['-D', dataDir, '-A', 'trust', '-U', 'postgres', '--no-sync', '-E', 'UTF8'];
  execFileSync(join(programs, 'initdb'), initdb, { ...user, stdio: 'ignore', cwd: dataDir });
  const port = await freePort();
  const flags = [
    'shared_preload_libraries=citus',
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${dataDir}`,
    'wal_level=logical',
    'max_connections=300',
    'max_prepared_transactions=300',
    'citus.node_conninfo=sslmode=disable',
    ...settings,
  ].flatMap((setting) => ['-c', setting]);
  const child = spawn(join(programs, 'postgres'), ['-D', dataDir, ...flags], {
    ...user,
    stdio: 'ignore',
    // It would look for certificates in the home of the person who started the tests.
    env: { HOME: dataDir },
  });
  // Nothing of it outlives us.
  process.once('exit', () => void child.kill('SIGQUIT'));
  const url = `postgresql://postgres@127.0.0.1:${port}/`;
  await untilItAnswers(url);
  return { url, child };
}

const LONGEST_START_MS = 60_000;
const LOOK_EVERY_MS = 50;

async function untilItAnswers(url: string): Promise<void> {
  const begun = Date.now();
  for (;;) {
    try {
      await onDatabase(new URL('postgres', url).href, 'select 1');
      return;
    } catch (error) {
      if (Date.now() - begun > LONGEST_START_MS) throw error;
    }
    await wait(LOOK_EVERY_MS);
  }
}

function stopServer({ child }: Server): Promise<void> {
  return new Promise((resolve) => {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}

/** Runs statements one after the other on one connection. */
async function onDatabase(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a database without a table of ours on every machine of the cluster. @returns its address on the coordinator */
export async function createOnCluster({ urls }: Pick<CitusCluster, 'urls'>, name: string): Promise<string> {
  for (const url of urls) {
    await onDatabase(new URL('postgres', url).href, `create database ${name}`);
    await onDatabase(new URL(name, url).href, 'create extension citus');
  }
  const [coordinator = '', ...workers] = urls;
  const placeOf = (url: string) => `'127.0.0.1', ${new URL(url).port}`;
  const databaseUrl = new URL(name, coordinator).href;
  await onDatabase(
    databaseUrl,
    `select citus_set_coordinator_host(${placeOf(coordinator)})`,
    ...workers.map((url) => `select citus_add_node(${placeOf(url)})`),
  );
  return databaseUrl;
}
