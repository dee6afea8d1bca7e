import { defineConfig } from '@playwright/test';
import { chromiumWith } from './support/chromium.ts';
import { ONE_WAIT_MS } from './support/one-wait.ts';

/** What runs for a second or two is run before it is worth being compiled a second time. */
const SOON_OVER = '--js-flags=--no-opt';

/** Ends a story that would never end. None is measured by it, because its own waits would eat it. */
const NEVER_ENDS_MS = 600_000;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: ['screenshots/**', 'budgets/**', 'ten-tasks/**', 'lighthouse/**'],
  outputDir: 'results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that checks a submission does other things beside. A story that needed its second try there is named at the end.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  timeout: NEVER_ENDS_MS,
  expect: { timeout: ONE_WAIT_MS },
  use: {
    browserName: 'chromium',
    actionTimeout: ONE_WAIT_MS,
    navigationTimeout: ONE_WAIT_MS,
    launchOptions: chromiumWith(SOON_OVER),
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Atlantic/Reykjavik',
    screenshot: 'only-on-failure',
  },
});
