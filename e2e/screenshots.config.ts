import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Every page in every language and size is one story. */
const NEVER_ENDS_MS = 1_800_000;

export default defineConfig(tests, {
  testIgnore: [],
  testMatch: 'screenshots/**/*.spec.ts',
  timeout: NEVER_ENDS_MS,
});
