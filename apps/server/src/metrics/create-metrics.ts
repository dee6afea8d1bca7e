// Numbers about the server for Prometheus. Without METRICS_PORT nothing of it is made, and nothing is counted.
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Page } from './serve-page.ts';
import { createGauges } from './gauges.ts';
import { countHappenings } from './happenings.ts';
import { standingReader, type StandingDeps } from './standing.ts';

export type Metrics = Page & { readonly stop: () => void };

/** Begins to count. */
export function createMetrics(deps: StandingDeps & { readonly version: string }): Metrics {
  const registry = new Registry();
  // The event loop, memory, garbage collection, CPU and open files of the process.
  collectDefaultMetrics({ register: registry });
  describeBuild(registry, deps.version, deps.database.engine);
  const setGauges = createGauges(registry);
  const readStanding = standingReader(deps);
  const stop = countHappenings(registry, deps.database);
  return {
    type: registry.contentType,
    text: async () => {
      setGauges(await readStanding());
      return registry.metrics();
    },
    stop: () => {
      stop();
      registry.clear();
    },
  };
}

function describeBuild(registry: Registry, version: string, engine: string): void {
  const build = new Gauge({
    name: 'stimpill_build_info',
    help: 'Always 1; the labels say which version runs on which engine.',
    labelNames: ['version', 'engine'],
    registers: [registry],
  });
  build.set({ version, engine }, 1);
}
