// What is printed: the data and nothing that is pressed, and every row of a list that is too long for the window.
import { expect, type Page } from '@playwright/test';
import { owner } from '../support/company.ts';
import { comeTo, signInAtDesk } from '../support/desk.ts';
import { manyPeople } from '../support/many-people.ts';
import { test } from '../support/test.ts';

/** How many pages of A4 it takes. */
async function pagesOf(page: Page, picture?: string): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, ...(picture && { path: picture }) });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

const CARDS_OF_A_PAGE = 8;

const pictureOf = (name: string) => process.env['KEEP_PDF'] && `${process.env['KEEP_PDF']}/${name}.pdf`;

test('all of five hundred people are on paper, and none of what is pressed', async ({ page, server }) => {
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await manyPeople(page, 500);
  await comeTo(page, `${server.origin}/desk/people`);
  await expect(page.getByRole('rowheader')).not.toHaveCount(500);
  const drawn = await page.evaluate(() => {
    const seen = { rows: 0 };
    window.addEventListener('beforeprint', () => {
      seen.rows = document.querySelectorAll('tbody th').length;
    });
    Object.assign(window, { seen });
    return seen.rows;
  });
  expect(drawn).toBe(0);

  expect(await pagesOf(page, pictureOf('people'))).toBeGreaterThan(10);

  expect(await page.evaluate(() => (window as unknown as { seen: { rows: number } }).seen.rows)).toBe(500);
  // The window is as quick as before.
  await expect(page.getByRole('rowheader')).not.toHaveCount(500);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Add a person' })).toBeHidden();
  await expect(page.getByRole('columnheader').first()).toBeVisible();
});

test('the browser finds a word in a row that is out of sight', async ({ page, server }) => {
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await manyPeople(page, 500);
  await comeTo(page, `${server.origin}/desk/people`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const finds = () =>
    page.evaluate(() => (window as unknown as { find: (text: string) => boolean }).find('Prófandi 499'));
  expect(await finds()).toBe(false);

  await page.keyboard.press('Control+f');

  expect(await finds()).toBe(true);
});

test('PIN cards fill their pages of A4, and nothing else is on them', async ({ page, server }) => {
  await signInAtDesk(page, server, { person: owner, at: 'people' });
  await page.getByRole('button', { name: 'PIN cards' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'All who are shown' }).check();
  await page.getByRole('dialog').getByRole('button', { name: /Make/ }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();

  const cards = await page.locator('main section').count();
  expect(await pagesOf(page, pictureOf('cards'))).toBe(Math.ceil(cards / CARDS_OF_A_PAGE));
});

test('the log is on paper without its filters', async ({ page, server }) => {
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await comeTo(page, `${server.origin}/desk/log`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await pagesOf(page, pictureOf('log'))).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Kind of record')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export as CSV' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
