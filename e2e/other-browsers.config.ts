import { defineConfig } from 'vitest/config';
import tests from './vitest.config.ts';

export default defineConfig({
  ...tests,
  test: {
    include: ['other-browsers/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
