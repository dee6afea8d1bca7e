import { expect, type Page } from '@playwright/test';
import { aegir, owner } from '../support/company.ts';
import { collectFaults, signInAtDesk } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';
import { LANGUAGES } from '../support/words.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RECORD = `people/${aegir.id}`;
const PAGES = [
  'people',
  'people?show=left',
  'people/new',
  RECORD,
  ...['employment', 'pay', 'hours', 'access', 'history'].map((part) => `${RECORD}/${part}`),
];

for (const [place, language] of LANGUAGES.entries()) {
  test(`nothing of the pages about people keeps anybody out, in any width and scheme: ${language}`, async ({
    page,
    server,
  }) => {
    test.slow();
    const faults = collectFaults(page);
    await signInAtDesk(page, server, { person: owner, at: 'people', language });
    for (const address of PAGES) {
      await page.goto(`${server.origin}/desk/${address}`, { waitUntil: 'networkidle' });
      for (const [at, width] of [320, 768, 1280].entries()) {
        const colorScheme = (at + place) % 2 === 0 ? 'light' : 'dark';
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        const where = `${address}, ${language}, ${width}, ${colorScheme}`;
        expect.soft(await runAxe(page, { tags: WCAG }), where).toEqual([]);
        expect.soft(await overflow(page), `${where} is wider than the window`).toBe(0);
      }
    }
    expect(faults).toEqual([]);
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('somebody who was added at the desk punches with the PIN that was shown once', async ({
  page,
  server,
  kiosk,
}) => {
  const name = 'Sólveig Nýjudóttir';
  await signInAtDesk(page, server, { person: owner, at: 'people' });
  await page.getByRole('link', { name: 'Add a person' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('First day').fill('1.1.2026');
  await page.getByRole('checkbox', { name: 'Kaffihús' }).check();
  await page.getByRole('button', { name: 'Add the person' }).click();
  const dialog = page.getByRole('dialog', { name: `The PIN of ${name}` });
  // In the language of the person, which is that of the company.
  const pin = await dialog.getByText(/PIN-númerið þitt: \d{4}/).textContent();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await kiosk.page.reload();
  await kiosk.comeAndPunch({ id: '', name, pin: /\d{4}/.exec(pin ?? '')?.[0] ?? '' });

  await expect(kiosk.page.getByText('Confirmed by the server')).toBeVisible();
  await page.goto(`${server.origin}/desk/people?show=in`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('In since');
});

test('a person is found, changed and read about without a mouse', async ({ page, server }) => {
  await signInAtDesk(page, server, { person: owner, at: 'people' });
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('aegir');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('rowheader').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: aegir.name })).toBeFocused();

  await page.getByLabel('Job title').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Yfirbakari');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The record is saved.')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).press('Enter');

  const newest = page.getByRole('main').locator('ol > li', { hasText: owner.name }).first();
  await expect(newest).toContainText('Bakari Yfirbakari');
});
