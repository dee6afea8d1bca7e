// Speed of the server beside named baselines, on both engines; see README.md. Arguments: sqlite or postgresql for one of them, and
// punches for the rows about punches alone.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { onServer, startPostgresqlServer } from '../test/postgresql-server.ts';
import { reportAims } from './aims.ts';
import { openCopy } from './copy-database.ts';
import type { CpuProfile } from './cpu-profile.ts';
import type { Kind, Loaded } from './load.ts';
import type { EngineAlone } from './preview-parts.ts';
import type { Replayed } from './punch-on-driver.ts';
import { ask, start } from './processes.ts';
import type { RecordedUnit } from './recorded-statements.ts';
import { report, reportProfile, say, type Round } from './report.ts';
import type { ServeJob, Serving, Usage } from './serve.ts';

const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
/** So few a second that to look for blocks of the event loop would be a part of what one costs. */
const SLOW: readonly Kind[] = ['preview', 'grid'];
/** A shift change of 50,000 people in five minutes. */
const STEADY_RATE = 170;

type Engine = 'sqlite' | 'postgresql';
type Variant = {
  readonly name: string;
  readonly server: 'bare' | 'bareOnOurs' | 'stimpill';
  readonly kind: Kind;
  readonly rate?: number;
};

const PUNCHES: Variant = { name: 'Stimpill: punches', server: 'stimpill', kind: 'punches' };
const PREVIEW: Variant = { name: 'Stimpill: preview', server: 'stimpill', kind: 'preview' };
const SAME_SQL = 'same SQL, no HTTP';
const [PREVIEW_SQL, PREVIEW_ENGINE] = ['preview: same SQL', 'preview: engine alone'];
/** Of the statements of a preview, so that the time of them can be told. */
const PREVIEWS_REPLAYED = 20;
const [BARE, BARE_ON_OURS, ONLY_PUNCHES] = ['bare Express', '… on our HTTP server', 'punches'];

const asked = process.argv.slice(2);

const ALL_VARIANTS: readonly Variant[] = [
  { name: BARE, server: 'bare', kind: 'bare' },
  { name: BARE_ON_OURS, server: 'bareOnOurs', kind: 'bare' },
  PUNCHES,
  { name: 'Stimpill: time entries', server: 'stimpill', kind: 'timeEntries' },
  PREVIEW,
  { name: 'Stimpill: grid', server: 'stimpill', kind: 'grid' },
  { name: `${STEADY_RATE} punches a second`, server: 'stimpill', kind: 'punches', rate: STEADY_RATE },
  { name: '… beside previews', server: 'stimpill', kind: 'punchesBesidePreviews', rate: STEADY_RATE },
  { name: '… beside grids', server: 'stimpill', kind: 'punchesBesideGrids', rate: STEADY_RATE },
];

const VARIANTS = asked.includes(ONLY_PUNCHES) ? ALL_VARIANTS.slice(0, 3) : ALL_VARIANTS;

