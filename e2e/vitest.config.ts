import { defineConfig } from 'vitest/config';
import { PATIENCE } from '../vitest.patience.mjs';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{campaign,soak}/**/*.test.ts'],
    ...PATIENCE,
    maxWorkers: 2,
    // Nothing here is mocked, and each file makes its own world, so they can share the modules that they import.
    isolate: false,
  },
});
