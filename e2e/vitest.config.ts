import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { include: ['{campaign,soak}/**/*.test.ts'], testTimeout: 120_000, maxWorkers: 2 },
});
