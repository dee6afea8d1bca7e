// What an operator sees of a real server whose disk is damaged, is full, or lost the file: the truth, and always with a reason.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { company, aegir, manager } from '../../support/company.ts';
import { CHEAP_HASHES, prepareServer, type CampaignServer } from './campaign-server.ts';
import { prepareEngine } from './engine.ts';

const COMPANY_FILE = fileURLToPath(new URL('../../support/company.yaml', import.meta.url));
const SELDOM = { interval: 500 };

let server: CampaignServer;

beforeEach(async () => {
  const engine = await prepareEngine('sqlite');
  server = await prepareServer({ engine, patches: [CHEAP_HASHES], hasRealClock: true });
  await stimpill('company', 'import', COMPANY_FILE);
});
afterEach(() => server.remove());

const start = () => server.start(Date.now());

type Ended = { readonly code: number; readonly out: string };

async function stimpill(...words: string[]): Promise<Ended> {
  try {
    await server.commandLine({ words, now: Date.now() });
    return { code: 0, out: '' };
  } catch (failure) {
    const { code, stdout, stderr } = failure as { code: number; stdout: string; stderr: string };
    return { code, out: stdout + stderr };
  }
}

/** Inverts the first bytes of a table, as a bad disk might. */
function damage(table: string): void {
  const connection = new BetterSqlite3(server.databaseFile);
  connection.pragma('wal_checkpoint(TRUNCATE)');
  const page = connection.prepare('select rootpage from sqlite_schema where name = ?').pluck().get(table);
  const pageSize = Number(connection.pragma('page_size', { simple: true }));
  connection.close();
  const handle = openSync(server.databaseFile, 'r+');
  writeSync(handle, Buffer.alloc(64, 0x5a), 0, 64, (Number(page) - 1) * pageSize);
  closeSync(handle);
}

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function punch(action: 'start' | 'stop'): Promise<number> {
  const signedIn = (await (await post('/auth/login', manager)).json()) as { data: { accessToken: string } };
  const headers = { Authorization: `Bearer ${signedIn.data.accessToken}` };
  return (await post(`/companies/${company.id}/punches`, { employeeId: aegir.id, action }, headers)).status;
}

const health = async () => (await fetch(`${server.origin}/api/v1/health`)).status;

const damageInLog = () =>
  readFileSync(server.logFile, 'utf8')
    .split('\n')
    .find((line) => line.includes('the database is damaged'));

describe('a page that is damaged, and that no punch needs', () => {
  it('keeps no punch out, stands in the log and at the doctor, and is healed by a restore', async () => {
    await server.backUp(Date.now());
    damage('shifts');
    await start();

    expect([await health(), await punch('start')]).toEqual([200, 200]);
    await expect.poll(damageInLog, SELDOM).toMatch(/"level":50.*"damage":"shifts: /);
    const sick = await stimpill('doctor');
    await server.restore(Date.now());
    const healed = await stimpill('doctor', '--deep');
    await start();

    expect(sick.code).toBe(1);
    expect(sick.out).toMatch(
      /fault +integrity: .* 1\. stop the server; 2\. "stimpill restore BACKUP --replace"/,
    );
    expect(healed).toEqual({ code: 0, out: '' });
    expect(await punch('start')).toBe(200);
  });
});

describe('the health of a server that cannot store a punch', () => {
  it('is 503 while the inbox is damaged', async () => {
    damage('punch_inbox');
    await start();

    expect(await health()).toBe(503);
  });

  it('is 503 while the disk is full, and 200 again when it is not', async () => {
    await start();
    // Where no C compiler is at hand, no disk can be filled.
    if (server.fillDisk === undefined) return;

    await server.fillDisk(true);
    await expect.poll(health, SELDOM).toBe(503);
    await server.fillDisk(false);
    await expect.poll(health, SELDOM).toBe(200);
  });

  it('is 503 at once when the file was removed, and the next start makes no other one', async () => {
    await start();
    const before = await health();
    rmSync(server.databaseFile);
    const after = await health();
    await server.end();

    await expect(start()).rejects.toThrow('ended before it served');
    expect([before, after]).toEqual([200, 503]);
    expect(readFileSync(server.logFile, 'utf8')).toContain('The database is gone');
  });
});
