// The dashboard and the alerts with a real Prometheus: npm run test:metrics.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'metrics',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['test/prometheus/*.test.ts'],
  },
});
