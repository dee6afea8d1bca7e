// The page that Prometheus scrapes, of a server with a filled database, while punches come in through every door.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describedOperations } from './described-apis.ts';
import { aTenant, type Tenant } from './a-tenant.ts';
import { startApi, type TestApi } from './api.ts';
import { createCompanyWork } from '../src/company-work.ts';
import { PIN } from './given.ts';
import { createMetrics, type Metrics } from '../src/metrics/create-metrics.ts';
import { countAll } from '#features/system/counts-store.ts';
import * as signals from '#signals.ts';
import { readEveryTable } from './read-every-table.ts';
import { samplesOf, type Sample } from './samples-of.ts';

let api: TestApi;
let tenant: Tenant;
let metrics: Metrics;
let page: string;
let wasHeardBefore: boolean;
beforeAll(async () => {
  api = await startApi();
  wasHeardBefore = isAnythingHeard();
  tenant = await aTenant(api);
  metrics = createMetrics({ ...depsOf(api), countAll: () => countAll(api.deps.database, api.time.clock()) });
  await punchThroughDoors();
  await api.call('getHealth');
  await api.call('getUser', {
    params: { companyId: tenant.company.id, userId: tenant.employee.id },
    token: 'no token',
  });
  signals.jobTried.send({ kind: 'mail', result: 'given up' });
  page = await metrics.text();
});
afterAll(() => api.stop());

function depsOf({ deps, time }: TestApi) {
  const config = { tls: null, dataDir: deps.database.options.dataDir, secretsDir: '/', backups: null };
  return {
    database: deps.database,
    clock: time.clock,
    config,
    version: '1.2.3',
    droppedLines: () => 2,
    clockStanding: () => ({ offsetMs: -250, errorMs: 1.5 }),
  };
}

async function punchThroughDoors(): Promise<void> {
  const { company, users, employee } = tenant;
  const token = await api.tokenOf(users.owner);
  const params = { companyId: company.id };
  const body = (action: string) => ({ employeeId: users.manager.id, action });
  await api.call('partnerPunch', { params, token, body: body('start') });
  await api.call('partnerPunch', { params, token, body: body('start') });
  const device = await api.given.aDevice(users.owner);
  const session = await api.call('authenticatePin', {
    token: device.token,
    body: { employeeId: employee.id, pin: PIN },
  });
  await api.call('kioskPunch', {
    token: device.token,
    headers: { 'X-Employee-Token': session.data.employeeToken },
    body: { employeeId: employee.id, action: 'Start' },
  });
}

const isAnythingHeard = () =>
  Object.values(signals).some((signal) => 'isHeard' in signal && signal.isHeard()) ||
  (['query', 'query-response', 'query-error'] as const).some(
    (event) => api.deps.database.knex.listenerCount(event) > 0,
  );
const samples = () => samplesOf(page);
const valueOf = (name: string, labels: Sample['labels'] = {}) =>
  samples().find(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )?.value;

it('counts nothing before it is asked to, and nothing after it has stopped', () => {
  const other = createMetrics({ ...depsOf(api), countAll: () => Promise.reject(new Error('not asked')) });
  other.stop();

  expect(wasHeardBefore).toBe(false);
  expect(isAnythingHeard()).toBe(true);
  metrics.stop();
  expect(isAnythingHeard()).toBe(false);
});

it('tells requests by operation and status, and how long they took', () => {
  expect(valueOf('stimpill_requests_total', { operation: 'partnerPunch', status: '200' })).toBe(1);
  expect(valueOf('stimpill_requests_total', { operation: 'partnerPunch', status: '409' })).toBe(1);
  expect(valueOf('stimpill_requests_total', { operation: 'getUser', status: '401' })).toBe(1);
  expect(valueOf('stimpill_request_duration_seconds_count', { operation: 'partnerPunch' })).toBe(2);
});

it('tells punches by door and verdict', () => {
  expect(valueOf('stimpill_punches_total', { door: 'partner', verdict: 'applied' })).toBe(1);
  expect(valueOf('stimpill_punches_total', { door: 'partner', verdict: 'conflict' })).toBe(1);
  expect(valueOf('stimpill_punches_total', { door: 'kiosk', verdict: 'applied' })).toBe(1);
});

