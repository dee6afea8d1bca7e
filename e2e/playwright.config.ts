import { defineConfig } from '@playwright/test';
import { namedChromium, QUIET_FLAGS } from './support/chromium.ts';

/** Pictures are the same everywhere, and a tablet has a camera. */
const SAME_EVERYWHERE = [
  '--font-render-hinting=none',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: ['screenshots/**', 'budgets/**', 'lighthouse/**'],
  outputDir: 'results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that checks a submission does other things beside. A story that needed its second try there is named at the end.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { ...namedChromium, args: [...QUIET_FLAGS, ...SAME_EVERYWHERE] },
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Atlantic/Reykjavik',
    screenshot: 'only-on-failure',
  },
});
