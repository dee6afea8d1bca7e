// A server in a process of its own that reaches PostgreSQL through PgBouncer in session mode, as docs/scale-out.md allows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { besideServer } from './beside-server.ts';
import { freePort } from './free-port.ts';
import type { Given } from './given.ts';
import { installedProgram } from './installed-program.ts';
import { findLost, startPunching } from './many-punches.ts';
import { startPgbouncer, type Pooler } from './run-pgbouncer.ts';
import { startProgram } from './run-program.ts';
import { emptyDatabase, type EmptyDatabase } from './test-databases.ts';

const PGBOUNCER = installedProgram('pgbouncer');
const [PEOPLE, PUNCHES] = [12, 200];
const folder = mkdtempSync(join(tmpdir(), 'stimpill-pooled-'));

let place: EmptyDatabase;
let pooler: Pooler;
let env: Record<string, string>;
let server: ReturnType<typeof startProgram>;
let database: Database;
let build: Given;

async function setUp(pgbouncer: string): Promise<void> {
  place = await emptyDatabase();
  const { DATABASE_URL: databaseUrl = '' } = place.env;
  pooler = await startPgbouncer(pgbouncer, databaseUrl);
  env = {
    ...{ PATH: process.env['PATH'] ?? '', DATABASE_URL: pooler.through(databaseUrl), SECRETS_DIR: folder },
    ...{ PORT: String(await freePort()), LOG_LEVEL: 'silent', DEMO: '0' },
  };
  server = startProgram({ program: 'src/main.ts', env });
  await server.printed(/Ctrl\+C/);
  ({ database, build } = await besideServer({ databaseUrl, dataDir: '', databasePoolSize: 4 }, folder));
}

async function tearDown(): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
  await database.close();
  await pooler.stop();
  await place.drop();
  rmSync(folder, { recursive: true });
}

function theStory(pgbouncer: string): void {
  beforeAll(() => setUp(pgbouncer));
  afterAll(tearDown);

  it('makes its tables, and takes every punch of many people at once', async () => {
    const company = await build.aCompany();
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => build.anEmployee(company)));
    const tokens = await Promise.all(
      people.map(
        async () => (await build.aSession(await build.anEmployee(company, { role: 'manager' }))).token,
      ),
    );
    const crowd = startPunching({ origin: `http://127.0.0.1:${env['PORT']}`, people, tokens });

    await crowd.goesOn(PUNCHES);
    await crowd.end();

    expect(new Set(crowd.told.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await findLost(database, crowd.told)).toEqual([]);
  });

  it('counts a whole company in a thread that may only read, and may write afterwards', async () => {
    const company = await build.aCompany();
    const owner = await build.anEmployee(company, { role: 'owner' });
    const { token } = await build.aSession(owner);
    const month = { startDate: '2026-03-01', endDate: '2026-03-31', exportTarget: 'generic' };
    const ask = async (path: string, body: object) =>
      (
        await fetch(`http://127.0.0.1:${env['PORT']}/api/v1/companies/${company.id}${path}`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status;

    const statuses = [];
    for (let turn = 0; turn < 5; turn += 1) {
      statuses.push(await ask('/payroll/export/preview', month));
      statuses.push(
        await ask('/punches', { employeeId: owner.id, action: turn % 2 === 0 ? 'start' : 'stop' }),
      );
    }

    expect(new Set(statuses)).toEqual(new Set([200]));
  });
}

if (PGBOUNCER === null)
  it('PgBouncer is not installed here, so a server behind it is not tried: apt-get install pgbouncer', () => {
    expect(PGBOUNCER).toBeNull();
  });
else describe('a server behind PgBouncer in session mode', () => theStory(PGBOUNCER));
