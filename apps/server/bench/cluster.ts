// Punches on a Citus cluster of one coordinator and two workers beside one PostgreSQL of the same version, all on this machine and in turn:
// how many a second, and what each machine of the database does for one. `npx tsx --conditions=source bench/cluster.ts [ROUNDS]`.
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { createOnCluster, startCitusCluster } from '../test/citus-cluster.ts';
import { onServer } from '../test/postgresql-server.ts';
import type { Loaded, LoadJob } from './load.ts';
import { ask, start } from './processes.ts';
import { median, say } from './report.ts';
import type { ServeJob, Serving, Usage } from './serve.ts';

const SECONDS = 6;
const NAME = 'bench';
/** Citus would otherwise watch a server that has no part in a cluster. */
const WITHOUT_CITUS = ['shared_preload_libraries='];

/** One PostgreSQL, or the cluster: its processes, and a server on it with a load of its own. */
async function prepare(isCluster: boolean) {
  const database = await (isCluster ? startCitusCluster() : startCitusCluster(WITHOUT_CITUS, 0));
  const [first = ''] = database.urls;
  if (!isCluster) await onServer(first, `create database ${NAME}`);
  const databaseUrl = isCluster ? await createOnCluster(database, NAME) : new URL(NAME, first).href;
  const children = { server: start('serve.ts'), load: start('load.ts') };
  const job: ServeJob = { variant: 'companies', databaseUrl, dataDir: '' };
  const serving = await ask<Serving>(children.server, job);
  const stop = async () => {
    for (const child of Object.values(children)) child.disconnect();
    await database.stop();
  };
  return { name: isCluster ? 'cluster' : 'one PostgreSQL', ...children, serving, ...database, stop };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;
type Turn = Loaded & {
  /** Processor time of a punch in milliseconds: of the server, then of each machine of the database. */
  readonly cpuMs: readonly number[];
};

async function punch({ server, load, serving, pids }: Prepared): Promise<Turn> {
  await ask<Usage>(server, 'usage');
  const job: LoadJob = { kind: 'punches', ...serving, seconds: SECONDS };
  const before = pids.map(cpuMsOf);
  const loaded = await ask<Loaded>(load, job);
  const { cpuMicroseconds } = await ask<Usage>(server, 'usage');
  if (loaded.refused > 0) throw new Error(`Not all were answered 200: ${JSON.stringify(loaded.statuses)}`);
  const used = [cpuMicroseconds / 1_000, ...pids.map((pid, at) => cpuMsOf(pid) - (before[at] ?? 0))];
  return { ...loaded, cpuMs: used.map((ms) => ms / loaded.requests) };
}

const [TICK_MS, USER_TIME, CHILDREN_END] = [10, 11, 15];

/** Of a process, of those that it has started, and of those that have ended. */
function cpuMsOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const own = ticksOf(pid, CHILDREN_END);
  return children.reduce((sum, child) => sum + ticksOf(Number(child), USER_TIME + 2), own) * TICK_MS;
}

/** Of user and kernel, then of children that have ended: the 14th to the 17th field, counted behind the name in brackets. */
function ticksOf(pid: number, end: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return fields.slice(USER_TIME, end).reduce((sum, ticks) => sum + Number(ticks), 0);
}

function report({ name }: Prepared, turns: readonly Turn[]): void {
  const middle = (read: (turn: Turn) => number) => median(turns, read);
  const [server = 0, first = 0, ...workers] = (turns[0]?.cpuMs ?? []).map((_, at) =>
    middle(({ cpuMs }) => cpuMs[at] ?? 0),
  );
  const figures = [
    middle(({ perSecond }) => perSecond).toFixed(0),
    middle(({ p50Ms }) => p50Ms).toFixed(0),
    middle(({ p99Ms }) => p99Ms).toFixed(0),
    server.toFixed(2),
    first.toFixed(2),
    workers.map((ms) => ms.toFixed(2)).join(' + '),
  ];
  say(`| ${[name, ...figures].join(' | ')} |`);
}

const rounds = Number(process.argv[2] ?? 5);
const load = () => loadavg()[0]?.toFixed(0);
say(`${rounds} rounds of ${SECONDS} s, ${availableParallelism()} cores, a load of ${load()} before it.\n`);
const all = [await prepare(false), await prepare(true)];
const turns = all.map((): Turn[] => []);
for (const one of all) await punch(one);
for (let round = 0; round < rounds; round += 1)
  for (const [at, one] of all.entries()) turns[at]?.push(await punch(one));
say('| database | punches/s | p50 ms | p99 ms | server, CPU ms | first machine, CPU ms | workers, CPU ms |');
say('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const [at, one] of all.entries()) report(one, turns[at] ?? []);
say(`\nA load of ${load()} after it.`);
for (const one of all) await one.stop();
