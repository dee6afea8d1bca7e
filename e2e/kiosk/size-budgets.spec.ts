import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { SIZE_BUDGETS } from '../support/budgets.ts';
import { manager } from '../support/company.ts';
import { peoplePage } from '../support/pages/people-page.ts';
import { setUpTablet } from '../support/pages/set-up-page.ts';
import { untilInstalled } from '../support/pages/until-installed.ts';
import { test } from '../support/test.ts';

/** A font is compressed already; everything else travels compressed. */
const wireSize = (address: string, body: Buffer) =>
  /\.(woff2|png)$/.test(address) ? body.length : gzipSync(body).length;

test('the kiosk weighs no more than its budgets allow', async ({ browser, server }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await setUpTablet(await context.newPage(), server.origin, manager);
  const page = await context.newPage();
  const loaded: { readonly address: string; readonly size: number }[] = [];
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const address = new URL(response.url()).pathname;
    if (address.startsWith('/api/')) return;
    pending.push(
      response.body().then((body) => void loaded.push({ address, size: wireSize(address, body) })),
    );
  });

  await page.goto(server.origin);
  await peoplePage(page).wake();
  await Promise.all(pending);

  const sum = (ending: string) =>
    loaded.filter(({ address }) => address.endsWith(ending)).reduce((total, { size }) => total + size, 0);
  expect(sum('.js'), 'initial JavaScript, compressed').toBeLessThanOrEqual(SIZE_BUDGETS.initialJs.tooMuch);
  expect(sum('.css'), 'initial CSS, compressed').toBeLessThanOrEqual(SIZE_BUDGETS.initialCss.tooMuch);
  // The languages that nobody asked for come while nobody waits; every other file is on the way to the first screen.
  const requests = loaded.filter(({ address }) => !/\/(is|en|pl)-[^/]+\.js$/.test(address)).length + 1;
  expect(requests, 'requests to the first screen').toBeLessThanOrEqual(SIZE_BUDGETS.requests.tooMuch);
  await context.close();
});

test('everything that the tablet keeps for use without a network stays small', async ({ kiosk, server }) => {
  const { page } = kiosk;
  await untilInstalled(page);

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

  const sizes = await Promise.all(
    kept.map(async (address) => {
      const response = await page.request.get(`${server.origin}${address}`);
      return wireSize(address, await response.body());
    }),
  );
  expect(kept.length).toBeGreaterThan(8);
  expect(
    sizes.reduce((total, size) => total + size, 0),
    `${kept.length} files, compressed`,
  ).toBeLessThanOrEqual(SIZE_BUDGETS.wholePrecache.tooMuch);
});
