// What METRICS_PORT adds to the processor time of a punch, and what a backup under way adds to its time by the clock, on SQLite. See README.md;
// build first.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MadeBackups } from './back-up-back-to-back.ts';
import type { Loaded } from './load.ts';
import { ask, start as startProcess } from './processes.ts';
import { say } from './report.ts';
import type { ServeJob, Serving, Usage } from './serve.ts';

const ROUNDS = 9;
/** As often as Prometheus scrapes: each round has one scrape in it. */
const SCRAPED_EVERY_SECONDS = 15;
/** Longer than what was counted is good for. */
const COUNTED_ANEW_MS = 6_000;
/** A shift change of 50,000 people in five minutes. */
const STEADY_RATE = 170;
/** Of 15,000 people; more, and what else a busy machine does makes most of the time. */
const BESIDE_RATE = 50;
const BESIDE_SECONDS = 10;
/** Of 500 people: a database of some 80 MB. */
const EARLIER_MONTHS = 11;
const MIB = 2 ** 20;

type Beside = {
  readonly alone: Loaded;
  readonly beside: Loaded;
  /** Of one backup. */
  readonly bytes: number;
  readonly seconds: number;
};

type Server = Serving & { readonly child: ChildProcess };

const folders: string[] = [];
const children: ChildProcess[] = [];

function start(name: string): ChildProcess {
  const child = startProcess(name);
  children.push(child);
  return child;
}

async function serving(options: Partial<ServeJob>): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stimpill-bench-'));
  folders.push(dataDir);
  const child = start('serve.ts');
  return {
    child,
    ...(await ask<Serving>(child, { variant: 'stimpill', databaseUrl: null, dataDir, ...options })),
  };
}

async function punches(load: ChildProcess, { port, seeded }: Server, seconds: number, rate: number) {
  const loaded = await ask<Loaded>(load, { kind: 'punches', port, seeded, seconds, rate });
  if (loaded.refused > 0) throw new Error(`Not all were answered 200: ${JSON.stringify(loaded.statuses)}`);
  return loaded;
}

/** Microseconds of processor time of the whole process. */
const used = async ({ child }: Server) => (await ask<Usage>(child, 'usage')).cpuMicroseconds;

async function scrape({ metrics }: Server): Promise<void> {
  if (typeof metrics === 'string') await (await fetch(metrics)).text();
}

/** Both at the same time, so that what else the machine does meets both. */
async function punchesWithMetrics(load: ChildProcess): Promise<void> {
  const [without, withThem] = [await serving({}), await serving({ hasMetrics: true })];
  const other = start('load.ts');
  const round = async () => {
    await Promise.all([used(without), used(withThem)]);
    const loads = [
      punches(load, without, SCRAPED_EVERY_SECONDS, STEADY_RATE),
      punches(other, withThem, SCRAPED_EVERY_SECONDS, STEADY_RATE),
    ];
    await scrape(withThem);
    const [one, two] = await Promise.all(loads);
    const [bare, counted] = await Promise.all([used(without), used(withThem)]);
    return { bare: bare / (one?.requests ?? 1), counted: counted / (two?.requests ?? 1) };
  };
  await round();
  const rounds = [];
  for (let count = 0; count < ROUNDS; count += 1) rounds.push(await round());
  const ratios = rounds.map(({ bare, counted }) => counted / bare);
  say(
    `a punch at ${STEADY_RATE} a second: ${middle(rounds.map(({ bare }) => bare)).toFixed(0)} µs of processor time without METRICS_PORT, ` +
      `${middle(rounds.map(({ counted }) => counted)).toFixed(0)} µs with it and a scrape every ${SCRAPED_EVERY_SECONDS} s; ` +
      `of ${ROUNDS} pairs the ratio is ${middle(ratios).toFixed(2)} (median, ${range(ratios)})`,
  );
  await scrapesAlone(withThem, without);
}

async function scrapesAlone(server: Server, idle: Server): Promise<void> {
  await Promise.all([used(server), used(idle)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    await scrape(server);
    await wait(COUNTED_ANEW_MS);
  }
  const [scraped, rested] = await Promise.all([used(server), used(idle)]);
  say(
    `a scrape: ${((scraped - rested) / ROUNDS / 1_000).toFixed(1)} ms of processor time, and what idle metrics need in ${COUNTED_ANEW_MS / 1_000} s`,
  );
}

async function punchesBesideBackups(load: ChildProcess): Promise<void> {
  const server = await serving({ earlierMonths: EARLIER_MONTHS });
  const steady = () => punches(load, server, BESIDE_SECONDS, BESIDE_RATE);
  const rounds: Beside[] = [];
  await steady();
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await steady();
    const begunAt = performance.now();
    await ask<null>(server.child, 'back up');
    const beside = await steady();
    const { count, bytes } = await ask<MadeBackups>(server.child, 'backed up');
    rounds.push({ alone, beside, bytes, seconds: (performance.now() - begunAt) / 1_000 / count });
  }
  const median = (read: (round: Beside) => number) => middle(rounds.map(read)).toFixed(1);
  const ratios = rounds.map(({ alone, beside }) => beside.p99Ms / alone.p99Ms);
  say(
    `${BESIDE_RATE} punches a second: p50 ${median(({ alone }) => alone.p50Ms)} ms and p99 ${median(({ alone }) => alone.p99Ms)} ms alone, ` +
      `${median(({ beside }) => beside.p50Ms)} ms and ${median(({ beside }) => beside.p99Ms)} ms beside backups back to back ` +
      `of ${median(({ bytes }) => bytes / MIB)} MiB, ${median(({ seconds }) => seconds)} s each; ` +
      `of ${ROUNDS} pairs the ratio of p99 is ${middle(ratios).toFixed(2)} (median, ${range(ratios)})`,
  );
}

const sorted = (all: readonly number[]) => [...all].sort((a, b) => a - b);
const middle = (all: readonly number[]) => sorted(all)[all.length >> 1] ?? 0;
const range = (all: readonly number[]) =>
  `${sorted(all)[0]?.toFixed(2)} to ${sorted(all).at(-1)?.toFixed(2)}`;

const asked = process.argv[2];
try {
  const load = start('load.ts');
  if (asked !== 'backups') await punchesWithMetrics(load);
  if (asked !== 'metrics') await punchesBesideBackups(load);
} finally {
  for (const child of children) if (child.connected) child.disconnect();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
