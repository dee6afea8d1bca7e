// Every page of the desk in every language: nothing that axe knows is wrong, nothing sticks out, and none weighs too much.
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { DESK_SIZE_BUDGETS } from '../support/budgets.ts';
import { demoOwner, owner } from '../support/company.ts';
import { DESK_ADDRESSES, DESK_PATHS, LOOKED_AT } from '../support/desk-pages.ts';
import { collectFaults, comeTo, goOnTo, signInAtDesk } from '../support/desk.ts';
import { axeForLooks } from '../support/run-axe.ts';
import { startDemoServer } from '../support/stimpill-server.ts';
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

/** CSS pixels between the bar of the desk and the names of a list's columns, at letters of the usual size. */
const HEAD = 120;
const WITH_ROWS = 'main :is(table, section:has(> ol > [data-row]), ul > [data-row])';

/** What stands above a list leaves room for it. */
async function expectLowHead(page: Page, where: string): Promise<void> {
  const head = await headOf(page);
  if (head !== undefined) expect.soft(head, `the head of ${where}`).toBeLessThanOrEqual(HEAD);
}

function headOf(page: Page): Promise<number | undefined> {
  return page.evaluate((rows) => {
    const row = document.querySelector(rows);
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    // A table further down has a heading of its own.
    const isFurtherDown = Array.from(document.querySelectorAll('main h2')).some(
      (heading) =>
        heading.closest('nav') === null &&
        row !== null &&
        (heading.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    return row === null || isFurtherDown ? undefined : row.getBoundingClientRect().top - bar;
  }, WITH_ROWS);
}

/** A laptop of the trade, half of one at 200 % zoom, a phone. */
const DIALOG_SIZES = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
  { width: 360, height: 740 },
];

/** Whatever is asked, the buttons that answer it are in sight. */
async function expectButtonsInSight(page: Page, where: string): Promise<void> {
  for (const size of DIALOG_SIZES) {
    await page.setViewportSize(size);
    const hidden = await page.evaluate(() => {
      if (document.querySelector('dialog[open]') === null) return undefined;
      const buttons = Array.from(document.querySelectorAll('dialog[open] button')).filter((button) =>
        button.checkVisibility(),
      );
      const last = buttons.at(-1);
      if (last === undefined) return 'there is no button';
      const { top, bottom, left, right } = last.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isWhole = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      return isWhole && hit !== null && last.contains(hit) ? undefined : last.textContent;
    });
    expect.soft(hidden, `out of sight at ${size.width} x ${size.height}: ${where}`).toBeUndefined();
  }
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
      if (at.includes('open=')) await expectButtonsInSight(page, `${at}, ${language}`);
    }
    expect(faults).toEqual([]);
  });
}

test.describe('with a mouse', () => {
  test.use({ hasTouch: false });

  for (const language of LANGUAGES)
    test(`what stands above a list takes ${HEAD} px of a laptop at most: ${language}`, async ({
      page,
      server,
    }) => {
      await signInAtDesk(page, server, { person: owner, at: 'nowhere', language });
      for (const at of DESK_ADDRESSES.filter((each) => !each.includes('open=')))
        await goOnTo(page, `${server.origin}/desk/${at}`).then(() =>
          expectLowHead(page, `${at}, ${language}`),
        );
    });

  test('questions, requests, absences and changes begin as high as any list', async ({ page }) => {
    const demo = await startDemoServer();
    try {
      for (const at of ['inbox', 'leave', 'leave?view=calendar', 'log']) {
        if (at === 'inbox') await signInAtDesk(page, demo, { person: demoOwner, at });
        await comeTo(page, `${demo.origin}/desk/${at}`);
        expect.soft(await headOf(page), `the head of ${at}`).toBeLessThanOrEqual(HEAD);
      }
    } finally {
      await demo.remove();
    }
  });
});

test('the walks of this file pass by every page that the router knows, and by nothing that it does not', () => {
  expect(DESK_PATHS.length).toBeGreaterThan(20);
  // A page that stands for many has an address of one of them.
  expect(DESK_ADDRESSES.filter((at) => at.includes('$'))).toEqual([]);
  expect(Object.keys(LOOKED_AT).filter((path) => !DESK_PATHS.includes(path))).toEqual([]);
});
