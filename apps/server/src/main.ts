// The process: configuration, secrets, database, migrations, demo, listen; and an orderly end.
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { allJobs, allTimedJobs } from './all-jobs.ts';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { createCompanyWork } from './company-work.ts';
import { readConfig, type Config } from './config.ts';
import type { Database } from './database/database.ts';
import { loadDemo } from './features/company-file/demo/load-demo.ts';
import type { DemoSummary } from './features/company-file/demo/demo-summary.ts';
import { makeFirstRunLink } from './features/company-file/first-run/first-run-link.ts';
import type { InboxJudge } from '#features/tablets/judging/inbox-judge.ts';
import { runJobsRegularly } from './features/jobs/run-jobs-regularly.ts';
import { createOutgoingMail } from './features/mail/outgoing-mail.ts';
import { eraseRegularly } from './features/system/erasing/erase-regularly.ts';
import { keepLogLosses } from './features/system/keep-log-losses.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { describeFailure } from './http/error-handler.ts';
import { watchIntegrity } from './integrity-watch.ts';
import { lineWriter } from './line-writer.ts';
import { createLog, type Log } from './log.ts';
import { openOwnDatabase } from './open-own-database.ts';
import { renewSealingKeys } from './renew-sealing-keys.ts';
import { loadSecrets, SecretsError, type Secrets } from './secrets.ts';
import { explainStartFailure } from './start-failure.ts';
import { startSummary } from './start-summary.ts';
import { createUseCaseDeps, type UseCaseDeps } from './use-case-deps.ts';
import { readVersion } from './version.ts';
import { watchServerClock } from './watch-server-clock.ts';

const GRACE_MS = 10_000;
const JUDGE_EVERY_MS = 60_000;
const LOOK_EVERY_MS = 50;
const LAST_WORDS_MS = 1_000;
const BUILT_KIOSK = fileURLToPath(new URL('../../kiosk/dist', import.meta.url));
const BUILT_DESK = fileURLToPath(new URL('../../desk/dist', import.meta.url));

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const secrets = secretsOf(config);
  const database = await openOwnDatabase(config, { secrets, clock: systemClock }, { isServer: true });
  try {
    await serve(config, secrets, database);
  } catch (error) {
    // An open database would keep a process alive that serves nobody.
    await database.close();
    throw error;
  }
}

/** The server also starts when the folder cannot be written: then the present sealing keys stay in force. */
function secretsOf({ secretsDir }: Config): Secrets {
  const secrets = loadSecrets(secretsDir);
  try {
    return renewSealingKeys(secretsDir, systemClock()) ? loadSecrets(secretsDir) : secrets;
  } catch (failure) {
    if (!(failure instanceof SecretsError)) throw failure;
    process.stderr.write(`\nThe sealing keys were not renewed. ${failure.message}\n`);
    return secrets;
  }
}

async function serve(config: Config, secrets: Secrets, database: Database): Promise<void> {
  const lines = lineWriter(process.stdout.fd);
  const log = createLog(config.logLevel, lines);
  const deps = createUseCaseDeps({
    database,
    clock: systemClock,
    secrets,
    version: readVersion(),
    mailing: mailingOf(config),
    publicOrigin: config.publicOrigin,
    onJudgeFailure: (failure) => log.error(describeFailure(failure), 'punches could not be judged yet'),
  });
  const stopWatchingClock = await watchServerClock({ database, clock: systemClock, log });
  const demo = await demoOf(config, deps);
  const firstRunToken = await makeFirstRunLink(deps);

  const { trustProxy, corsOrigins } = config;
  const companyWork = createCompanyWork(database.options, systemClock);
  const pages = {
    kioskDir: builtFolder(config.kioskDir ?? BUILT_KIOSK),
    deskDir: builtFolder(config.deskDir ?? BUILT_DESK),
  };
  const app = createApp({ ...deps, companyWork, log, trustProxy, corsOrigins, ...pages });
  const server = createHttpServer(app, config.tls);
  await listen(server, config);
  const { port } = server.address() as AddressInfo;
  process.stdout.write(startSummary({ ...config, port }, database.engine, { demo, firstRunToken }));
  const stopJudging = judgeRegularly(deps.inboxJudge);
  const stopErasing = eraseRegularly({
    ...{ database, clock: systemClock },
    onFailure: (failure) => log.error(describeFailure(failure), 'personal data could not be erased yet'),
  });
  const stopJobs = runJobsRegularly({
    ...{ database, clock: systemClock, kinds: allJobs(deps), timedJobs: () => allTimedJobs(deps) },
    onFailure: (failure, job) => log.error({ ...describeFailure(failure), job }, 'a job failed'),
  });
  const stopLooking = lookRegularly(database, log);
  const stopKeeping = keepLogLosses(deps, lines.dropped);
  endInOrder(server, async () => {
    await stopJudging();
    await stopErasing();
    await stopJobs();
    await stopWatchingClock();
    await stopLooking();
    await companyWork.close();
    await lines.end();
    await stopKeeping();
    await database.close();
  });
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

function demoOf(config: Config, deps: UseCaseDeps): Promise<DemoSummary | null> {
  if (config.demo === 'none') return Promise.resolve(null);
  const credentials = config.demo === 'fixed credentials' ? 'fixed' : 'random';
  return loadDemo({ credentials }, deps);
}

function mailingOf({ mail, publicOrigin }: Config) {
  if (mail === null || publicOrigin === null) return null;
  return { mail: createOutgoingMail(mail), origin: publicOrigin };
}

function builtFolder(folder: string): string | null {
  return existsSync(folder) ? folder : null;
}

function listen(server: ReturnType<typeof createHttpServer>, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Takes no new requests, finishes the running ones, and only then closes the database: an accepted punch is never lost. */
function endInOrder(server: ReturnType<typeof createHttpServer>, close: () => Promise<void>): void {
  const end = () => {
    const giveUp = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    // Otherwise a connection whose request was just answered would stay open for the next one.
    const closeIdle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(closeIdle);
      void close().finally(endSoon);
    });
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

/** Ends the process soon, even while a summary still waits for a reader that does not read. */
function endSoon(): void {
  setTimeout(() => process.exit(), LAST_WORDS_MS).unref();
}

// If the output is a closed pipe or on a full disk, the server goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

start().catch((error: unknown) => {
  process.stderr.write(`\n${explainStartFailure(error)}\n`);
  process.exitCode = 1;
});
