// Every page of the desk in every language: nothing that axe knows is wrong, nothing sticks out, and none weighs too much.
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { DESK_SIZE_BUDGETS } from '../support/budgets.ts';
import { owner } from '../support/company.ts';
import { DESK_ADDRESSES, DESK_PAGES } from '../support/desk-pages.ts';
import { collectFaults, comeTo, goOnTo, signInAtDesk } from '../support/desk.ts';
import { axeForLooks } from '../support/run-axe.ts';
import { test } from '../support/test.ts';
import { LANGUAGES } from '../support/words.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDEST = 1280;

/** Each width in one scheme, the other way round in the next language; all six with `EVERY_WALK=1`. */
function looksIn(place: number) {
  return [WIDEST, 768, 320].flatMap((width, at) =>
    (['light', 'dark'] as const)
      .filter((_, each) => process.env['EVERY_WALK'] === '1' || each === (at + place) % 2)
      .map((colorScheme) => ({ width, colorScheme })),
  );
}

async function look(page: Page, faults: Promise<readonly string[]>, where: string): Promise<void> {
  expect.soft(await faults, where).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${where} is wider than the window`).toBe(0);
}

type Sizes = ReadonlyMap<string, number>;

/**
 * Weighs the scripts and styles that a page asks for.
 * @returns what the page has asked for since it was opened: the paths, and the compressed sizes in bytes
 */
function weigh(page: Page): () => Promise<Sizes> {
  const sizes = new Map<string, number>();
  const asked = new Map<string, Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.clear();
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) asked.set(pathname, request);
  });
  return async () => {
    const paths = [...asked];
    for (const [path, request] of paths) if (!sizes.has(path)) sizes.set(path, await compressedSize(request));
    return new Map(paths.map(([path]) => [path, sizes.get(path) ?? 0]));
  };
}

/** Waits until it has come. */
async function compressedSize(request: Request): Promise<number> {
  const response = await request.response();
  return response?.ok() ? gzipSync(await response.body()).length : 0;
}

/** @param page.shell what every page needs, which has a budget of its own */
function expectLight(sizes: Sizes, { shell, at }: { readonly shell: Sizes; readonly at: string }): void {
  for (const kind of ['js', 'css'] as const) {
    const added = [...sizes].filter(([path]) => path.endsWith(`.${kind}`) && !shell.has(path));
    const total = added.reduce((sum, [, size]) => sum + size, 0);
    expect
      .soft(total, `${kind} of ${at}, compressed: ${added.join(' ')}`)
      .toBeLessThanOrEqual(DESK_SIZE_BUDGETS.eachPage[kind]);
  }
}

for (const [place, language] of LANGUAGES.entries()) {
  test(`no page of the desk keeps anybody out, in any width and scheme, or weighs too much: ${language}`, async ({
    page,
    server,
  }) => {
    // What a page weighs is the same in each language, and is seen where each is loaded by itself.
    const isWeighed = place === 0;
    const faults = collectFaults(page);
    const weighed = weigh(page);
    const findFaults = axeForLooks(page, WCAG);
    await signInAtDesk(page, server, { person: owner, at: 'nowhere', language });
    await page.waitForLoadState('networkidle');
    const shell = await weighed();
    for (const at of DESK_ADDRESSES) {
      await page.setViewportSize({ width: WIDEST, height: 800 });
      await (isWeighed ? comeTo : goOnTo)(page, `${server.origin}/desk/${at}`);
      for (const [turn, { width, colorScheme }] of looksIn(place).entries()) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        // What stands around every page is seen at each width at the first; what is open above a page has no part in it.
        const isWhole = turn === 0 || at === DESK_ADDRESSES[0] || at.includes('open=');
        await look(page, findFaults({ isWhole }), `${at}, ${language}, ${width}, ${colorScheme}`);
        // Before the window gets narrower: a table is a list there, which comes by itself.
        if (isWeighed && turn === 0) expectLight(await weighed(), { shell, at });
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
