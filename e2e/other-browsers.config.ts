import { defineConfig } from 'vitest/config';
import tests from './vitest.config.ts';

export default defineConfig({
  ...tests,
  test: {
    include: ['other-browsers/**/*.test.ts'],
    // Each wait of the story has its own patience; this ends what would never end.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
