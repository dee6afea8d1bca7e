// Every page of the desk in every language: nothing that axe knows is wrong, nothing sticks out, and none weighs too much.
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { owner } from '../support/company.ts';
import { collectFaults, signInAtDesk } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';
import { LANGUAGES } from '../support/words.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const KIB = 1_024;
const EACH_ROUTE = 60 * KIB;

const PAGES = [
  'company/settings',
  'company/departments',
  'company/departments?open=new',
  'company/projects',
  'company/projects?open=new',
  'company/pay-periods',
  'company/pay-rules',
  'company/pay-rules?open=new',
  'company/wage-codes',
  'company/holidays',
  'company/holidays?open=new',
  'service-accounts',
  'service-accounts?open=new',
  'log',
];

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
  test(`no page of the company keeps anybody out, in any width and scheme: ${language}`, async ({
    page,
    server,
  }) => {
    const faults = collectFaults(page);
    await signInAtDesk(page, server, { person: owner, at: 'account', language });
    for (const at of PAGES) {
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

test('no page of the company weighs more than its budget', async ({ page, server }) => {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && /\.(js|css)$/.test(pathname))
      void response.body().then((body) => sizes.set(pathname, gzipSync(body).length));
  });
  await signInAtDesk(page, server, { person: owner, at: 'nowhere' });
  await page.waitForLoadState('networkidle');
  const shell = new Set(sizes.keys());

  for (const at of PAGES) {
    sizes.clear();
    await page.goto(`${server.origin}/desk/${at}`, { waitUntil: 'networkidle' });
    const added = [...sizes].filter(([path]) => !shell.has(path)).map(([, size]) => size);
    const total = added.reduce((sum, size) => sum + size, 0);
    expect(total, `scripts and styles of ${at}, compressed`).toBeLessThanOrEqual(EACH_ROUTE);
  }
});