async function measure(engine: Engine): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stimpill-bench-'));
  const postgresql = engine === 'postgresql' ? await startPostgresqlServer() : null;
  if (postgresql !== null) await onServer(postgresql.url, 'create database bench');
  const where = {
    databaseUrl: postgresql === null ? null : new URL('bench', postgresql.url).href,
    dataDir,
  };
  const children = {
    bare: start('serve.ts'),
    bareOnOurs: start('serve.ts'),
    stimpill: start('serve.ts'),
    load: start('load.ts'),
    driver: start('punch-on-driver.ts'),
    parts: start('preview-parts.ts'),
  };
  try {
    const { rounds, profile, punches } = await takeTurns(children, where);
    report(engine, rounds);
    reportAims(engine, rounds);
    reportProfile(profile, punches);
  } finally {
    for (const child of Object.values(children)) if (child.connected) child.disconnect();
    await postgresql?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Children = Readonly<
  Record<'bare' | 'bareOnOurs' | 'stimpill' | 'load' | 'driver' | 'parts', ChildProcess>
>;
type Where = Omit<ServeJob, 'variant'>;

type Taken = {
  readonly rounds: ReadonlyMap<string, readonly Round[]>;
  /** Of a last round of punches, which counts for nothing else. */
  readonly profile: CpuProfile;
  readonly punches: number;
};

async function takeTurns(children: Children, where: Where): Promise<Taken> {
  const servings = {
    bare: await ask<Serving>(children.bare, { variant: 'bare', ...where }),
    bareOnOurs: await ask<Serving>(children.bareOnOurs, { variant: 'bareOnOurs', ...where }),
    stimpill: await ask<Serving>(children.stimpill, { variant: 'stimpill', ...where }),
  };
  const roundOf = async ({ name, server, ...load }: Variant, seconds: number): Promise<Round> => {
    const isWatched = !SLOW.includes(load.kind);
    await ask<null>(children[server], isWatched ? 'watch' : 'look away');
    await ask<Usage>(children[server], 'usage');
    const loaded = await ask<Loaded>(children.load, { ...load, ...servings[server], seconds });
    const { cpuMicroseconds, longestBlockMs } = await ask<Usage>(children[server], 'usage');
    if (loaded.refused > 0)
      throw new Error(`${name}: not all were answered 200: ${JSON.stringify(loaded.statuses)}`);
    return {
      ...loaded,
      cpuMicroseconds: cpuMicroseconds / loaded.requests,
      longestBlockMs: isWatched ? longestBlockMs : null,
    };
  };
  // The first load of all, so that the copy taken before it is what the statements were asked of.
  await ask<null>(children.stimpill, 'record');
  const recorded = await roundOf(PUNCHES, SECONDS);
  const units = await ask<RecordedUnit[]>(children.stimpill, 'recorded');
  const { companyId = '' } = servings.stimpill.seeded ?? {};
  const previewed = await ask<RecordedUnit[]>(children.parts, { ...where, companyId });
  for (const variant of VARIANTS) await roundOf(variant, WARM_UP_SECONDS);
  await ask<EngineAlone>(children.parts, 'engine');

  const rounds = new Map<string, Round[]>();
  const done = (name: string, round: Round) => rounds.set(name, [...(rounds.get(name) ?? []), round]);
  for (let count = 0; count < ROUNDS; count += 1) {
    for (const variant of VARIANTS) {
      done(variant.name, await roundOf(variant, SECONDS));
      if (variant === VARIANTS[0])
        done(SAME_SQL, await replay(children.driver, where, units, recorded.requests));
      if (variant === PREVIEW) {
        const many = Array.from({ length: PREVIEWS_REPLAYED }, () => previewed).flat();
        done(PREVIEW_SQL, await replay(children.driver, where, many, PREVIEWS_REPLAYED));
        done(PREVIEW_ENGINE, roundOfEngine(await ask<EngineAlone>(children.parts, 'engine')));
      }
    }
  }
  await ask<null>(children.stimpill, 'profile');
  const { requests } = await roundOf(PUNCHES, SECONDS);
  return { rounds, profile: await ask<CpuProfile>(children.stimpill, 'profiled'), punches: requests };
}

function roundOfEngine({ cpuMicroseconds }: EngineAlone): Round {
  const milliseconds = cpuMicroseconds / 1_000;
  const latency = { p50Ms: milliseconds, p99Ms: milliseconds };
  return { ...latency, requests: 1, perSecond: 1_000 / milliseconds, cpuMicroseconds, longestBlockMs: null };
}

/** The recorded statements of so many punches, or previews, on the driver, from the same beginning. */
async function replay(
  driver: ChildProcess,
  where: Where,
  units: readonly RecordedUnit[],
  punches: number,
): Promise<Round> {
  const { database, remove } = await openCopy(where, 'seeded');
  const { seconds, cpuMicroseconds, ...latency } = await ask<Replayed>(driver, { database, units });
  await remove();
  return {
    ...latency,
    requests: punches,
    perSecond: punches / seconds,
    cpuMicroseconds: cpuMicroseconds / punches,
    longestBlockMs: null,
  };
}

const engines: readonly Engine[] = ['sqlite', 'postgresql'];
say(
  `Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model}; ${ROUNDS} rounds of ${SECONDS} s.`,
);
const chosen = engines.filter((name) => asked.includes(name));
for (const engine of chosen.length === 0 ? engines : chosen) await measure(engine);
