import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    // The machine may have other work.
    testTimeout: 20_000,
  },
});
