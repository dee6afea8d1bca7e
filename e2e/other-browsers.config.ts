import { defineConfig } from 'vitest/config';
import { PATIENCE } from '../vitest.patience.mjs';
import tests from './vitest.config.ts';

export default defineConfig({
  ...tests,
  test: {
    include: ['other-browsers/**/*.test.ts'],
    ...PATIENCE,
    testTimeout: 600_000,
    fileParallelism: false,
  },
});
