// Two servers in processes of their own on one PostgreSQL, behind HAProxy. They begin with nothing but the address of the database and
// SECRETS_KEY, and one of them is taken away while people punch.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import { besideServer } from './beside-server.ts';
import { freePort } from './free-port.ts';
import { PASSWORD, type Given } from './given.ts';
import { installedProgram } from './installed-program.ts';
import { findLost, startPunching, type Punching } from './many-punches.ts';
import { startHaproxy, type Proxy } from './run-haproxy.ts';
import { runProgram, startProgram } from './run-program.ts';
import { emptyDatabase, type EmptyDatabase } from './test-databases.ts';

const HAPROXY = installedProgram('haproxy');
/** Six people who rest 5 ms punch 1,200 times a second at most, and 120 tokens suffice for 14,400 a minute: twelve seconds. */
const [PEOPLE, TOKENS] = [6, 120];
const folder = mkdtempSync(join(tmpdir(), 'stimpill-servers-'));

type Running = ReturnType<typeof startProgram>;

let place: EmptyDatabase;
let database: Database;
let ports: readonly [number, number];
let servers: [Running, Running];
let proxy: Proxy;
let build: Given;
let company: CompanyRow;

const secretsOf = (index: number) => join(folder, `secrets-${index}`);
const SECRETS_KEY = randomBytes(32).toString('base64');
const envOf = (index: number) => ({
  ...{ PATH: process.env['PATH'] ?? '', ...place.env, SECRETS_KEY, SECRETS_DIR: secretsOf(index) },
  ...{ PORT: String(ports[index]), TRUST_PROXY: '1', DRAIN_SECONDS: '1', LOG_LEVEL: 'silent', DEMO: '0' },
});
const originOf = (index: number) => `http://127.0.0.1:${ports[index]}`;

async function startServer(index: number): Promise<Running> {
  const server = startProgram({ program: 'src/main.ts', env: envOf(index) });
  await server.printed(/Ctrl\+C/);
  return server;
}

async function post(origin: string, path: string, body: object, token = '') {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data: { accessToken: string; refreshToken: string } };
  return { status: answer.status, data };
}

const kidOf = (token: string) => jwt.decode(token, { complete: true })?.header.kid;
const healthOf = async (origin: string) => (await fetch(`${origin}/api/v1/health`)).status;
const managers = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const manager = await build.anEmployee(company, { role: 'manager' });
      return (await build.aSession(manager)).token;
    }),
  );

async function aCrowd(): Promise<Punching> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => build.anEmployee(company)));
  return startPunching({ origin: proxy.origin, people, tokens: await managers(TOKENS) });
}

async function setUp(haproxy: string): Promise<void> {
  place = await emptyDatabase();
  ports = [await freePort(), await freePort()];
  servers = [await startServer(0), undefined as never];
  servers[1] = await startServer(1);
  proxy = await startHaproxy(haproxy, ports);
  const { DATABASE_URL: databaseUrl = null } = place.env;
  const where = { databaseUrl, dataDir: '', databasePoolSize: 4 };
  ({ database, build } = await besideServer(where, secretsOf(0)));
  company = await build.aCompany();
}

async function tearDown(): Promise<void> {
  await proxy.stop();
  for (const { child, ended } of servers) {
    child.kill('SIGKILL');
    await ended;
  }
  await database.close();
  await place.drop();
  rmSync(folder, { recursive: true });
}

function theStory(haproxy: string): void {
  beforeAll(() => setUp(haproxy));
  afterAll(tearDown);

  it('are one: a session of one goes on at the other, and neither was given the secrets by hand', async () => {
    const anna = await build.anEmployee(company, { role: 'owner', password: PASSWORD });
    const login = await post(originOf(0), '/auth/login', { email: anna.email, password: PASSWORD });
    const refreshed = await post(originOf(1), '/auth/refresh', { refreshToken: login.data.refreshToken });
    const person = await build.anEmployee(company);
    const path = `/companies/${company.id}/punches`;
    const tokens = [login.data.accessToken, refreshed.data.accessToken];

    const answers = await Promise.all([
      post(originOf(1), path, { employeeId: person.id, action: 'start' }, tokens[0]),
      post(originOf(0), path, { employeeId: anna.id, action: 'start' }, tokens[1]),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(kidOf(tokens[1] ?? '')).toBe(kidOf(tokens[0] ?? ''));
  });

  it('refuse the 121st punch of a minute, wherever the 120 before it went', async () => {
    const [token = ''] = await managers(1);
    const punch = (origin: string) => post(origin, `/companies/${company.id}/punches`, {}, token);

    const passed = await Promise.all(Array.from({ length: 120 }, () => punch(proxy.origin)));
    const refused = await Promise.all([originOf(0), originOf(1), proxy.origin].map(punch));

    expect(new Set(passed.map(({ status }) => status))).toEqual(new Set([400]));
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  });

  it('take up a rotated key by themselves, and no token is refused meanwhile', async () => {
    const owner = await build.anEmployee(company, { role: 'owner', password: PASSWORD });
    const crowd = await aCrowd();
    const { out } = await runProgram({
      program: 'src/cli/stimpill.ts',
      args: ['keys', 'rotate', '--json'],
      env: envOf(1),
    });
    const { signingKid } = JSON.parse(out) as { signingKid: string };
    let session = (await post(originOf(0), '/auth/login', { email: owner.email, password: PASSWORD })).data;
    const first = kidOf(session.accessToken);
    const statuses = new Set<number>();

    // Each server in turn refreshes what the other one signed.
    const kids = new Set<string | undefined>();
    const until = Date.now() + 7_000;
    for (let turn = 0; Date.now() < until; turn += 1) {
      const next = await post(originOf(turn % 2), '/auth/refresh', { refreshToken: session.refreshToken });
      const other = originOf((turn + 1) % 2);
      const used = await fetch(`${other}/api/v1/holidays?year=2026`, {
        headers: { Authorization: `Bearer ${next.data.accessToken}` },
      });
      for (const status of [next.status, used.status]) statuses.add(status);
      session = next.data;
      kids.add(kidOf(session.accessToken));
    }
    await crowd.end();

    expect(statuses).toEqual(new Set([200]));
    expect([...kids]).toEqual([first, signingKid]);
    expect(new Set(crowd.told.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('lose nothing, and refuse nobody, when one is told to stop while people punch', async () => {
    const crowd = await aCrowd();
    await crowd.goesOn(30);
    servers[1].child.kill('SIGTERM');
    await expect.poll(() => healthOf(originOf(1)), { interval: 10 }).toBe(503);
    const { code, err } = await servers[1].ended;
    await crowd.goesOn(30);
    servers[1] = await startServer(1);
    await crowd.goesOn(30);
    await crowd.end();

    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(new Set(crowd.told.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await findLost(database, crowd.told)).toEqual([]);
  });

  it('lose no punch that was acknowledged when one is killed while people punch', async () => {
    const crowd = await aCrowd();
    await crowd.goesOn(30);
    servers[1].child.kill('SIGKILL');
    await crowd.goesOn(30);
    await crowd.end();

    expect(await findLost(database, crowd.told)).toEqual([]);
    // Those whose connection was cut: each of them waits for one answer at a time.
    expect(crowd.told.filter(({ status }) => status !== 200 && status !== 409).length).toBeLessThanOrEqual(
      PEOPLE,
    );
  });
}

if (HAPROXY === null)
  it('HAProxy is not installed here, so servers behind a proxy are not tried: apt-get install haproxy', () => {
    expect(HAPROXY).toBeNull();
  });
else describe('two servers behind a proxy', () => theStory(HAPROXY));
