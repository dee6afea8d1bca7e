// PgBouncer in session mode in front of a PostgreSQL on loopback, set up as docs/scale-out.md says.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilTaken } from './free-port.ts';

export type Pooler = {
  /** The address of a database, through PgBouncer. */
  readonly through: (databaseUrl: string) => string;
  readonly stop: () => Promise<void>;
};

/** It refuses to run as root. */
const NOBODY = 65_534;

/** @param serverUrl of any database of the PostgreSQL behind it */
export async function startPgbouncer(program: string, serverUrl: string): Promise<Pooler> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-pgbouncer-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, configuration(port, new URL(serverUrl)), { mode: 0o644 });
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(program, [file], { stdio: 'ignore', cwd: '/', ...identity });
  const ended = once(child, 'close');
  await untilTaken(port);
  return {
    through: (databaseUrl) => Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const configuration = (port: number, { port: behind, username, password }: URL) => `
[databases]
* = host=127.0.0.1 port=${behind} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = session
default_pool_size = 40
`;
