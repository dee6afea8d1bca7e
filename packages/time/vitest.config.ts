import { defineConfig } from 'vitest/config';
import { PATIENCE } from '../../vitest.patience.mjs';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    ...PATIENCE,
  },
});
