// A list of a thousand names: few of them are drawn at a time, and each of them is found.
import { expect, type Page } from '@playwright/test';
import { serveNames } from '../support/many-names.ts';
import { react, touch } from '../support/pages/touch.ts';
import { test } from '../support/test.ts';

const PEOPLE = 1_000;
/** More than twice what a tablet shows at once. */
const MOST_DRAWN = 120;

test.beforeEach(async ({ kiosk: { page, people } }) => {
  await serveNames(page, PEOPLE);
  await people.wake();
  await tiles(page).first().waitFor();
  await react(page);
});

const tiles = (page: Page) => page.locator('[id^=person-]');

/** The tiles that are drawn, in their order, with their place in the whole list and where they stand in the window. */
function drawn(page: Page) {
  return tiles(page).evaluateAll((all) =>
    all.map((tile) => {
      const { left, top, right, bottom } = tile.getBoundingClientRect();
      return { place: Number(tile.getAttribute('aria-posinset')), left, top, right, bottom };
    }),
  );
}

test('few of a thousand names are drawn at a time, each is met on the way down, and none lies over another', async ({
  kiosk: { page },
}) => {
  const list = page.locator('ul[data-scrolls]');
  const met = new Set<number>();
  let isAtEnd = false;
  while (!isAtEnd) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const now = await drawn(page);
    expect(now.length).toBeLessThan(MOST_DRAWN);
    expect(overlapping(now)).toEqual([]);
    for (const { place } of now) met.add(place);
    isAtEnd = await list.evaluate((element) => {
      const before = element.scrollTop;
      element.scrollBy(0, element.clientHeight);
      return element.scrollTop === before;
    });
  }

  expect([...met].sort((a, b) => a - b)).toEqual(Array.from({ length: PEOPLE }, (_, at) => at + 1));
  await expect(tiles(page).last()).toHaveAttribute('aria-setsize', String(PEOPLE));
  await expect(tiles(page).last()).toBeInViewport();
});

test('the keyboard goes from the first to the last and back, row by row and page by page', async ({
  kiosk: { page },
}) => {
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
  await tiles(page).first().getByRole('button').focus();
  await page.keyboard.press('End');
  expect(await focused()).toBe(String(PEOPLE));
  await expect(tiles(page).last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('PageUp');
  const page1 = Number(await focused());
  expect(page1).toBeGreaterThan(PEOPLE - MOST_DRAWN);
  await page.keyboard.press('ArrowUp');
  const row = page1 - Number(await focused());
  await page.keyboard.press('ArrowDown');
  expect(Number(await focused())).toBe(page1);
  expect(row).toBeGreaterThan(0);
  await page.keyboard.press('Home');
  expect(await focused()).toBe('1');
  await expect(tiles(page).first()).toBeInViewport({ ratio: 1 });
});

test('a stretch of the alphabet shows its first name at the top, and a touch on it asks for the PIN', async ({
  kiosk: { page, pin },
}) => {
  const stretches = page.getByRole('navigation').getByRole('button');
  const label = (await stretches.last().textContent()) ?? '';
  await touch(page, stretches.last());

  const list = (await page.locator('ul[data-scrolls]').boundingBox()) ?? { y: 0 };
  const first = page.getByRole('button', { name: new RegExp(`^${label.charAt(0)}`) }).first();
  await expect.poll(async () => Math.abs(((await first.boundingBox())?.y ?? 0) - list.y)).toBeLessThan(40);
  await touch(page, first);
  await pin.pad.waitFor();
});

type Box = {
  readonly place: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Pairs of tiles that lie over each other. */
function overlapping(boxes: readonly Box[]): readonly string[] {
  return boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.place} and ${b.place}`),
  );
}
