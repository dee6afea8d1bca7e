// Only one server for one SQLite file. The operating system holds the lock, so it is gone when the process ends, however it ends.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { runProgram, startProgram } from '../test/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'stimpill-second-'));
const env = {
  PATH: process.env['PATH'] ?? '',
  DATA_DIR: join(folder, 'data'),
  SECRETS_DIR: join(folder, 'secrets'),
  DEMO: '0',
  PORT: '0',
  LOG_LEVEL: 'silent',
};
const started: ReturnType<typeof startProgram>[] = [];

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function aServer(): Promise<{ readonly origin: string; readonly child: (typeof started)[0]['child'] }> {
  const server = startProgram({ program: 'src/main.ts', env });
  started.push(server);
  const [, origin = ''] = await server.printed(/(http:\/\/\S+)\/api\/v1\n[^]*Ctrl\+C/);
  return { origin, child: server.child };
}

const stimpill = (...args: string[]) => runProgram({ program: 'src/cli/stimpill.ts', args, env });
const healthOf = async (origin: string) => (await fetch(`${origin}/api/v1/health`)).status;

it('a second server on the same SQLite file is refused, while commands go on beside the first', async () => {
  const { origin } = await aServer();

  const second = await runProgram({ program: 'src/main.ts', env });
  const beside = await stimpill('company', 'list', '--json');
  const backup = await stimpill('backup', join(folder, 'copy.sqlite'));
  const restore = await stimpill('restore', join(folder, 'copy.sqlite'), '--replace');

  expect(second.code).toBe(1);
  expect(second.err).toContain(`Another server already serves the database in ${env.DATA_DIR}`);
  expect(second.out).toBe('');
  expect([beside.code, backup.code, restore.code]).toEqual([0, 0, 1]);
  expect(restore.err).toContain('A server or another command uses');
  expect(await healthOf(origin)).toBe(200);
});

it('a server that was killed keeps nobody from starting at once', async () => {
  const { child } = await aServer();
  child.kill('SIGKILL');
  await once(child, 'close');

  const { origin } = await aServer();

  expect(await healthOf(origin)).toBe(200);
});
