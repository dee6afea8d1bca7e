// The process of a server under load. It is told what to be, says where it listens, and counts its CPU time when asked.
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import express, { type Express } from 'express';
import { openDatabase } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createHttpServer } from '#http/create-http-server.ts';
import { createApp } from '../src/app.ts';
import { systemClock } from '../src/clock.ts';
import { createLog } from '../src/log.ts';
import { createUseCaseDeps } from '../src/use-case-deps.ts';
import { companyThread } from '../test/company-thread.ts';
import { testSecrets } from '../test/test-secrets.ts';
import { seed, type Seeded } from './seed.ts';

export type ServeJob = {
  readonly variant: 'bare' | 'stimpill';
  /** Null: SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
};

export type Serving = { readonly port: number; readonly seeded: Seeded | null };

/** What the server's process has used since it was asked last. */
export type Usage = { readonly cpuMicroseconds: number; readonly longestBlockMs: number };

const HIGH = 1e6;

async function serve({ variant, ...database }: ServeJob): Promise<Serving> {
  const { app, seeded } = variant === 'bare' ? { app: bareApp(), seeded: null } : await stimpill(database);
  const server = createHttpServer(app, null);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, seeded };
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

async function stimpill(where: Omit<ServeJob, 'variant'>) {
  const database = await openDatabase({ ...where, databasePoolSize: 16 });
  const secrets = testSecrets();
  await migrate(database, { secretsId: secrets.id, now: systemClock() });
  const deps = createUseCaseDeps({ database, clock: systemClock, secrets, version: '0.0.0-bench' });
  const seeded = await seed(deps);
  // The log is written, as in earnest, but nobody reads it.
  const log = createLog('info', { write: () => undefined });
  const companyWork = companyThread(deps);
  const app = createApp({ ...deps, companyWork, log, trustProxy: null, kioskDir: null, corsOrigins: [] });
  return { app, seeded };
}

const delay = monitorEventLoopDelay({ resolution: 1 });
let since = process.cpuUsage();

process.on('message', (message: ServeJob | 'usage') => {
  if (message === 'usage') {
    const { user, system } = process.cpuUsage(since);
    process.send?.({ cpuMicroseconds: user + system, longestBlockMs: delay.max / HIGH } satisfies Usage);
    since = process.cpuUsage();
    delay.reset();
    return;
  }
  void serve(message).then((serving) => {
    delay.enable();
    since = process.cpuUsage();
    process.send?.(serving);
  });
});
process.on('disconnect', () => process.exit());
