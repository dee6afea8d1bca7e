// Commands beside a running server: the server sees their changes at once, waits while they write, and loses nothing.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/free-port.ts';
import { exampleCompanyFile, exampleEntry, idOf, ids } from '../../../test/example-company-file.ts';
import { programWords, runProgram } from '../../../test/run-program.ts';
import { openDatabase } from '#database/database.ts';

const PASSWORD = 'a password beside the server';

/** Anna may punch for others, and an import changes nothing about her sign-in. */
function companyFile(rest: Parameters<typeof exampleCompanyFile>[0] = {}) {
  const file = exampleCompanyFile(rest);
  const [anna, ...others] = file.employees ?? [];
  return { ...file, employees: [{ ...anna, role: 'owner', password: PASSWORD }, ...others] };
}

const folder = mkdtempSync(join(tmpdir(), 'stimpill-beside-'));
const env = {
  PATH: process.env['PATH'] ?? '',
  DATA_DIR: join(folder, 'data'),
  SECRETS_DIR: join(folder, 'secrets'),
  DEMO: '0',
  LOG_LEVEL: 'silent',
};
const stimpill = (args: readonly string[], input = '') =>
  runProgram({ program: 'src/cli/stimpill.ts', args, input, env });

let server: ChildProcess;
let baseUrl: string;
let token: string;

beforeAll(async () => {
  const file = join(folder, 'company.json');
  writeFileSync(file, JSON.stringify(companyFile()));
  expect((await stimpill(['company', 'import', file])).code).toBe(0);
  const port = await freePort();
  server = await startServer(port);
  baseUrl = `http://127.0.0.1:${port}/api/v1`;
  token = await logIn();
});
afterAll(async () => {
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

function startServer(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, programWords('src/main.ts'), {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server did not start.')));
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('Stimpill is running.')) resolve(child);
    });
  });
}

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function logIn(): Promise<string> {
  const answer = await post('/auth/login', { email: 'anna@example.is', password: PASSWORD });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  return data.accessToken;
}

async function read(path: string): Promise<unknown> {
  const answer = await fetch(`${baseUrl}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: unknown }).data;
}

const punch = (action: string, employeeId: string) =>
  post(`/companies/${ids.company}/punches`, { employeeId, action }, { Authorization: `Bearer ${token}` });

describe('a running server', () => {
  it('answers by a company file that was imported a moment ago', async () => {
    const before = (await read('/holidays?year=2026')) as { name: string }[];
    const example = companyFile();
    const extra = [{ date: '2026-03-09', name: 'Afmæli', isPublicHoliday: true, class: 'AF', from: '00:00' }];
    const changed = { ...example, company: { ...example.company, holidays: { calendar: 'IS', extra } } };

    const { code } = await stimpill(['company', 'import', '-'], JSON.stringify(changed));

    const after = (await read('/holidays?year=2026')) as { name: string }[];
    expect(code).toBe(0);
    expect([before, after].map((days) => days.some(({ name }) => name === 'Afmæli'))).toEqual([false, true]);
  });

  it('shows a time entry that was corrected a moment ago', async () => {
    const times = { startAtUtc: '2026-01-05T08:00:00Z', endAtUtc: '2026-01-05T16:00:00Z' };
    const of = { employeeId: ids.anna, kind: 'work', breaks: [], projectId: null, subProjectId: null };
    const added = await stimpill(
      ['call', 'addTimeEntry', `companyId=${ids.company}`],
      JSON.stringify({ ...of, ...times, isDraft: false, reason: 'tablet was off' }),
    );
    const after = JSON.parse(added.out) as { id: string };

    const { entries } = (await read(
      `/companies/${ids.company}/time-entries?employeeId=${ids.anna}&startDate=2026-01-01&endDate=2026-01-31`,
    )) as { entries: { id: string }[] };

    expect(entries.map(({ id }) => id)).toEqual([after.id]);
  });

  it('signs with a rotated key without a restart, and nobody is signed out', async () => {
    const { out } = await stimpill(['keys', 'rotate', '--json']);
    const { signingKid } = JSON.parse(out) as { signingKid: string };

    const kidOf = (each: string) => jwt.decode(each, { complete: true })?.header.kid;
    await expect.poll(async () => kidOf(await logIn()), { interval: 500 }).toBe(signingKid);

    expect(await read('/holidays?year=2026')).not.toBeNull();
  });

  it('ends a session whose user got a new password', async () => {
    const { code } = await stimpill(['user', 'set-password', 'anna@example.is'], `${PASSWORD}\n`);

    const refused = await fetch(`${baseUrl}/holidays?year=2026`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    token = await logIn();

    expect([code, refused.status]).toEqual([0, 401]);
  });

  it('waits while a command writes, then says when to try again, and loses nothing', async () => {
    const blocking = await openDatabase({ databaseUrl: null, dataDir: env.DATA_DIR, databasePoolSize: 1 });

    const blocked = await blocking.knex.transaction(() => punch('stop', ids.anna));
    await blocking.close();
    const later = await punch('stop', ids.anna);

    expect(blocked.status).toBe(503);
    expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(later.status).toBe(200);
  });

  it('can store punches because an import that would take long is refused', async () => {
    const timeEntries = Array.from({ length: 20_001 }, (_, index) => exampleEntry(idOf(10_000 + index)));

    const { code, err } = await stimpill(
      ['company', 'import', '-'],
      JSON.stringify(companyFile({ timeEntries })),
    );

    expect(code).toBe(1);
    expect(err).toContain('Stop the server, import, and start it again. Nothing was imported.');
  });
});
