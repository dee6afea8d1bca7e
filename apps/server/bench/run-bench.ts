// Speed of the server beside named baselines, on both engines; see README.md. Argument: sqlite or postgresql for one of them.
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onServer, startPostgresqlServer } from '../test/postgresql-server.ts';
import type { Kind, Loaded, LoadJob } from './load.ts';
import type { ServeJob, Serving, Usage } from './serve.ts';

const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
/** A shift change of 50,000 people in five minutes. */
const STEADY_RATE = 170;

type Engine = 'sqlite' | 'postgresql';
type Round = Loaded & { readonly cpuMicroseconds: number; readonly longestBlockMs: number };
type Variant = {
  readonly name: string;
  readonly server: 'bare' | 'stimpill';
  readonly kind: Kind;
  readonly rate?: number;
};

const VARIANTS: readonly Variant[] = [
  { name: 'bare Express', server: 'bare', kind: 'bare' },
  { name: 'Stimpill: punches', server: 'stimpill', kind: 'punches' },
  { name: 'Stimpill: time entries', server: 'stimpill', kind: 'timeEntries' },
  { name: 'Stimpill: preview', server: 'stimpill', kind: 'preview' },
  { name: `${STEADY_RATE} punches a second`, server: 'stimpill', kind: 'punches', rate: STEADY_RATE },
  { name: '… beside previews', server: 'stimpill', kind: 'punchesBesidePreviews', rate: STEADY_RATE },
];

const program = (name: string) => fileURLToPath(new URL(name, import.meta.url));

function start(name: string): ChildProcess {
  return fork(program(name), {
    execArgv: ['--import', 'tsx', '--conditions=source'],
    serialization: 'advanced',
  });
}

/** Sends a message and gives the answer to it. */
function ask<Answer>(child: ChildProcess, message: object | string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onEnd = (code: number | null) => reject(new Error(`A process of the bench ended with ${code}.`));
    child.once('exit', onEnd);
    child.once('message', (answer) => {
      child.off('exit', onEnd);
      resolve(answer as Answer);
    });
    child.send(message);
  });
}

async function measure(engine: Engine): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-bench-'));
  const postgresql = engine === 'postgresql' ? await startPostgresqlServer() : null;
  if (postgresql !== null) await onServer(postgresql.url, 'create database bench');
  const databaseUrl = postgresql === null ? null : new URL('bench', postgresql.url).href;
  const [bare, stimpill, load] = [start('serve.ts'), start('serve.ts'), start('load.ts')];
  try {
    const job = (variant: ServeJob['variant']): ServeJob => ({ variant, databaseUrl, dataDir: folder });
    const servers = {
      bare: { child: bare, serving: await ask<Serving>(bare, job('bare')) },
      stimpill: { child: stimpill, serving: await ask<Serving>(stimpill, job('stimpill')) },
    };
    const round = async ({ server, ...variant }: Variant, seconds: number): Promise<Round> => {
      const { child, serving } = servers[server];
      await ask<Usage>(child, 'usage');
      const loaded = await ask<Loaded>(load, { ...variant, ...serving, seconds } satisfies LoadJob & {
        name: string;
      });
      const usage = await ask<Usage>(child, 'usage');
      if (loaded.refused > 0) throw new Error(`${variant.name}: ${loaded.refused} answers were not 200.`);
      return { ...loaded, ...usage, cpuMicroseconds: usage.cpuMicroseconds / loaded.requests };
    };
    for (const variant of VARIANTS) await round(variant, WARM_UP_SECONDS);
    const rounds = new Map<Variant, Round[]>(VARIANTS.map((variant) => [variant, []]));
    for (let count = 0; count < ROUNDS; count += 1) {
      for (const [variant, done] of rounds) done.push(await round(variant, SECONDS));
    }
    report(engine, rounds);
  } finally {
    for (const child of [bare, stimpill, load]) if (child.connected) child.disconnect();
    await postgresql?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(engine: Engine, rounds: ReadonlyMap<Variant, readonly Round[]>): void {
  const baseline = median([...rounds.values()][0] ?? [], ({ cpuMicroseconds }) => cpuMicroseconds);
  say(`\n${engine}\n`);
  say('| variant | requests/s | p50 ms | p99 ms | CPU µs each | longest block ms | CPU of bare Express |');
  say('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const [{ name }, all] of rounds) {
    const middle = (read: (round: Round) => number) => median(all, read);
    const cpu = middle(({ cpuMicroseconds }) => cpuMicroseconds);
    const columns = [
      name,
      middle(({ perSecond }) => perSecond).toFixed(0),
      middle(({ p50Ms }) => p50Ms).toFixed(0),
      middle(({ p99Ms }) => p99Ms).toFixed(0),
      cpu.toFixed(0),
      middle(({ longestBlockMs }) => longestBlockMs).toFixed(0),
      `${(cpu / baseline).toFixed(2)}×`,
    ];
    say(`| ${columns.join(' | ')} |`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function median(rounds: readonly Round[], read: (round: Round) => number): number {
  const sorted = rounds.map(read).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const [asked] = process.argv.slice(2);
const engines: readonly Engine[] = ['sqlite', 'postgresql'];
say(
  `Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model}; ${ROUNDS} rounds of ${SECONDS} s.`,
);
for (const engine of engines.filter((name) => asked === undefined || asked === name)) await measure(engine);
