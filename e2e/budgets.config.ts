import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';
import { chromiumWith } from './support/chromium.ts';

/** One at a time, because two would slow each other down. */
export default defineConfig(tests, {
  testIgnore: [],
  testMatch: 'budgets/**/*.spec.ts',
  workers: 1,
  fullyParallel: false,
  // What is measured is compiled as for everybody.
  use: { launchOptions: chromiumWith() },
});
