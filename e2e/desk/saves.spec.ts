// A save says what it did: in sight at every size, once for each press, and whatever comes in between.
import { expect, type Locator, type Page } from '@playwright/test';
import { aegir, owner } from '../support/company.ts';
import { signInAtDesk } from '../support/desk.ts';
import { test } from '../support/test.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
  { width: 360, height: 740 },
] as const;

/** Whether a finger in the middle of it would touch it, and not what lies above it. */
const isInReach = (what: Locator) =>
  what.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && hit !== null && element.contains(hit);
  });

/** What lies under a toast: controls, or whatever is outside the header. */
const coveredByToast = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const toast = header?.querySelector('[role="status"] > *');
    if (!header || !toast) return ['there is no toast in the header'];
    const box = toast.getBoundingClientRect();
    const { bottom } = header.getBoundingClientRect();
    const controls = [...header.querySelectorAll('a, button, input, select')].filter(
      (control) => !toast.contains(control) && control.checkVisibility(),
    );
    const covered = controls.filter((control) => {
      const of = control.getBoundingClientRect();
      return of.left < box.right && box.left < of.right && of.top < box.bottom && box.top < of.bottom;
    });
    const reachesOut = box.bottom > bottom + 0.5 || box.left < 0 || box.right > innerWidth;
    return [...(reachesOut ? ['what is below the header'] : []), ...covered.map((each) => each.outerHTML)];
  });

const title = (page: Page) => page.getByLabel('Job title');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first();
const savesOf = (page: Page) => {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url());
  });
  return saves;
};

test('a save and its failure are seen at every size, cover nothing, and are sent once however often one presses', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: `people/${aegir.id}` });
  const saves = savesOf(page);
  for (const [place, size] of SIZES.entries()) {
    saves.length = 0;
    await page.setViewportSize(size);
    await title(page).fill(`Bakari ${place}`);
    await save(page).dblclick();
    const saved = page.getByText(/^Saved at \d\d:\d\d$/);
    await expect(saved).toBeVisible();
    expect.soft(await isInReach(saved), `saved at ${size.width}`).toBe(true);
    expect.soft(await coveredByToast(page), `toast at ${size.width}`).toEqual([]);
    expect(saves).toHaveLength(1);

    await page.context().setOffline(true);
    await title(page).fill(`Kokkur ${place}`);
    await expect(page.getByText('The record is saved.')).toHaveCount(0);
    await save(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' });
    await expect(alert).toBeVisible();
    expect.soft(await isInReach(alert), `failure at ${size.width}`).toBe(true);
    expect.soft(await isInReach(save(page)), `save beside it at ${size.width}`).toBe(true);
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(title(page)).toHaveValue(`Kokkur ${place}`);
    // One that did not get through, and one more.
    expect(saves).toHaveLength(3);
  }
});

test('signed out in another tab, and going back: nothing that was typed is lost, and the save goes on after one dialog', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: 'people' });
  await page.getByRole('rowheader', { name: aegir.name }).getByRole('link').click();
  await title(page).fill('Yfirbakari');
  await page.evaluate(() => history.back());
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(title(page)).toHaveValue('Yfirbakari');
  const other = await page.context().newPage();
  await other.goto(`${server.origin}/desk/account`);
  await other.getByRole('button', { name: 'Your account' }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.bringToFront();

  await save(page).click();

  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
  await expect(dialog.getByLabel('E-mail')).toHaveValue(owner.email);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveValue('Yfirbakari');
});
