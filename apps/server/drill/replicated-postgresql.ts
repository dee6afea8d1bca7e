// Two PostgreSQL servers of Debian, one the standby of the other, behind one address that leads to whichever takes writes.
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../test/free-port.ts';

const BIN = '/usr/lib/postgresql/15/bin';
const LOOK_EVERY_MS = 20;

export const hasPostgresql = existsSync(join(BIN, 'pg_basebackup'));

type Node = { readonly folder: string; readonly port: number; process?: ChildProcess };

export type Replicated = {
  readonly url: string;
  /** SIGKILL to every process of the primary; then the standby is promoted. */
  readonly failOver: () => Promise<{ readonly killedAt: number; readonly promotedAt: number }>;
  /** Makes a standby where the old primary was. */
  readonly rebuild: () => Promise<void>;
  /** Nothing more reaches the standby, as behind a line that stands still. The primary notices nothing. */
  readonly cutOff: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** PostgreSQL refuses to run as root. */
const asPostgres =
  process.getuid?.() === 0
    ? {
        uid: Number(execFileSync('id', ['-u', 'postgres'])),
        gid: Number(execFileSync('id', ['-g', 'postgres'])),
      }
    : {};
const run = (program: string, ...args: string[]) =>
  promisify(execFile)(join(BIN, program), args, { ...asPostgres, cwd: '/' });

/** @param isSynchronous whether a commit waits until the standby has it */
export async function startReplicated(isSynchronous: boolean): Promise<Replicated> {
  const top = mkdtempSync(join(tmpdir(), 'stimpill-failover-'));
  chmodSync(top, 0o777);
  const nodes = await Promise.all(
    ['one', 'other'].map(async (name): Promise<Node> => ({
      folder: join(top, name),
      port: await freePort(),
    })),
  );
  let [primary, standby] = nodes as [Node, Node];
  await run('initdb', '-D', primary.folder, '-A', 'trust', '-U', 'postgres', '--no-sync');
  await start(primary);
  const address = await leadTo(() => primary.port);

  const rebuild = async () => {
    rmSync(standby.folder, { recursive: true, force: true });
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
    await run(
      'pg_basebackup',
      ...from,
      '-D',
      standby.folder,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '--no-sync',
    );
    await start(standby);
    await ask(primary, `alter system set synchronous_standby_names = '${isSynchronous ? '*' : ''}'`);
    await ask(primary, 'select pg_reload_conf()');
    const follows = `select 1 from pg_stat_replication where sync_state = '${isSynchronous ? 'sync' : 'async'}' and state = 'streaming'`;
    while ((await ask(primary, follows)).length === 0) await wait(LOOK_EVERY_MS);
  };
  await rebuild();
  return {
    url: `postgresql://postgres@127.0.0.1:${address.port}/postgres`,
    rebuild,
    failOver: async () => {
      const killedAt = Date.now();
      await kill(primary);
      await ask(standby, 'select pg_promote(true, 30)');
      [primary, standby] = [standby, primary];
      return { killedAt, promotedAt: Date.now() };
    },
    cutOff: async () => {
      const senders = await ask(primary, 'select pid from pg_stat_replication');
      for (const { pid } of senders as { pid: number }[]) process.kill(pid, 'SIGSTOP');
    },
    stop: async () => {
      address.close();
      for (const node of nodes) await kill(node);
      rmSync(top, { recursive: true, force: true });
    },
  };
}

async function start(node: Node): Promise<void> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'wal_keep_size=64MB'];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const args = ['-D', node.folder, '-p', String(node.port), ...flags];
  node.process = spawn(join(BIN, 'postgres'), args, { ...asPostgres, stdio: 'ignore', cwd: '/' });
  const answers = () =>
    ask(node, 'select 1').then(
      () => true,
      () => false,
    );
  while (!(await answers())) await wait(LOOK_EVERY_MS);
}

/** The first process and all that it has started. */
async function kill({ process: first }: Node): Promise<void> {
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

async function ask({ port }: Node, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows as unknown[];
  } finally {
    await client.end();
  }
}

/** What a virtual address does: new connections go where the primary is now. */
async function leadTo(port: () => number) {
  const server = createServer((from) => {
    const to = connect(port(), '127.0.0.1');
    from.pipe(to).pipe(from);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
