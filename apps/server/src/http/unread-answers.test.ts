// A server in a process of its own, and clients that ask and never read.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProgram } from '../../test/run-program.ts';

const MIB = 1024 ** 2;
const SOCKETS = 200;
/** As many as stand one behind the other in 28 kB. */
const REQUESTS = 400;
const PUNCHES = 20;
/** MB of memory. */
const MOST_MORE = 50;
/** Their file of the log has 3.6 MB, so that the twenty that wait for one person are too much together. */
const CHANGES = 12_000;
const FILE_BYTES = 3 * MIB;

/** What is long and needs no sign-in. */
const LONG = [
  '/api/manage/v1/openapi.json',
  '/api/v1/openapi.json',
  '/api/docs',
  '/assets/app.js',
  '/desk/assets/app.js',
];
const ENCODINGS = ['identity', 'gzip', 'br'];

/**
 * What the server no longer needs does not count; without this the figure says when V8 last looked. From Node 22 on V8 keeps pages that it freed
 * for when it needs some again, 150 MB here, unless it is told that memory is short; Node 20 collects less when it is told so.
 */
const COLLECTS_GARBAGE = `
  import { BroadcastChannel, isMainThread } from 'node:worker_threads';
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  const how = { type: 'major', execution: 'sync', flavor: 'last-resort' };
  const collect = () => (process.versions.node.startsWith('20.') ? gc() : gc(how));
  const threads = new BroadcastChannel('collect').unref();
  threads.onmessage = () => collect();
  if (isMainThread) process.on('SIGUSR2', () => collect());
  if (isMainThread) process.on('SIGWINCH', () => threads.postMessage(null));
`;

const folder = mkdtempSync(join(tmpdir(), 'stimpill-unread-'));
let server: ReturnType<typeof startProgram>;
let origin = '';
let metrics = '';
let companyId = '';

beforeAll(async () => {
  for (const app of ['kiosk', 'desk']) {
    mkdirSync(join(folder, app, 'assets'), { recursive: true });
    const script = Array.from({ length: 20_000 }, (_, index) => `console.log(${index * 7919});`);
    writeFileSync(join(folder, app, 'assets/app.js'), script.join('\n'));
  }
  const env = {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(COLLECTS_GARBAGE)}`,
    ...{ PATH: process.env['PATH'] ?? '', PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'error' },
    ...{ DATA_DIR: join(folder, 'data'), SECRETS_DIR: join(folder, 'secrets') },
    ...{ KIOSK_DIR: join(folder, 'kiosk'), DESK_DIR: join(folder, 'desk') },
  };
  server = startProgram({ program: 'src/main.ts', env });
  const printed = await server.printed(/API +(\S+)\/api\/v1\n[^]*Metrics +(\S+)\n[^]*Company id +(\S+)/);
  [, origin = '', metrics = '', companyId = ''] = printed;
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

it(`take no more than ${MOST_MORE} MB of memory from ${SOCKETS} such clients, punches go on, and afterwards it is given back`, async () => {
  const people = await signIn();
  await punchOften(people);
  await warmUp();
  const idle = await leastMemory();

  const sockets = await Promise.all(Array.from({ length: SOCKETS }, (_, index) => askWithoutReading(index)));
  const statuses = await punchOften(people);
  const during = await moreThan(idle);
  for (const socket of sockets) socket.destroy();
  await punchOften(people);

  expect(statuses).toEqual(Array.from({ length: PUNCHES }, () => 200));
  expect(during).toBeLessThanOrEqual(MOST_MORE);
  // A busy machine sees some connections end later.
  await expect.poll(() => moreThan(idle)).toBeLessThanOrEqual(MOST_MORE);
});

it(`nor do ${SOCKETS} that each ask once for the log as a file; who is not answered is told when to come again`, async () => {
  const people = await signIn();
  const path = `/api/manage/v1/companies/${companyId}/changes.csv`;
  const { authorization } = await signIn('eigandi');
  const headers = { Authorization: authorization, 'Accept-Encoding': 'identity' };
  const ofAnother = { ...headers, Authorization: (await signIn('bokari')).authorization };
  const askForFile = async (by = headers) =>
    (await (await fetch(`${origin}${path}`, { headers: by })).text()).length;
  changeOften();
  // As many as the thread makes for one who does not read.
  for (let count = 0; count < 2; count += 1) expect(await askForFile()).toBeGreaterThan(FILE_BYTES);
  const idle = await leastMemory();

  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`;
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => sendWithoutReading(request)));
  const answered: string[] = [];
  // Comes after all that is made for those who do not read.
  const fileOfAnother = askForFile(ofAnother).finally(() => answered.push('file'));
  const statuses = await punchOften(people, () => answered.push('punch'));
  const refused = await fetch(`${origin}${path}`, { headers });
  expect(await fileOfAnother).toBeGreaterThan(FILE_BYTES);
  const during = await moreThan(idle);
  for (const socket of sockets) socket.destroy();
  // The server hears of the closed ones one after the other.
  await expect.poll(() => askForFile()).toBeGreaterThan(FILE_BYTES);

  expect(statuses).toEqual(Array.from({ length: PUNCHES }, () => 200));
  // The punch was asked for later, and none of those who do not read had gone.
  expect(answered[0]).toBe('punch');
  expect(during).toBeLessThanOrEqual(MOST_MORE);
  expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, 2]);
});

