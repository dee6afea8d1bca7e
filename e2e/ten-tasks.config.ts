import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** One after another: each pair of sizes prints its rows as it ends. */
export default defineConfig(tests, {
  testIgnore: [],
  testMatch: 'ten-tasks/**/*.spec.ts',
  // Each wait has its own limit.
  timeout: 0,
  workers: 1,
  fullyParallel: false,
});
