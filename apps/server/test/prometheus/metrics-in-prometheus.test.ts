// A real Prometheus scrapes a real server at which people punch: every query of the dashboard and every alert means something to it.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { besideServer } from '../beside-server.ts';
import { freePort } from '../free-port.ts';
import { startPunching, type Punching } from '../many-punches.ts';
import { dashboardQueries, readAlerts, RULES_FILE, RULES_TEST_FILE } from '../metrics-queries.ts';
import { startProgram } from '../run-program.ts';
import { drawGraphs } from './draw-graphs.ts';
import { startPrometheus, type Prometheus } from './run-prometheus.ts';

/** Such a server has no certificate of its own, and no mail or other work that was tried. */
const EMPTY_HERE = ['The certificate ends in', 'Tries of jobs, a minute'];
const [PEOPLE, TOKENS] = [6, 40];
const PICTURE = process.env['PICTURE'];

const folder = mkdtempSync(join(tmpdir(), 'stimpill-prometheus-'));
let server: ReturnType<typeof startProgram>;
let database: Database;
let crowd: Punching;
let prometheus: Prometheus;
beforeAll(async () => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const [dataDir, secretsDir] = [join(folder, 'data'), join(folder, 'secrets')];
  const folders = { DATA_DIR: dataDir, SECRETS_DIR: secretsDir, BACKUP_DIR: join(folder, 'backups') };
  const ports = { PORT: String(port), METRICS_PORT: String(metricsPort) };
  const env = { PATH: process.env['PATH'] ?? '', ...folders, ...ports, DEMO: '0', LOG_LEVEL: 'silent' };
  server = startProgram({ program: 'src/main.ts', env });
  await server.printed(/Ctrl\+C/);
  const beside = await besideServer({ databaseUrl: null, dataDir, databasePoolSize: 1 }, secretsDir);
  const { build } = beside;
  database = beside.database;
  const company = await build.aCompany();
  const people = [];
  for (let each = 0; each < PEOPLE; each += 1) people.push(await build.anEmployee(company));
  const [first] = people;
  if (first !== undefined) await build.aReviewItem(first);
  const tokens: string[] = [];
  for (let each = 0; each < TOKENS; each += 1)
    tokens.push((await build.aSession(await build.anEmployee(company, { role: 'manager' }))).token);
  prometheus = await startPrometheus(`127.0.0.1:${metricsPort}`, folder);
  crowd = startPunching({ origin: `http://127.0.0.1:${port}`, people, tokens });
  await hasSeen(`stimpill_backups`, 1);
  await hasSeen(`count_over_time(up{job="stimpill"}[1m])`, 5);
});
afterAll(async () => {
  await crowd.end();
  await prometheus.stop();
  await database.close();
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true });
});

/** The first backup is looked for ten seconds after the start. */
async function hasSeen(expr: string, atLeast: number): Promise<void> {
  await vi.waitUntil(async () => Number((await prometheus.query(expr))[0]?.value[1] ?? 0) >= atLeast, {
    timeout: 60_000,
    interval: 200,
  });
}

const rulesOnceEvaluated = () =>
  vi.waitUntil(
    async () => {
      const rules = await prometheus.rules();
      return rules.every(({ health }) => health !== 'unknown') && rules;
    },
    { timeout: 30_000, interval: 200 },
  );

describe('every query of the dashboard', () => {
  it.each(dashboardQueries())('is answered, with numbers: $of', async ({ of, expr }) => {
    const series = await prometheus.query(expr);

    expect(series.length > 0).toBe(!EMPTY_HERE.includes(of));
  });
});

describe('every alert', () => {
  it('fires when it must and is silent otherwise, as promtool tries', async () => {
    const { stdout } = await promisify(execFile)('promtool', [
      'test',
      'rules',
      fileURLToPath(RULES_TEST_FILE),
    ]);

    expect(stdout).toContain('SUCCESS');
  });

  it('is written as Prometheus wants it', async () => {
    const { stdout } = await promisify(execFile)('promtool', ['check', 'rules', fileURLToPath(RULES_FILE)]);

    expect(stdout).toContain(`${readAlerts().length} rules found`);
  });

  it('is evaluated without an error, and is silent while all is well', async () => {
    const rules = await rulesOnceEvaluated();

    expect(rules.map(({ name }) => name)).toEqual(readAlerts().map(({ alert }) => alert));
    expect(rules.filter(({ health, state }) => health !== 'ok' || state !== 'inactive')).toEqual([]);
  });
});

it('a server that is killed is missed', async () => {
  if (PICTURE !== undefined) await drawGraphs(prometheus, PICTURE);
  server.child.kill('SIGKILL');

  const missed = await vi.waitUntil(
    async () =>
      (await prometheus.rules()).find(({ name, state }) => name === 'StimpillDown' && state !== 'inactive'),
    { timeout: 30_000, interval: 200 },
  );

  expect(missed.state).toBe('pending');
});
