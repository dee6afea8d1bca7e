// The tests of the API and what stands on a cluster alone, on one coordinator and two workers: npm run test:citus.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'citus',
    isolate: false,
    // All of them share one cluster, and a database that one has done with is emptied for the next.
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: [
      'test/citus/*.test.ts',
      'src/**/*.api.test.ts',
      'test/conformance/*.test.ts',
      'test/other-company.test.ts',
      'test/department-limits.test.ts',
    ],
    // Thousands of bad inputs are refused before a database is asked.
    exclude: ['test/conformance/inputs.test.ts'],
    globalSetup: ['test/citus-setup.ts'],
    provide: { engine: 'postgresql' },
  },
});
