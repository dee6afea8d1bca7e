import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './database/database.ts';
import { runProgram, startProgram } from '../test/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'stimpill-main-'));
const env = {
  PATH: process.env['PATH'] ?? '',
  DATA_DIR: join(folder, 'data'),
  SECRETS_DIR: join(folder, 'secrets'),
  DEMO: '0',
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (extra: Record<string, string>) =>
  runProgram({ program: 'src/main.ts', env: { ...env, ...extra } });

it('ends with 1 and the reason when the port is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;

  const ended = await start({ PORT: String(port) });
  other.close();

  expect(ended.code).toBe(1);
  expect(ended.err).toContain(`port ${port} is taken`);
});

it('ends with 1 and the reason when the database belongs to other secrets', async () => {
  const ended = await start({ PORT: '0', SECRETS_DIR: join(folder, 'other-secrets') });

  expect(ended.code).toBe(1);
  expect(ended.err).toContain('made with other secrets');
});

it('ends with 1 and the name of the variable when a setting is wrong', async () => {
  const ended = await start({ PORT: 'eighty' });

  expect(ended.code).toBe(1);
  expect(ended.err).toContain('PORT is not valid. Allowed:');
});

it('takes a punch under way to its end when it is told to stop, and nothing after it', async () => {
  const dataDir = join(folder, 'orderly');
  const { DEMO: _, ...withDemo } = env;
  const server = startProgram({
    program: 'src/main.ts',
    env: { ...withDemo, DATA_DIR: dataDir, SECRETS_DIR: join(folder, 'orderly-secrets'), PORT: '0' },
  });
  const [, port = '', companyId = ''] = await server.printed(/:(\d+)\/api\/v1\n[^]*Company id +(\S+)/);
  const { headers, employeeId } = await signIn(Number(port), companyId);
  const punch = JSON.stringify({ employeeId, action: 'start' });
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `POST /api/v1/companies/${companyId}/punches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
      `${headers}Content-Length: ${punch.length}\r\n\r\n${punch.slice(0, 10)}`,
  );
  await untilRead(socket);

  server.child.kill('SIGTERM');
  await untilRefused(Number(port));
  socket.write(punch.slice(10));
  const answer = await text(socket);
  const { code, err } = await server.ended;

  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"success":true/);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(await openEntriesOf(dataDir, employeeId)).toBe(1);
});

it('says once that a proxy is not believed, and so does the doctor; with a public address it refuses the published passwords', async () => {
  const { DEMO: _, ...withDemo } = env;
  const own = {
    ...withDemo,
    DATA_DIR: join(folder, 'proxied'),
    SECRETS_DIR: join(folder, 'proxied-secrets'),
  };
  const server = startProgram({ program: 'src/main.ts', env: { ...own, PORT: '0' } });
  const [, port = ''] = await server.printed(/:(\d+)\/api\/v1\n/);
  for (let count = 0; count < 3; count += 1)
    await fetch(`http://127.0.0.1:${port}/api/v1/health`, {
      headers: { 'X-Forwarded-For': '203.0.113.9' },
    });
  server.child.kill('SIGTERM');
  const { out } = await server.ended;
  const doctor = await runProgram({ program: 'src/cli/stimpill.ts', args: ['doctor'], env: own });
  const PUBLIC_ORIGIN = 'https://clock.example.com';
  const refused = await runProgram({ program: 'src/main.ts', env: { ...own, PORT: '0', PUBLIC_ORIGIN } });

  expect(out.match(/TRUST_PROXY=127\.0\.0\.1/g)).toHaveLength(1);
  expect(doctor.out).toMatch(/^warning {2}proxies: .*TRUST_PROXY=127\.0\.0\.1/m);
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(/published passwords.*PUBLIC_ORIGIN.*stjori@kaffihusnordur\.example/);
});

async function signIn(port: number, companyId: string) {
  const base = `http://127.0.0.1:${port}/api/v1`;
  const credentials = { email: 'stjori@kaffihusnordur.example', password: 'demo-stjori-kaffi' };
  const login = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { data: tokens } = (await login.json()) as { data: { accessToken: string } };
  const authorization = { Authorization: `Bearer ${tokens.accessToken}` };
  const active = await fetch(`${base}/users/punch-list?companyId=${companyId}`);
  const { data: people } = (await active.json()) as {
    data: { id: string; isClockedIn: boolean }[];
  };
  const employeeId = people.find(({ isClockedIn }) => !isClockedIn)?.id ?? '';
  return { employeeId, headers: `Authorization: ${authorization.Authorization}\r\n` };
}

/** Waits until the server has read what was written: loopback delivers at once, and the server reads what has arrived. */
async function untilRead(socket: Socket): Promise<void> {
  while (socket.connecting || socket.writableLength > 0) await wait(5);
  await wait(100);
}

async function untilRefused(port: number): Promise<void> {
  const isRefused = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(false));
      socket.once('error', () => resolve(true));
      socket.once('connect', () => socket.destroy());
    });
  while (!(await isRefused())) await wait(10);
}

async function openEntriesOf(dataDir: string, employeeId: string): Promise<number> {
  const database = await openDatabase({ databaseUrl: null, dataDir, databasePoolSize: 1 });
  const entries = await database.knex('time_entries').where({ employee_id: employeeId, end_at: null });
  await database.close();
  return entries.length;
}
