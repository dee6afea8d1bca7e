import { createCompanyWork } from '../company-work.ts';
import { ConfigError, type Config } from '../config.ts';
import { createMetrics } from './create-metrics.ts';
import { servePage } from './serve-page.ts';
import type { StandingDeps } from './standing.ts';

export type RunningMetrics = {
  /** Where Prometheus scrapes; null where METRICS_PORT is not set. */
  readonly address: string | null;
  readonly stop: () => Promise<void>;
};

type Deps = Pick<StandingDeps, 'database' | 'clock' | 'droppedLines' | 'clockStanding'> & {
  readonly version: string;
};

/** @throws ConfigError when it cannot listen there */
export async function startMetrics(config: Config, deps: Deps): Promise<RunningMetrics> {
  if (config.metrics === null) return { address: null, stop: () => Promise.resolve() };
  // A thread of its own: neither punches nor the hours of a company wait for a scrape, nor does a scrape for them.
  const thread = createCompanyWork(deps.database.options, deps.clock);
  const countAll = () =>
    thread.countAll().catch(async (failure: unknown) => {
      // It may have been opened while there was no database. The next scrape opens it anew.
      await thread.close();
      throw failure;
    });
  const metrics = createMetrics({ ...deps, config, countAll });
  const { host } = config.metrics;
  const { port, close } = await servePage(config.metrics, metrics).catch((failure: unknown) => {
    metrics.stop();
    throw new ConfigError(becauseOf(failure as NodeJS.ErrnoException, config.metrics?.port ?? 0));
  });
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`,
    stop: async () => {
      await close();
      metrics.stop();
      await thread.close();
    },
  };
}

function becauseOf({ code, message }: NodeJS.ErrnoException, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `METRICS_PORT: port ${port} is taken by another program. Choose another.`;
    case 'EADDRNOTAVAIL':
      return 'METRICS_HOST is not an address of this machine.';
    default:
      return `METRICS_PORT: ${message}.`;
  }
}
