// Two servers on one database, on machines whose clocks are ninety seconds apart. There is one time: the database's.
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { findClockTrouble } from '#features/system/clock-trouble-store.ts';
import { besideServer } from './beside-server.ts';
import { PASSWORD } from './given.ts';
import { startProgram } from './run-program.ts';
import { emptyDatabase, type EmptyDatabase } from './test-databases.ts';

const AHEAD_MS = 90_000;

const SET_AHEAD = `
  const { now } = Date;
  Date.now = () => now() + ${AHEAD_MS};
  const Right = Date;
  globalThis.Date = class extends Right { constructor(...given) { super(...(given.length === 0 ? [Right.now()] : given)); } };
`;

type Server = {
  readonly program: ReturnType<typeof startProgram>;
  readonly origin: string;
  readonly metrics: string;
};

const folder = mkdtempSync(join(tmpdir(), 'stimpill-two-clocks-'));
let place: EmptyDatabase;
let right: Server;
let ahead: Server;
let beside: Awaited<ReturnType<typeof besideServer>>;

async function start(more: Readonly<Record<string, string>> = {}): Promise<Server> {
  const env = {
    ...{ PATH: process.env['PATH'] ?? '', PORT: '0', METRICS_PORT: '0', DEMO: '0' },
    ...{ ...place.env, SECRETS_DIR: join(folder, 'secrets'), DATA_DIR: folder, ...more },
  };
  const program = startProgram({ program: 'src/main.ts', env });
  const [, origin = '', metrics = ''] = await program.printed(/API +(\S+)\/api\/v1\n[^]*Metrics +(\S+)\n/);
  return { program, origin, metrics };
}

beforeAll(async () => {
  place = await emptyDatabase();
  right = await start();
  ahead = await start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SET_AHEAD)}` });
  const databaseUrl = place.env['DATABASE_URL'] ?? null;
  beside = await besideServer({ databaseUrl, dataDir: '', databasePoolSize: 2 }, join(folder, 'secrets'));
});
afterAll(async () => {
  await beside.database.close();
  for (const { program } of [right, ahead]) {
    program.child.kill('SIGKILL');
    await program.ended;
  }
  await place.drop();
  rmSync(folder, { recursive: true, force: true });
});

const timeOf = async (database: Database): Promise<number> => {
  const { rows }: { rows: { at: number }[] } = await database.knex.raw(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
  );
  return rows[0]?.at ?? NaN;
};

/** Less and more than the database's clock by so much the answer may be: what the looks at it do not know. */
const UNKNOWN_MS = 2_000;

it('a punch in at one and out at the other is as long as it was, and neither is a draft or a question', async () => {
  const { database, build } = beside;
  const company = await build.aCompany();
  const manager = await build.anEmployee(company, { role: 'manager', password: PASSWORD });
  const employee = await build.anEmployee(company);
  const { token } = await build.aSession(manager);
  const punch = async ({ origin }: Server, action: 'start' | 'stop') => {
    const response = await fetch(`${origin}/api/v1/companies/${company.id}/punches`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ employeeId: employee.id, action }),
    });
    await response.text();
    return response.status;
  };

  const before = await timeOf(database);
  const statuses = [];
  for (const [one, other] of [
    [right, ahead],
    [ahead, right],
  ] as const)
    statuses.push(await punch(one, 'start'), await punch(other, 'stop'));
  const after = await timeOf(database);

  expect(statuses).toEqual([200, 200, 200, 200]);
  const entries = await database
    .knex<TimeEntryRow>('time_entries')
    .where({ company_id: company.id, employee_id: employee.id });
  for (const { start_at: from, end_at: to, is_draft: isDraft } of entries) {
    expect([from - before, after - (to ?? NaN)].map((ms) => ms >= -UNKNOWN_MS)).toEqual([true, true]);
    expect(isDraft).toBe(false);
  }
  expect(entries).toHaveLength(2);
  expect(await database.knex('review_items').where({ company_id: company.id })).toEqual([]);
});

it('the health of each tells the time of the database', async () => {
  for (const { origin } of [right, ahead]) {
    const before = await timeOf(beside.database);
    const { data } = (await (await fetch(`${origin}/api/v1/health`)).json()) as { data: { timeUtc: string } };
    const after = await timeOf(beside.database);
    const told = Date.parse(data.timeUtc);

    expect([told - before, after - told].map((ms) => ms >= -UNKNOWN_MS)).toEqual([true, true]);
  }
});

it('the one that is ahead says so by name, in its log, its metrics and where desk and doctor read it', async () => {
  const offsetOf = async ({ metrics }: Server) =>
    Number(/^stimpill_clock_offset_seconds (\S+)$/m.exec(await (await fetch(metrics)).text())?.[1]);

  expect(Math.round(await offsetOf(ahead))).toBe(AHEAD_MS / 1_000);
  expect(Math.abs(Math.round(await offsetOf(right)))).toBe(0);
  expect(await findClockTrouble(beside.database.knex, 0)).toMatchObject({ server: hostname() });
  ahead.program.child.kill('SIGTERM');
  const { out } = await ahead.program.ended;
  expect(out).toContain(`the clock of ${hostname()} is 90.0 s ahead of that of the database`);
});