function changeOften(): void {
  const database = new Database(join(folder, 'data', 'stimpill.sqlite'));
  const id = ['', 4, 2, 2, 2, 6].map((bytes) => `lower(hex(randomblob(${bytes})))`);
  database
    .prepare(
      `with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ?)
       insert into changes (company_id, id, changed_at, door, subject, subject_id, before, after)
       select ?, ${id.slice(1).join(" || '-' || ")}, ? + number, 'desk', 'department', number,
         json_object('name', 'Department ' || number, 'is_active', true),
         json_object('name', 'Another name of department ' || number, 'is_active', false)
       from numbers`,
    )
    .run(CHANGES, companyId, Date.now() - 1_000_000);
  database.close();
}

/** What is made when it is first asked for. */
async function warmUp(): Promise<void> {
  for (const path of LONG)
    for (const encoding of ENCODINGS) {
      const answer = await fetch(`${origin}${path}`, { headers: { 'Accept-Encoding': encoding } });
      expect([path, answer.status, (await answer.text()).length > 64_000]).toEqual([path, 200, true]);
    }
}

async function askWithoutReading(index: number): Promise<Socket> {
  const path = LONG[index % LONG.length];
  const encoding = ENCODINGS[index % ENCODINGS.length];
  // Every second one sends so few that it is not cut off for it.
  const times = index % 2 === 0 ? REQUESTS : 30;
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
  return sendWithoutReading(request.repeat(times));
}

async function sendWithoutReading(requests: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').pause();
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(requests);
  return socket;
}

/** Bytes that the process takes, as the operating system sees it. */
async function memory(): Promise<number> {
  server.child.kill('SIGUSR2');
  // The signal is there before the second answer.
  await (await fetch(metrics)).text();
  const page = await (await fetch(metrics)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(page)?.[1]);
}

/** Bytes, as `memory`; threads collect too, a moment after they are asked. */
function memoryOfAll(): Promise<number> {
  server.child.kill('SIGWINCH');
  return memory();
}

async function leastMemory(): Promise<number> {
  const seen: number[] = [];
  for (let look = 0; look < 3; look += 1) seen.push(await memoryOfAll());
  return Math.min(...seen);
}

/** @returns the least that is seen, in MB above the bytes given; nobody looks on once it is little */
async function moreThan(idle: number): Promise<number> {
  let least = Infinity;
  for (let look = 0; look < 5 && least > MOST_MORE; look += 1)
    least = Math.min(least, ((await memoryOfAll()) - idle) / MIB);
  return least;
}

type People = { readonly authorization: string; readonly employeeId: string };

async function signIn(name = 'stjori'): Promise<People> {
  const login = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@kaffihusnordur.example`, password: `demo-${name}-kaffi` }),
  });
  const { data } = (await login.json()) as { data: { accessToken: string } };
  const list = await fetch(`${origin}/api/v1/users/punch-list?companyId=${companyId}`);
  const { data: people } = (await list.json()) as { data: { id: string; isClockedIn: boolean }[] };
  const employeeId = people.find(({ isClockedIn }) => !isClockedIn)?.id ?? '';
  return { authorization: `Bearer ${data.accessToken}`, employeeId };
}

/** @returns the statuses: in and out, in turn */
async function punchOften(
  { authorization, employeeId }: People,
  onAnswer: () => void = () => undefined,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < PUNCHES; count += 1) {
    const answer = await fetch(`${origin}/api/v1/companies/${companyId}/punches`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      body: JSON.stringify({ employeeId, action: count % 2 === 0 ? 'start' : 'stop' }),
    });
    await answer.text();
    onAnswer();
    statuses.push(answer.status);
  }
  return statuses;
}
