import { gzipSync } from 'node:zlib';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { SIZE_BUDGETS } from '../support/budgets.ts';
import { untilInstalled } from '../support/pages/until-installed.ts';
import { test } from '../support/test.ts';
import { LANGUAGES, words } from '../support/words.ts';

/** A font is compressed already; everything else travels compressed. */
const wireSize = (address: string, body: Buffer) =>
  /\.(woff2|png)$/.test(address) ? body.length : gzipSync(body).length;

/** The files that must be there before the first picture: what the page names, the sentences of one language, and what those import. */
async function firstLoad(request: APIRequestContext, origin: string, language: string) {
  const sizes = new Map<string, number>();
  const read = async (address: string): Promise<string> => {
    const body = await (await request.get(`${origin}${address}`)).body();
    sizes.set(address, wireSize(address, body));
    return body.toString();
  };
  const readScript = async (address: string): Promise<string> => {
    const code = await read(address);
    await Promise.all(
      Array.from(code.matchAll(/\b(?:from|import)"\.\/([^"]+)"/g), ([, file]) =>
        readScript(`/assets/${file}`),
      ),
    );
    return code;
  };
  const page = await read('/');
  const named = Array.from(
    page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g),
    ([, address]) => address ?? '',
  );
  const scripts = await Promise.all(
    named.map((address) => (address.endsWith('.js') ? readScript(address) : read(address))),
  );
  const sentences = new RegExp(`assets/${language}-[^"]+\\.js`).exec(scripts.join());
  if (!sentences) throw new Error(`No script names the sentences in ${language}.`);
  await readScript(`/${sentences[0]}`);
  const sum = (ending: string) =>
    [...sizes].filter(([address]) => address.endsWith(ending)).reduce((total, [, size]) => total + size, 0);
  return { sum, files: [...sizes.keys()] };
}

test('the kiosk weighs no more than its budgets allow until its first picture', async ({
  request,
  server,
}) => {
  for (const language of LANGUAGES) {
    const { sum, files } = await firstLoad(request, server.origin, language);
    const { initialJs, initialCss, requests } = SIZE_BUDGETS;
    expect(sum('.js'), `initial JavaScript, compressed, ${language}`).toBeLessThanOrEqual(initialJs.tooMuch);
    expect(sum('.css'), 'initial CSS, compressed').toBeLessThanOrEqual(initialCss.tooMuch);
    expect(files.length, 'requests to the first picture').toBeLessThanOrEqual(requests.tooMuch);
  }
});

test('the first picture waits for no file beside those', async ({ kiosk, server }) => {
  const { page, people } = kiosk;
  await withoutServiceWorker(page);
  const { files } = await firstLoad(page.request, server.origin, 'en');
  await page.route('**/assets/**', async (route) => {
    const isFirst = files.includes(new URL(route.request().url()).pathname);
    await (isFirst ? route.continue() : route.abort());
  });

  await page.reload();
  await expect(page.getByRole('button', { name: words.en.touchToPunch })).toBeVisible();
  await page.unroute('**/assets/**');
  // Once the other files can be had, nothing is missing.
  await people.wake();
});

/** The next load asks the network for everything. */
async function withoutServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

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
