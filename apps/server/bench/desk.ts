// What the desk asks of the server: a decision in the inbox, approving a month of 500 people, and a workbook of 5,000 rows while punches come in.
// See README.md.
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { Kind, Loaded } from './load.ts';
import { say } from './report.ts';
import { MONTH } from './seed.ts';
import { OPEN_MONTH, type SeededDesk } from './seed-desk.ts';
import type { Serving, Usage } from './serve.ts';

const ROUNDS = 3;
const SECONDS = 5;
/** A shift change of 50,000 people in five minutes. */
const STEADY_RATE = 170;

type Child = { readonly ask: <Answer>(message: unknown) => Promise<Answer>; readonly process: ChildProcess };

function start(name: string): Child {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const child = fork(file, {
    execArgv: ['--import', 'tsx', '--conditions=source'],
    serialization: 'advanced',
  });
  return {
    process: child,
    ask: <Answer>(message: unknown) =>
      new Promise<Answer>((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`A process of the bench ended with ${code}.`)));
        child.once('message', ({ answer }: { readonly answer: Answer }) => resolve(answer));
        child.send(message as object);
      }),
  };
}

type Desk = { readonly port: number; readonly seeded: SeededDesk };
type Call = {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body?: object;
};

async function call<Data>({ port, seeded }: Desk, { method, path, token, body }: Call): Promise<Data> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/manage/v1/companies/${seeded.companyId}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { readonly data: Data }).data;
}

type Open = { readonly id: string };
type Case = {
  readonly choices: readonly {
    readonly key: string;
    readonly refusal: unknown;
    readonly needs: readonly string[];
    readonly entry: unknown;
  }[];
};

/** Every question is read with the effect of each choice, and then settled; a manager for each, so that nobody's limit is reached. */
async function decide(desk: Desk, server: Child): Promise<void> {
  const tokens = desk.seeded.punchers.map(({ token }) => token);
  const open = await call<readonly Open[]>(desk, { method: 'GET', path: '/reviews', token: tokens[0] ?? '' });
  await server.ask<Usage>('usage');
  const reads: number[] = [];
  const decisions: number[] = [];
  for (const [place, { id }] of open.entries()) {
    const token = tokens[place] ?? '';
    const asked = performance.now();
    const { choices } = await call<Case>(desk, { method: 'GET', path: `/reviews/${id}`, token });
    reads.push(performance.now() - asked);
    const choice = choices.find(
      ({ key, refusal, needs, entry }) =>
        refusal === null && entry === null && key !== 'removeEntry' && !needs.includes('atUtc'),
    );
    if (choice === undefined) continue;
    const body = { decision: choice.key, reason: 'As it was' };
    const settled = performance.now();
    await call(desk, { method: 'POST', path: `/reviews/${id}/decision`, token, body });
    decisions.push(performance.now() - settled);
  }
  say(
    `inbox of ${open.length}: a question ${spread(reads)}; ${decisions.length} decisions ${spread(decisions)}, ${await used(server)}`,
  );
}

async function approve(desk: Desk, server: Child): Promise<void> {
  const token = desk.seeded.punchers[0]?.token ?? '';
  await server.ask<Usage>('usage');
  const begun = performance.now();
  const answer = await call<{ readonly approved: number; readonly lockedEntries: number }>(desk, {
    ...{ method: 'POST', path: '/payroll-month/approval', token },
    body: { ...OPEN_MONTH, employeeIds: desk.seeded.toApprove },
  });
  const took = seconds(begun);
  say(
    `approval of ${answer.approved} people and ${answer.lockedEntries} entries: ${took}, ${await used(server)}`,
  );
}

async function exportBesidePunches(desk: Desk, load: Child): Promise<void> {
  const measure = (kind: Kind) => load.ask<Loaded>({ kind, ...desk, seconds: SECONDS, rate: STEADY_RATE });
  await measure('punches');
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push((await measure('punches')).p99Ms);
    beside.push((await measure('punchesBesideExports')).p99Ms);
  }
  const [a, b] = [median(alone), median(beside)];
  say(
    `${STEADY_RATE} punches a second: p99 ${a.toFixed(1)} ms alone, ${b.toFixed(1)} ms beside workbooks back to back, ` +
      `${(b / a).toFixed(1)} times`,
  );
}

async function sendOnce(desk: Desk, server: Child): Promise<void> {
  const token = desk.seeded.accountantToken;
  await server.ask<Usage>('usage');
  const begun = performance.now();
  const { run } = await call<{ readonly run: { readonly id: string; readonly peopleCount: number } }>(desk, {
    ...{ method: 'POST', path: '/payroll-runs', token },
    body: {
      ...MONTH,
      ...{ profileKey: 'genericXlsx', employeeIds: null, again: 'refuse' },
      ...{ leavesOutUnready: false, ignoresSilentTablets: true },
    },
  });
  const took = `${seconds(begun)}, ${await used(server)}`;
  const { people } = await call<{ readonly people: readonly { readonly lines: readonly unknown[] }[] }>(
    desk,
    {
      ...{ method: 'GET', path: `/payroll-runs/${run.id}`, token },
    },
  );
  const rows = people.reduce((sum, { lines }) => sum + lines.length, 0);
  say(`a workbook of ${run.peopleCount} people and ${rows} rows, made and kept: ${took}`);
}

/** Since it was asked last. On a busy machine the processor time says more than the clock. */
async function used(server: Child): Promise<string> {
  const { cpuMicroseconds, longestBlockMs } = await server.ask<Usage>('usage');
  const cpu = (cpuMicroseconds / 1e6).toFixed(2);
  return `${cpu} s of processor time, the server's own thread away from others for at most ${longestBlockMs.toFixed(0)} ms`;
}

const seconds = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(2)} s`;
const sorted = (all: readonly number[]) => [...all].sort((a, b) => a - b);
const at = (all: readonly number[], share: number) => sorted(all)[Math.floor(all.length * share)] ?? 0;
const median = (all: readonly number[]) => at(all, 0.5);
const spread = (all: readonly number[]) =>
  `p50 ${median(all).toFixed(1)} ms, p95 ${at(all, 0.95).toFixed(1)} ms`;

const dataDir = mkdtempSync(join(tmpdir(), 'stimpill-desk-'));
const server = start('serve.ts');
const load = start('load.ts');
try {
  const { port, seeded } = await server.ask<Serving>({ variant: 'desk', databaseUrl: null, dataDir });
  await server.ask<null>('watch');
  const desk = { port, seeded: seeded as SeededDesk };
  await decide(desk, server);
  await approve(desk, server);
  await exportBesidePunches(desk, load);
  await sendOnce(desk, server);
} finally {
  for (const { process: child } of [server, load]) if (child.connected) child.disconnect();
  rmSync(dataDir, { recursive: true, force: true });
}
