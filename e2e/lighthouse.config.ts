import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';
import { chromiumWith } from './support/chromium.ts';

/** One at a time, because two would slow each other down. */
export default defineConfig(tests, {
  testIgnore: [],
  testMatch: 'lighthouse/**/*.spec.ts',
  // Three runs of each page on a slowed processor.
  timeout: 1_200_000,
  workers: 1,
  fullyParallel: false,
  // What is measured is compiled as for everybody.
  use: { launchOptions: chromiumWith() },
});