it('tells how long the lines are, what is open, and how the database and the process are', () => {
  expect(valueOf('stimpill_line_length', { line: 'hashing' })).toBe(0);
  expect(valueOf('stimpill_line_length', { line: 'commit' })).toBe(0);
  expect(valueOf('stimpill_inbox_punches', { state: 'stored' })).toBe(0);
  expect(valueOf('stimpill_questions_open', { reason: tenant.review.reason })).toBe(1);
  expect(valueOf('stimpill_people_in')).toBe(2);
  expect(valueOf('stimpill_jobs', { state: 'due' })).toBe(0);
  expect(valueOf('stimpill_mails', { state: 'waiting' })).toBe(0);
  expect(valueOf('stimpill_job_tries_total', { kind: 'mail', result: 'given_up' })).toBe(1);
  expect(valueOf('stimpill_database_up')).toBe(1);
  expect(valueOf('stimpill_database_size_bytes')).toBeGreaterThan(100_000);
  expect(valueOf('stimpill_database_connections', { state: 'most' })).toBeGreaterThan(0);
  expect(valueOf('stimpill_statement_duration_seconds_count')).toBeGreaterThan(10);
  expect(valueOf('stimpill_log_lines_dropped')).toBe(2);
  expect(valueOf('stimpill_disk_free_bytes')).toBeGreaterThan(0);
  expect(valueOf('stimpill_clock_offset_seconds')).toBe(-0.25);
  expect(valueOf('stimpill_clock_offset_error_seconds')).toBe(0.0015);
  expect(valueOf('stimpill_build_info', { version: '1.2.3' })).toBe(1);
  expect(valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});

it('leaves out what it does not know: the end of a certificate that a proxy has', () => {
  expect(page).toContain('# TYPE stimpill_certificate_end_timestamp_seconds gauge');
  expect(valueOf('stimpill_certificate_end_timestamp_seconds')).toBeUndefined();
});

it('holds no id, name, address or other text of any row of the database', async () => {
  const rows = await readEveryTable(api.deps.database);
  const texts = rows.flatMap((row) => textsIn(JSON.parse(row.slice(row.indexOf(' ')))));
  const [ids, words] = [texts.filter(isId), texts.filter(isPersonal)];

  expect(ids.length).toBeGreaterThan(20);
  expect(words.length).toBeGreaterThan(15);
  expect([...ids, ...words].filter((text) => page.includes(text))).toEqual([]);
});

it('gives labels values of our own lists only', () => {
  const operations = new Set([...Object.keys(describedOperations), 'none']);
  for (const { name, labels } of samples().filter(({ name: own }) => own.startsWith('stimpill_'))) {
    for (const [label, value] of Object.entries(labels)) {
      const isKnown = label === 'operation' ? operations.has(value) : /^[a-zA-Z0-9_. +]{1,30}$/.test(value);
      expect({ name, label, value, isKnown }).toEqual({ name, label, value, isKnown: true });
    }
  }
});

it('tells of the process and not of the database while that does not answer', async () => {
  const failing = createMetrics({ ...depsOf(api), countAll: () => Promise.reject(new Error('down')) });
  const text = await failing.text();
  failing.stop();
  const names = new Set(samplesOf(text).map(({ name }) => name));

  expect(samplesOf(text).find(({ name }) => name === 'stimpill_database_up')?.value).toBe(0);
  expect(names.has('stimpill_people_in')).toBe(false);
  expect(names.has('process_cpu_seconds_total')).toBe(true);
});

it('counts in the thread what it counts in this one, and however often somebody asks, once in five seconds', async () => {
  const thread = createCompanyWork(api.deps.database.options, api.deps.clock);
  // It takes a moment to start.
  await thread.countAll();
  let counted = 0;
  const inThread = createMetrics({
    ...depsOf(api),
    countAll: () => {
      counted += 1;
      return thread.countAll();
    },
  });
  const pages = await Promise.all([inThread.text(), inThread.text()]);
  pages.push(await inThread.text());
  inThread.stop();
  await thread.close();

  expect(counted).toBe(1);
  for (const text of pages) expect(text).toContain('stimpill_people_in 2\n');
});

it('times every statement of a punch, those of the hot path too, and its commit', async () => {
  const { knex } = api.deps.database;
  const asked: string[] = [];
  const hear = ({ sql }: { readonly sql: string }) => void asked.push(sql);
  const timed = createMetrics({ ...depsOf(api), countAll: () => Promise.reject(new Error('not asked')) });
  const token = await api.tokenOf(tenant.users.owner);
  const before = samplesOf(await timed.text());
  knex.on('query', hear);
  const punch = { employeeId: tenant.users.accountant.id, action: 'start' };
  await api.call('partnerPunch', { params: { companyId: tenant.company.id }, token, body: punch });
  knex.off('query', hear);
  const after = samplesOf(await timed.text());
  timed.stop();
  const counted = (name: string) => {
    const [from, to] = [before, after].map((page) => page.find((sample) => sample.name === name)?.value ?? 0);
    return (to ?? 0) - (from ?? 0);
  };
  const isEdge = (sql: string) => /^(begin|commit|rollback)/i.test(sql);
  const statements = asked.filter((sql) => !isEdge(sql));

  expect(statements.length).toBeGreaterThan(5);
  expect(counted('stimpill_statement_duration_seconds_count')).toBe(statements.length);
  expect(counted('stimpill_commit_duration_seconds_count')).toBe(
    asked.filter((sql) => /^commit/i.test(sql)).length,
  );
});

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
const isId = (text: string) => UUID.test(text);
/** Shorter words, or those with a small first letter, may be words of ours: reasons, doors, kinds. */
const isPersonal = (text: string) => text.length >= 4 && /@|^\p{Lu}|^\d{6}/u.test(text) && !isId(text);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
