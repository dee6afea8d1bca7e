// A server of its own process makes its backups by itself, and says when it cannot.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runProgram, startProgram } from '../test/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'stimpill-own-backups-'));
const started: ReturnType<typeof startProgram>[] = [];
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

const envOf = (name: string) => ({
  PATH: process.env['PATH'] ?? '',
  DATA_DIR: join(folder, name, 'data'),
  SECRETS_DIR: join(folder, name, 'secrets'),
  BACKUP_DIR: join(folder, `${name}-backups`),
  DEMO: '0',
  PORT: '0',
});

function aServer(name: string) {
  const server = startProgram({ program: 'src/main.ts', env: envOf(name) });
  started.push(server);
  return server;
}

/** It looks for the first time ten seconds after its start. */
it('a server with BACKUP_DIR soon has a backup, which can be restored; one that cannot make it logs why, and serves on', async () => {
  writeFileSync(envOf('other').BACKUP_DIR, 'a file, and no folder');
  const [one, other] = [aServer('one'), aServer('other')];
  const [made, failed, [, origin = '']] = await Promise.all([
    one.printed(/^.*"msg":"a backup was made".*$/m),
    other.printed(/^.*"msg":"There is no backup.*$/m),
    other.printed(/(http:\/\/\S+)\/api\/v1\n/),
  ]);
  const health = await fetch(`${origin}/api/v1/health`);
  const drill = await runProgram({
    program: 'src/cli/stimpill.ts',
    args: ['restore-drill'],
    env: envOf('one'),
  });

  expect(readdirSync(envOf('one').BACKUP_DIR)).toEqual([expect.stringMatching(/^stimpill-.*Z\.sqlite$/)]);
  expect(JSON.parse(made[0])).toMatchObject({ level: 30, companies: 0 });
  expect(JSON.parse(failed[0])).toMatchObject({
    level: 50,
    msg: expect.stringContaining('is not a folder. Choose another.') as string,
  });
  expect(health.status).toBe(200);
  expect([drill.code, drill.err]).toEqual([0, '']);
});
