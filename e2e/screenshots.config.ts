import tests from './playwright.config.ts';

export default { ...tests, testIgnore: [], testMatch: 'screenshots/**/*.spec.ts' };
