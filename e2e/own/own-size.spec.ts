import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { OWN_SIZE_BUDGETS } from '../support/budgets.ts';
import { test } from '../support/test.ts';
import { LANGUAGES } from '../support/words.ts';

const sum = (sizes: ReadonlyMap<string, number>, ending: string) =>
  [...sizes].filter(([address]) => address.endsWith(ending)).reduce((total, [, size]) => total + size, 0);

test('the own page weighs no more than its budget allows until its first picture', async ({
  browser,
  server,
}) => {
  for (const language of LANGUAGES) {
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    const sizes = new Map<string, number>();
    const reading: Promise<unknown>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith('/me/')) return;
      reading.push(response.body().then((body) => sizes.set(pathname, gzipSync(body).length)));
    });
    await page.goto(`${server.origin}/me/`);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await Promise.all(reading);

    const { first } = OWN_SIZE_BUDGETS;
    expect(sum(sizes, '.js'), `JavaScript, compressed, ${language}`).toBeLessThanOrEqual(first.js);
    expect(sum(sizes, '.css'), 'CSS, compressed').toBeLessThanOrEqual(first.css);
    expect(sum(sizes, '.js')).toBeGreaterThan(0);
    await context.close();
  }
});
