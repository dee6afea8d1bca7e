// Every page of the desk in every language: nothing that axe knows is wrong, nothing sticks out, and none weighs too much.
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { owner } from '../support/company.ts';
import { DESK_ADDRESSES, DESK_PAGES } from '../support/desk-pages.ts';
import { collectFaults, signInAtDesk } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';
import { LANGUAGES } from '../support/words.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const KIB = 1_024;
const EACH_ROUTE = 60 * KIB;

/** Each width in one scheme, the other way round in the next language; all six with `EVERY_WALK=1`. */
function looksIn(place: number) {
  return [320, 768, 1280].flatMap((width, at) =>
    (['light', 'dark'] as const)
      .filter((_, each) => process.env['EVERY_WALK'] === '1' || each === (at + place) % 2)
      .map((colorScheme) => ({ width, colorScheme })),
  );
}

async function look(page: Page, where: string): Promise<void> {
  expect.soft(await runAxe(page, { tags: WCAG }), where).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${where} is wider than the window`).toBe(0);
}

for (const [place, language] of LANGUAGES.entries()) {
  test(`no page of the desk keeps anybody out, in any width and scheme: ${language}`, async ({
    page,
    server,
  }) => {
    test.setTimeout(process.env['EVERY_WALK'] === '1' ? 600_000 : 240_000);
    const faults = collectFaults(page);
    await signInAtDesk(page, server, { person: owner, at: 'account', language });
    for (const at of DESK_ADDRESSES) {
      await page.goto(`${server.origin}/desk/${at}`);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
      // What is being fetched says so.
      await expect(page.locator('main [role="status"][aria-label]')).toHaveCount(0);
      for (const { width, colorScheme } of looksIn(place)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await look(page, `${at}, ${language}, ${width}, ${colorScheme}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

test('the walks of this file pass by every page that the router knows', async () => {
  const folder = new URL('../../apps/desk/src/app/', import.meta.url);
  const files = (await readdir(folder)).filter((name) => /pages.*\.ts$/.test(name));
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  const routes = sources.flatMap((text) =>
    Array.from(text.matchAll(/\bpath: '(\/[^']*)'/g), ([, path]) => path ?? ''),
  );

  expect(routes.length).toBeGreaterThan(10);
  expect([...routes].sort()).toEqual(DESK_PAGES.map(({ route }) => route).sort());
});

test('no page of the desk weighs more than its budget', async ({ page, server }) => {
  test.slow();
  let loading: Promise<readonly [path: string, size: number]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && /\.(js|css)$/.test(pathname))
      loading.push(response.body().then((body) => [pathname, gzipSync(body).length]));
  });
  await signInAtDesk(page, server, { person: owner, at: 'nowhere' });
  await page.waitForLoadState('networkidle');
  const shell = new Map(await Promise.all(loading));

  for (const at of DESK_ADDRESSES) {
    loading = [];
    await page.goto(`${server.origin}/desk/${at}`, { waitUntil: 'networkidle' });
    const added = [...new Map(await Promise.all(loading))].filter(([path]) => !shell.has(path));
    const total = added.reduce((sum, [, size]) => sum + size, 0);
    expect
      .soft(total, `scripts and styles of ${at}, compressed: ${added.join(' ')}`)
      .toBeLessThanOrEqual(EACH_ROUTE);
  }
});
