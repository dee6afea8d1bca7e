// Anyone who has no mouse does everything there is at the desk.
import { expect, type Page } from '@playwright/test';
import { aegir, owner } from '../support/company.ts';
import { openEachButton, tabThrough } from '../support/desk-keyboard.ts';
import { DESK_ADDRESSES } from '../support/desk-pages.ts';
import { comeTo, goOnTo, signInAtDesk } from '../support/desk.ts';
import { test } from '../support/test.ts';

const NOTHING_AMISS = { missed: [], unseen: [] };
const CLOSED = DESK_ADDRESSES.filter((at) => !at.includes('open='));

/** The page to sign in has nothing amiss either, and is none of them. */
async function isStillIn(page: Page) {
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

test('Tab comes to every control of every page, and shows where it is', async ({ page, server, kiosk }) => {
  await kiosk.page.close();
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  for (const at of CLOSED) {
    await goOnTo(page, `${server.origin}/desk/${at}`);
    await isStillIn(page);
    expect.soft(await tabThrough(page, 'body'), at).toEqual(NOTHING_AMISS);
  }
});

test('what Enter opens is used with Tab, closed with Escape, and gives the focus back', async ({
  page,
  server,
  kiosk,
}) => {
  await kiosk.page.close();
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  for (const at of CLOSED) {
    const address = `${server.origin}/desk/${at}`;
    await comeTo(page, address);
    await isStillIn(page);
    expect.soft(await openEachButton(page, address), at).toEqual([]);
  }
});

test('j and k, and the arrows, go from row to row; Enter opens', async ({ page, server, kiosk }) => {
  await kiosk.page.close();
  await signInAtDesk(page, server, { person: owner, at: 'people' });
  const people = page.getByRole('rowheader').getByRole('link');
  await expect(people.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(people.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await expect(people.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('k');
  await expect(people.nth(0)).toBeFocused();
  const name = (await page.getByRole('rowheader').first().locator('span > span').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

  for (const at of ['tablets', 'company/departments']) {
    await comeTo(page, `${server.origin}/desk/${at}`);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').locator('[data-row]').first().getByRole('button')).toBeFocused();
  }
  await comeTo(page, `${server.origin}/desk/log`);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.getByRole('main').getByRole('listitem').nth(1)).toBeFocused();
});

test('letters are letters where somebody types, and everywhere once they are turned off', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: 'people' });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('j?k/');
  await expect(page.getByRole('searchbox')).toHaveValue('j?k/');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('searchbox').fill(aegir.name);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard' }).getByRole('radio', { name: 'Off' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // With Ctrl no program types by mistake.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to or do …' })).toBeFocused();
});
