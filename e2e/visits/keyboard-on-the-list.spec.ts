import { expect, type Locator, type Page } from '@playwright/test';
import { manager } from '../support/company.ts';
import { react, touch } from '../support/pages/touch.ts';
import { test } from '../support/test.ts';

const tilesOf = (page: Page) => page.getByRole('list', { name: 'Who are you?' }).getByRole('button');

/** By how many CSS pixels the ring of a focused element is wide, and reaches beyond what cuts it off. */
const ringOf = (focused: Locator) =>
  focused.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(element);
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    const clip = element.closest('li')?.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const reach = width + Number.parseFloat(outlineOffset);
    const beyond = clip
      ? Math.max(clip.top - own.top, clip.left - own.left, own.right - clip.right, own.bottom - clip.bottom) +
        reach
      : Number.NaN;
    return { width, beyond, boxShadow };
  });

test('a keyboard reaches any name in a few keys, with a ring that is seen whole', async ({
  kiosk,
  server,
}) => {
  const { page, people } = kiosk;
  await server.moveClockTo('2026-03-04T06:58:00.000Z');
  await page.reload();
  await people.wake();
  const tiles = tilesOf(page);
  await expect(tiles.nth(2)).toBeVisible();

  await react(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tiles.first()).toBeFocused();
  await page.getByRole('button', { name: 'Skip to the content' }).press('Enter');
  await expect(tiles.first()).toBeFocused();

  const ring = await ringOf(tiles.first());
  expect(ring.width).toBeGreaterThanOrEqual(3);
  expect(ring.beyond).toBeLessThanOrEqual(0);
  expect(ring.boxShadow).toBe('none');

  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(tiles.last()).toBeFocused();
  await expect(tiles.last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(tiles.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('group', { name: 'PIN pad' })).toBeVisible();
});

test('a letter typed on the list searches for names that begin with it, and the arrow leads to them', async ({
  kiosk,
  server,
}) => {
  const { page, people } = kiosk;
  await server.moveClockTo('2026-03-04T06:58:00.000Z');
  await page.reload();
  await people.wake();
  const tiles = tilesOf(page);
  await expect(tiles).not.toHaveCount(0);
  const before = await tiles.count();
  // Letters that are keys of every keyboard.
  const name = 'Hrafnhildur';

  await react(page);
  await page.keyboard.type(name.slice(0, 3));

  const field = page.getByRole('textbox', { name: 'Search by name' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(name.slice(0, 3));
  expect(await tiles.count()).toBeLessThan(before);
  await page.keyboard.press('ArrowDown');
  await expect(tiles.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(tiles).toHaveCount(before);
});

test('a keyboard scrolls what managers read, the log too', async ({ kiosk, server }) => {
  const { page } = kiosk;
  const press = (name: string) => touch(page, page.getByRole('button', { name, exact: true }).last());
  const enterCode = async () => {
    for (const digit of '482159') await page.getByRole('button', { name: digit, exact: true }).click();
    await press('Next');
  };
  await server.moveClockTo('2026-03-04T06:58:00.000Z');
  for (let starts = 0; starts < 16; starts += 1) await page.reload();
  await press('Manager');
  await press('Manager');
  await page.getByLabel('E-mail').fill(manager.email);
  await page.getByLabel('Password', { exact: true }).fill(manager.password);
  await press('Sign in');
  await enterCode();
  await enterCode();
  await page.setViewportSize({ width: 1024, height: 240 });
  await press('Log');
  const log = page.getByRole('region', { name: 'Log' });

  await page.getByRole('button', { name: 'Log', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(log).toBeFocused();
  await page.keyboard.press('End');

  await expect.poll(() => log.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
});
