// A server from its settings: configuration, secrets, database, migrations, demo, listen; and how it ends. `main.ts` is its process.
import { existsSync } from 'node:fs';
import { Server as TlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { allJobs, allTimedJobs } from './all-jobs.ts';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { createCompanyWork } from './company-work.ts';
import { copyLogAhead } from './copy-log-ahead.ts';
import type { Config } from './config.ts';
import { readOwnConfig } from './read-own-config.ts';
import type { Database } from './database/database.ts';
import { schemaMoveText, type SchemaMove } from './database/migrate.ts';
import { isDatabaseUnavailable } from './database/is-database-unavailable.ts';
import { demoOf } from './demo-at-start.ts';
import { createDeparture, inOrder } from './end-in-order.ts';
import { createFailureLog } from './failure-log.ts';
import { followDatabaseClock, setByDatabase, type DatabaseClock } from './follow-database-clock.ts';
import { makeFirstRunLink } from './features/first-run/first-run-link.ts';
import type { InboxJudge } from '#features/tablets/judging/inbox-judge.ts';
import { runJobsRegularly } from './features/jobs/run-jobs-regularly.ts';
import { createOutgoingMail } from './features/mail/outgoing-mail.ts';
import { eraseRegularly } from './features/system/erasing/erase-regularly.ts';
import { eraseAgain, erasedAgainText } from './features/system/erasing/person/erase-again.ts';
import { keptIn } from './kept-in.ts';
import { makeBackups } from './make-backups.ts';
import { missingBackupsOf } from './features/system/backups/missing-backups.ts';
import { watchClockOffset } from './features/system/clock-trouble.ts';
import { watchForwardedTroubles } from './features/system/forwarded-troubles.ts';
import { keepLogLosses } from './features/system/keep-log-losses.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { describeFailure } from './http/error-handler.ts';
import { watchIntegrity } from './integrity-watch.ts';
import { lineWriter } from './line-writer.ts';
import { createLog, type Log } from './log.ts';
import { startMetrics } from './metrics/start-metrics.ts';
import { ownReach } from './own-reach.ts';
import { openOwnDatabase } from './open-own-database.ts';
import { OWN_FOLDER, readVersion } from './own-folder.ts';
import { renewSealingKeys } from './renew-sealing-keys.ts';
import { loadSecrets, SecretsError, type Secrets } from './secrets.ts';
import { fetchSharedSecrets, followSharedSecrets, shareSecrets } from './shared-secrets.ts';
import { startSummary, type StartSettings } from './start-summary.ts';
import { readCertificate } from './tls/read-certificate.ts';
import { watchCertificate } from './tls/watch-certificate.ts';
import { createUseCaseDeps, type Foundations, type UseCaseDeps } from './use-case-deps.ts';
import { watchServerClock } from './watch-server-clock.ts';

const JUDGE_EVERY_MS = 60_000;
const BUILT_KIOSK = fileURLToPath(new URL('../kiosk/dist', OWN_FOLDER));
const BUILT_DESK = fileURLToPath(new URL('../desk/dist', OWN_FOLDER));
const BUILT_OWN = fileURLToPath(new URL('../own/dist', OWN_FOLDER));

export type RunningServer = {
  readonly port: number;
  /** Says that it leaves, answers what it has begun, and closes what it has opened. Resolves when all of it is closed. */
  readonly end: () => Promise<void>;
};

/**
 * Migrates, and serves by then. What it says to the person who started it goes to the output of this process.
 * @throws what `explainStartFailure` explains
 */
export async function startServer(env: Parameters<typeof readOwnConfig>[0]): Promise<RunningServer> {
  const config = readOwnConfig(env);
  const certificate = config.tls === null ? null : readCertificate(config.tls);
  await fetchSharedSecrets(config);
  const secrets = loadSecrets(config.secretsDir);
  const onMove = (move: SchemaMove) => void process.stdout.write(schemaMoveText(move));
  const database = await openOwnDatabase(
    config,
    { secrets, clock: systemClock },
    { isServer: true, onMove, setClock: setByDatabase },
  );
  try {
    await shareSecrets(config, database);
    await renewOrSay(config);
    return await serve({ ...config, certificate }, secrets, database);
  } catch (error) {
    // An open database would keep a process alive that serves nobody.
    await database.close();
    throw error;
  }
}

/** The server also starts when the folder cannot be written: then the present sealing keys stay in force. */
async function renewOrSay(config: Config): Promise<void> {
  try {
    await renewSealingKeys(config, systemClock());
  } catch (failure) {
    if (!(failure instanceof SecretsError)) throw failure;
    process.stderr.write(`\nThe sealing keys were not renewed. ${failure.message}\n`);
  }
}

/** Before anybody can read them: the people whom a restored database has brought back. */
async function eraseAgainOrSay(config: Config, deps: UseCaseDeps, log: Log): Promise<void> {
  try {
    const again = await eraseAgain(deps, keptIn(config));
    if (again > 0) process.stdout.write(erasedAgainText(again));
  } catch (failure) {
    log.error(describeFailure(failure), 'people who were erased may have come back');
  }
}

async function serve(config: StartSettings, secrets: Secrets, database: Database): Promise<RunningServer> {
  const lines = lineWriter(process.stdout.fd);
  const log = createLog(config.logLevel, lines);
  const forwarded = await watchForwardedTroubles({ database, clock: systemClock, log });
  const databaseClock = await followClock(database, log);
  let listensAt = config.port;
  const deps = depsOf(config, {
    ...{ database, secrets, log, findForwardedTrouble: forwarded.find },
    findReach: () => ownReach({ ...config, port: listensAt }),
    isTimeSure: databaseClock.isSure,
  });
  const stopWatchingClock = await watchServerClock({ database, clock: systemClock, log });
  await eraseAgainOrSay(config, deps, log);
  const demo = await demoOf(config, deps);
  const firstRunToken = await makeFirstRunLink(deps);

  const { trustProxy, corsOrigins } = config;
  const companyWork = createCompanyWork(database.options, systemClock);
  const paperWork = createCompanyWork(database.options, systemClock);
  const pages = {
    kioskDir: builtFolder(config.kioskDir ?? BUILT_KIOSK),
    deskDir: builtFolder(config.deskDir ?? BUILT_DESK),
    ownDir: builtFolder(config.ownDir ?? BUILT_OWN),
  };
  const metrics = await startMetrics(config, {
    ...{ ...deps, droppedLines: lines.dropped },
    clockStanding: databaseClock.standing,
  });
  const departure = createDeparture();
  const isLeaving = departure.hasBegun;
  const app = createApp({
    ...{ ...deps, companyWork, paperWork, log, trustProxy, corsOrigins, isLeaving, ...pages },
    noteForwarded: forwarded.note,
  });
  const server = createHttpServer(app, config.certificate);
  const port = await listen(server, config, metrics.stop);
  listensAt = port;
  process.stdout.write(
    startSummary({ ...config, port }, database.engine, { demo, firstRunToken, metrics: metrics.address }),
  );
  const stopRenewing = renewCertificate(server, config, log);
  const stopJudging = judgeRegularly(deps.inboxJudge);
  const stopErasing = eraseFor(config, deps, log);
  const stopJobs = runJobsFor(deps, log);
  const stopTending = tendSqlite(database, log);
  const stopBackingUp = makeBackups(config, database, log);
  const stopKeeping = keepLogLosses(deps, lines.dropped);
  const stopFollowing = followSharedSecrets(config, database, (failure) =>
    log.error(describeFailure(failure), 'the shared secrets could not be read'),
  );
  const close = () =>
    oneAfterTheOther([
      ...[stopJudging, stopErasing, stopJobs, stopWatchingClock, stopTending, stopBackingUp, stopRenewing],
      ...[databaseClock.stop, metrics.stop, companyWork.close, paperWork.close, lines.end],
      ...[stopKeeping, stopFollowing],
      database.close,
    ]);
  return { port, end: inOrder(server, { departure, drainMs: config.drainMs, close }) };
}

function depsOf(
  config: Config,
  {
    log,
    ...given
  }: Pick<Foundations, 'database' | 'secrets' | 'findForwardedTrouble' | 'findReach' | 'isTimeSure'> & {
    readonly log: Log;
  },
): UseCaseDeps {
  return createUseCaseDeps({
    ...given,
    clock: systemClock,
    version: readVersion(),
    mailing: mailingOf(config),
    publicOrigin: config.publicOrigin,
    findMissingBackups: missingBackupsOf(config.backups, systemClock),
    onJudgeFailure: tellsOf(log, 'punches could not be judged yet'),
  });
}

/** For work that is retried every few seconds. */
function tellsOf(log: Log, what: string): (failure: unknown, job?: string | null) => void {
  const tell = createFailureLog(log, what);
  return (failure, job) =>
    tell({ ...describeFailure(failure), ...(job !== undefined && { job }) }, isDatabaseUnavailable(failure));
}

function followClock(database: Database, log: Log): Promise<DatabaseClock> {
  return followDatabaseClock({
    database,
    onLook: watchClockOffset({ database, clock: systemClock, log }, hostname()),
    onFailure: tellsOf(log, 'the clock of the database was not told'),
  });
}

function runJobsFor(deps: UseCaseDeps, log: Log): () => Promise<void> {
  return runJobsRegularly({
    ...{ ...deps, kinds: allJobs(deps), timedJobs: () => allTimedJobs(deps) },
    onFailure: tellsOf(log, 'a job failed'),
  });
}

function eraseFor(config: Config, deps: UseCaseDeps, log: Log): () => Promise<void> {
  return eraseRegularly({
    ...{ database: deps.database, clock: systemClock },
    eraseAgain: () => eraseAgain(deps, keptIn(config)),
    onFailure: tellsOf(log, 'personal data could not be erased yet'),
    onPutAsideErased: (erased) =>
      log.info(
        { files: erased.map(({ path }) => path).join(' ') },
        'databases that were put aside are erased',
      ),
  });
}

async function oneAfterTheOther(steps: readonly (() => Promise<void> | void)[]): Promise<void> {
  for (const step of steps) await step();
}

/** Judges at once the punches that a crash left unjudged; then checks every minute what has waited long enough. */
function judgeRegularly(inboxJudge: InboxJudge): () => Promise<void> {
  inboxJudge.wake();
  const timer = setInterval(() => {
    inboxJudge.wake();
    inboxJudge.tidy();
  }, JUDGE_EVERY_MS);
  return () => {
    clearInterval(timer);
    return inboxJudge.rest();
  };
}

/** What SQLite needs of a server: its log copied ahead, its pages checked. */
function tendSqlite(database: Database, log: Log): () => Promise<void> {
  const stopCopying = copyLogAhead(database, (failure) =>
    log.error(describeFailure(failure), 'the log of the database is not copied ahead any more'),
  );
  const stopLooking = lookRegularly(database, log);
  return () => oneAfterTheOther([stopCopying, stopLooking]);
}

/** Checks the pages of SQLite, which does not do so itself. In another thread than the companies', so that payroll does not wait. */
function lookRegularly({ engine, options }: Database, log: Log): () => Promise<void> {
  if (engine !== 'sqlite') return () => Promise.resolve();
  const thread = createCompanyWork(options, systemClock);
  const stop = watchIntegrity({
    dataDir: options.dataDir,
    clock: systemClock,
    log,
    findDamage: async (depth) => {
      try {
        return await thread.findDamage(depth);
      } finally {
        await thread.close();
      }
    },
  });
  return () => {
    stop();
    return thread.close();
  };
}

function renewCertificate(
  server: ReturnType<typeof createHttpServer>,
  { tls, certificate }: StartSettings,
  log: Log,
): () => void {
  if (tls === null || certificate === null || !(server instanceof TlsServer)) return () => undefined;
  return watchCertificate({ server, files: tls, first: certificate, clock: systemClock, log });
}

function mailingOf({ mail, publicOrigin }: Config) {
  if (mail === null || publicOrigin === null) return null;
  return { mail: createOutgoingMail(mail), origin: publicOrigin };
}

function builtFolder(folder: string): string | null {
  return existsSync(folder) ? folder : null;
}

/** @param undo is called when it cannot listen. @returns the port */
function listen(
  server: ReturnType<typeof createHttpServer>,
  { host, port }: Config,
  undo: () => Promise<void>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => void undo().finally(() => reject(error));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
