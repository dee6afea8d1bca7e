// A PostgreSQL of Debian, or with the programs of another folder, with its data in a folder of its own.
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const BIN = resolve(process.env['POSTGRESQL_BIN'] ?? '/usr/lib/postgresql/15/bin');
const PROGRAMS = ['postgres', 'initdb', 'pg_basebackup', 'pg_waldump'];
export const LOOK_EVERY_MS = 20;

export type Node = { readonly folder: string; readonly port: number; process?: ChildProcess };

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root; then it runs as the user that Debian's package makes. */
const asPostgres = isRoot ? { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') } : {};

/** @param flag `-u` for the user, `-g` for the group; undefined where there is none */
function idOfPostgres(flag: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
  } catch {
    return undefined;
  }
}

/** As `scripts/steps.mjs` has it: nothing was tried. */
const NOT_POSSIBLE = 69;

/** Ends with 69 where PostgreSQL is missing, with 1 where the drill says false. */
export async function withPostgresql(drill: () => Promise<boolean>): Promise<void> {
  const missing = whatIsMissing();
  process.stdout.write(`${missing ?? `${(await run('postgres', '--version')).stdout.trim()}, of ${BIN}`}\n`);
  if (missing === undefined) process.exitCode = (await drill()) ? 0 : 1;
  else process.exitCode = NOT_POSSIBLE;
}

function whatIsMissing(): string | undefined {
  const missing = PROGRAMS.filter((program) => !existsSync(join(BIN, program)));
  if (missing.length > 0)
    return (
      `${BIN} has no ${missing.join(', no ')}. Install PostgreSQL (Debian 12: apt-get install postgresql-15), or name the folder ` +
      'that has its programs, such as POSTGRESQL_BIN=/usr/lib/postgresql/18/bin.'
    );
  if (isRoot && asPostgres.uid === undefined)
    return 'PostgreSQL does not run as root, and there is no user postgres that it could run as. Add one, or do not run this as root.';
  return undefined;
}

const LONGEST_OUTPUT = 2 ** 28;

/** A program of PostgreSQL, or with a path any other. */
export const run = (program: string, ...args: string[]) =>
  promisify(execFile)(resolve(BIN, program), args, {
    ...asPostgres,
    cwd: '/',
    env: { ...process.env, TZ: 'UTC' },
    maxBuffer: LONGEST_OUTPUT,
  });

export async function makeCluster({ folder }: Node, ...flags: string[]): Promise<void> {
  await run('initdb', '-D', folder, '-A', 'trust', '-U', 'postgres', '--no-sync', ...flags);
}

export async function copyCluster({ port }: Node, to: Node, ...flags: string[]): Promise<void> {
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  await run('pg_basebackup', ...from, '-D', to.folder, '-X', 'stream', '-c', 'fast', ...flags);
}

/** Waits until it answers. */
export async function start(node: Node, settings: readonly string[]): Promise<void> {
  const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const flags = own.flatMap((setting) => ['-c', setting]);
  const args = ['-D', node.folder, '-p', String(node.port), ...flags];
  const process = spawn(join(BIN, 'postgres'), args, {
    ...asPostgres,
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
  });
  node.process = process;
  let said = '';
  process.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  const answers = () =>
    ask(node, 'select 1').then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (process.exitCode !== null) throw new Error(`PostgreSQL did not start.\n${said}`);
    await wait(LOOK_EVERY_MS);
  }
}

/** SIGKILL to the first process and all that it has started. */
export async function kill({ process: first }: Node): Promise<void> {
  if (first?.pid === undefined || first.exitCode !== null || first.signalCode !== null) return;
  const children = readFileSync(`/proc/${first.pid}/task/${first.pid}/children`, 'utf8').split(' ');
  const ended = once(first, 'exit');
  for (const pid of [first.pid, ...children.filter(Boolean).map(Number)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended since.
    }
  }
  await ended;
}

export async function ask<Row extends object>({ port }: Node, statement: string): Promise<readonly Row[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

export const addressOf = ({ port }: { readonly port: number }) =>
  `postgresql://postgres@127.0.0.1:${port}/postgres`;
