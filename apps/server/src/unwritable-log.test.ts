// A server in a process of its own whose log cannot be written: a full disk, a reader that has ended, a reader that does not read.
import { execFileSync, type ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../test/free-port.ts';
import { runProgram, startPrintingTo, startProgram } from '../test/run-program.ts';

/** Every write to it fails as on a disk that has no room. */
const FULL_DISK = '/dev/full';

let folder: string;
let env: Record<string, string>;
let health: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stimpill-unwritable-log-'));
  const port = await freePort();
  health = `http://127.0.0.1:${port}/api/v1/health`;
  env = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: join(folder, 'data'),
    SECRETS_DIR: join(folder, 'secrets'),
    PORT: String(port),
    DEMO: '0',
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function untilServing(): Promise<void> {
  for (;;) {
    try {
      await fetch(health);
      return;
    } catch {
      await turn();
    }
  }
}

async function serveTwenty(): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < 20; number += 1) statuses.push((await fetch(health)).status);
  return statuses;
}

async function whatTheDoctorSays(): Promise<{ state: string; message: string } | undefined> {
  const { out } = await runProgram({ program: 'src/cli/stimpill.ts', args: ['doctor', '--json'], env });
  const findings = JSON.parse(out) as { check: string; state: string; message: string }[];
  return findings.find(({ check }) => check === 'log');
}

function exitOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('exit', resolve));
}

const allWell = Array.from({ length: 20 }, () => 200);

it('serves on a full disk under its log, ends when it is told to, and the doctor says how many lines were lost', async () => {
  const disk = openSync(FULL_DISK, 'w');
  const { child, closed } = startPrintingTo(disk, { program: 'src/main.ts', env });
  closeSync(disk);
  await untilServing();

  const statuses = await serveTwenty();
  child.kill('SIGTERM');
  const code = await closed;
  const told = await whatTheDoctorSays();

  expect(statuses).toEqual(allWell);
  expect(code).toBe(0);
  expect(told?.state).toBe('warning');
  // The requests above, and those that asked whether it serves already.
  expect(Number(/^(\d+) lines could not be written/.exec(told?.message ?? '')?.[1])).toBeGreaterThan(20);
});

it('serves when the reader of its log has gone away, and ends when it is told to', async () => {
  const server = startProgram({ program: 'src/main.ts', env });
  await server.printed(/\/api\/v1\n/);
  // Discards what was printed so far.
  server.ended.catch(() => undefined);
  server.child.stdout.destroy();
  server.child.stderr.destroy();

  const statuses = await serveTwenty();
  server.child.kill('SIGTERM');
  const code = await exitOf(server.child);

  expect(statuses).toEqual(allWell);
  expect(code).toBe(0);
  expect(await whatTheDoctorSays()).toMatchObject({ state: 'warning' });
});

it('ends when it is told to while the reader of its log stands still', async () => {
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  // Both ends are open, but nobody reads.
  const pipe = openSync(path, 'r+');
  const { child, closed } = startPrintingTo(pipe, { program: 'src/main.ts', env });
  await untilServing();

  // More lines than a pipe holds, though most of the requests are over the limit of the minute.
  for (let number = 0; number < 25; number += 1) await serveTwenty();
  child.kill('SIGTERM');
  const code = await closed;
  closeSync(pipe);

  expect(code).toBe(0);
});

it('says why it did not start and ends with 1, though nobody can read it', async () => {
  const disk = openSync(FULL_DISK, 'w');
  const { closed } = startPrintingTo(disk, { program: 'src/main.ts', env: { ...env, PORT: 'eighty' } });
  closeSync(disk);

  expect(await closed).toBe(1);
});
