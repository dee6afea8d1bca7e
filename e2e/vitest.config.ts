import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { include: ['{campaign,soak}/**/*.test.ts'], testTimeout: 30_000, maxWorkers: 2 },
});
