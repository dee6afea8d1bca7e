// The process of a server under load. It is told what to be, says where it listens, and counts its CPU time when asked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import express, { type Express } from 'express';
import { readCluster } from '#database/cluster.ts';
import { openDatabase, type Database } from '#database/database.ts';
import { distributeTables } from '#database/distribute-tables.ts';
import { migrate } from '#database/migrate.ts';
import { createHttpServer } from '#http/create-http-server.ts';
import { createApp } from '../src/app.ts';
import { systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { copyLogAhead } from '../src/copy-log-ahead.ts';
import { createLog } from '../src/log.ts';
import { startMetrics } from '../src/metrics/start-metrics.ts';
import { createUseCaseDeps } from '../src/use-case-deps.ts';
import { createCompanyWork } from '../src/company-work.ts';
import { testSecrets } from '../test/test-secrets.ts';
import { backUpBackToBack, type MadeBackups } from './back-up-back-to-back.ts';
import { copyDatabase } from './copy-database.ts';
import { startProfile, stopProfile, type CpuProfile } from './cpu-profile.ts';
import { recordStatements, type RecordedUnit } from './recorded-statements.ts';
import { addEarlierMonths, seed, seedCompanies, type Seeded } from './seed.ts';
import { seedDesk } from './seed-desk.ts';

export type ServeJob = {
  /** `companies`: many, whose people punch; spread over the machines where the database has Citus. */
  readonly variant: 'bare' | 'bareOnOurs' | 'stimpill' | 'desk' | 'companies';
  /** Null: SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** So many months more of those who worked; none when left out. */
  readonly earlierMonths?: number;
  /** Whether it counts for Prometheus, which needs the built thread. */
  readonly hasMetrics?: boolean;
};

export type Serving = {
  readonly port: number;
  readonly seeded: Seeded | null;
  /** Where Prometheus would scrape. */
  readonly metrics?: string | null;
};

/** What can be asked of a server that serves. */
export type Question =
  | 'usage'
  | 'watch'
  | 'look away'
  | 'record'
  | 'recorded'
  | 'profile'
  | 'profiled'
  | 'back up'
  | 'backed up';

/** What the server's process has used since it was asked last. */
export type Usage = { readonly cpuMicroseconds: number; readonly longestBlockMs: number };

const HIGH = 1e6;

async function serve(job: ServeJob): Promise<Serving> {
  const { variant } = job;
  const isBare = variant === 'bare' || variant === 'bareOnOurs';
  const { app, ...facts } = isBare ? { app: bareApp(), seeded: null } : await stimpill(job, variant);
  const server = variant === 'bare' ? createServer(app) : createHttpServer(app, null);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, ...facts };
}

function bareApp(): Express {
  const app = express();
  app.disable('etag');
  app.disable('x-powered-by');
  app.post('/{*any}', express.json(), (_request, response) => {
    response.json({ success: true, data: { id: 'ba1e' }, errors: null });
  });
  return app;
}

const SEEDS = { stimpill: seed, desk: seedDesk, companies: seedCompanies };

async function stimpill(job: ServeJob, variant: keyof typeof SEEDS) {
  const { databaseUrl, dataDir } = job;
  const where = { databaseUrl, dataDir };
  const secrets = testSecrets();
  const common = { clock: systemClock, secrets, version: '0.0.0-bench' };
  const options = { ...where, databasePoolSize: 16 };
  const seeding = await openDatabase(options);
  await migrate(seeding, { secretsId: secrets.id, now: systemClock() });
  const seeded = await SEEDS[variant](createUseCaseDeps({ database: seeding, ...common }));
  await addEarlierMonths(seeding, job.earlierMonths ?? 0);
  if (seeding.engine === 'postgresql' && (await readCluster(seeding.knex)) !== null)
    await distributeTables(seeding.knex);
  // PostgreSQL does so by itself within a minute; before that it looks for one person among all.
  if (seeding.engine === 'postgresql') await seeding.knex.raw('analyze');
  await seeding.close();
  if (variant !== 'companies') await copyDatabase(where, 'seeded');

  const database = await openDatabase(options);
  startRecording = () => recordStatements(database.knex);
  startBackingUp = () => backUpBackToBack(database);
  const deps = createUseCaseDeps({ database, ...common });
  // The log is written, as in earnest, but nobody reads it.
  const log = createLog('info', { write: () => undefined });
  const companyWork = createCompanyWork(deps.database.options, deps.clock);
  copyLogAhead(database, tellFailure);
  const paperWork = createCompanyWork(deps.database.options, deps.clock);
  const app = createApp({
    ...{ ...deps, companyWork, paperWork, log },
    ...{ kioskDir: null, deskDir: null, ownDir: null, trustProxy: null, corsOrigins: [] },
  });
  return { app, seeded, metrics: job.hasMetrics === true ? await tellMetrics(dataDir, database) : null };
}

const tellFailure = (failure: unknown) => void process.stderr.write(`${String(failure)}\n`);

async function tellMetrics(dataDir: string, database: Database): Promise<string | null> {
  const config = readConfig({ METRICS_PORT: '0', DATA_DIR: dataDir });
  const deps = {
    database,
    clock: systemClock,
    version: '0.0.0-bench',
    droppedLines: () => 0,
    clockStanding: () => null,
  };
  return (await startMetrics(config, deps)).address;
}

let startRecording = (): (() => RecordedUnit[]) => () => [];
let stopRecording = startRecording();
let startBackingUp = (): (() => Promise<MadeBackups>) => () => Promise.resolve({ count: 0, bytes: 0 });
let stopBackingUp = startBackingUp();

async function answer(question: Question): Promise<Usage | RecordedUnit[] | CpuProfile | MadeBackups | null> {
  switch (question) {
    case 'usage':
      return readUsage();
    case 'watch':
      delay.enable();
      return null;
    case 'look away':
      delay.disable();
      return null;
    case 'record':
      stopRecording = startRecording();
      return null;
    case 'recorded':
      return stopRecording();
    case 'profile':
      await startProfile();
      return null;
    case 'profiled':
      return stopProfile();
    case 'back up':
      stopBackingUp = startBackingUp();
      return null;
    case 'backed up':
      return stopBackingUp();
  }
}

/** Looks for blocks a thousand times a second, which takes 3 % of a core; nobody looks unless asked to. */
const delay = monitorEventLoopDelay({ resolution: 1 });
let since = process.cpuUsage();

function readUsage(): Usage {
  const { user, system } = process.cpuUsage(since);
  const usage = { cpuMicroseconds: user + system, longestBlockMs: delay.max / HIGH };
  since = process.cpuUsage();
  delay.reset();
  return usage;
}

process.on('message', (message: ServeJob | Question) => {
  if (typeof message === 'string') {
    void answer(message).then((said) => process.send?.({ answer: said }));
    return;
  }
  void serve(message).then((serving) => {
    since = process.cpuUsage();
    process.send?.({ answer: serving });
  });
});
process.on('disconnect', () => process.exit());
