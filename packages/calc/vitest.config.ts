import { defineConfig } from 'vitest/config';
import { PATIENCE } from '../../vitest.patience.mjs';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    isolate: false,
    ...PATIENCE,
  },
});
