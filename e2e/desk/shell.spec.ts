import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { DESK_SIZE_BUDGETS } from '../support/budgets.ts';
import { owner, thorunn } from '../support/company.ts';
import { collectFaults, goOnTo, signInAtDesk, speak } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';
import { LANGUAGES, type Language } from '../support/words.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SCHEMES = ['light', 'dark'] as const;

/** Each width in one scheme, the other way round in the next language; all six with `EVERY_WALK=1`. */
function looksIn(language: Language) {
  const place = LANGUAGES.indexOf(language);
  return [320, 768, 1280].flatMap((width, at) =>
    SCHEMES.filter((_, each) => process.env['EVERY_WALK'] === '1' || each === (at + place) % 2).map(
      (colorScheme) => ({ width, colorScheme }),
    ),
  );
}

for (const language of LANGUAGES) {
  test(`nothing of the sign-in and the shell keeps anybody out, in any width and scheme: ${language}`, async ({
    page,
    server,
  }) => {
    const faults = collectFaults(page);
    await speak(page, language);
    await page.goto(`${server.origin}/desk/account`);
    for (const address of ['sign-in', 'account']) {
      if (address === 'account') await signInAtDesk(page, server, { person: owner, at: address, language });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const { width, colorScheme } of looksIn(language)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        const where = `${address}, ${language}, ${width}, ${colorScheme}`;
        expect.soft(await runAxe(page, { tags: WCAG }), where).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${where} is wider than the window`).toBe(0);
      }
    }
    expect(faults).toEqual([]);
  });
}

test('the shell is used from end to end with the keyboard', async ({ page, server }) => {
  await signInAtDesk(page, server, { person: owner, at: 'nowhere' });
  // As somebody comes to it who is signed in already.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'There is no such page.' })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('your acc');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused();
  await page.getByRole('button', { name: 'Your account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
});

test('another page begins at its top, however far down the one before was read', async ({ page, server }) => {
  await signInAtDesk(page, server, { person: owner, at: 'company/settings' });
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(10);
  const others = addresses.filter((each) => !each.endsWith('/company/settings'));
  for (const [address, down] of others.flatMap((each) => [150, 400].map((top) => [each, top] as const))) {
    await goOnTo(page, `${server.origin}/desk/company/settings`);
    await page.evaluate((top) => window.scrollTo(0, top), down);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(down);
    await goOnTo(page, `${server.origin}${address}`);
    expect.soft(await page.evaluate(() => window.scrollY), `${address} after ${down}`).toBe(0);
  }
});

test('who says "sick" and a name comes to the absence of that person; Escape, Back and a reload on the way lose nothing', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: 'today' });
  await page.setViewportSize({ width: 360, height: 740 });
  const palette = page.getByRole('dialog').getByRole('combobox');
  await page.getByRole('button', { name: /^Go to or do/ }).click();
  await palette.fill('sick');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await expect(page).toHaveURL(/\/desk\/today$/);

  await page.getByRole('button', { name: /^Go to or do/ }).click();
  await palette.fill(`sick ${thorunn.name.split(' ')[0]}`);
  await page.getByRole('option', { name: new RegExp(`^Enter an absence ?${thorunn.name}`) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Person' })).toHaveValue(new RegExp(thorunn.name));
  await page.reload();
  await expect(dialog.getByRole('combobox', { name: 'Person' })).toHaveValue(new RegExp(thorunn.name));
  await page.goBack();
  await expect(dialog).toHaveCount(0);
});

test('the desk weighs no more than its budgets allow', async ({ page, server }) => {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && /\.(js|css)$/.test(pathname))
      void response.body().then((body) => sizes.set(pathname, gzipSync(body).length));
  });
  const loaded = (kind: 'js' | 'css') =>
    [...sizes].filter(([path]) => path.endsWith(`.${kind}`)).reduce((sum, [, size]) => sum + size, 0);
  await speak(page, 'en');

  // Somebody who is not signed in gets the sign-in and the shell, and not yet the code of the page that they asked for.
  await page.goto(`${server.origin}/desk/account`, { waitUntil: 'networkidle' });
  const first = { js: loaded('js'), css: loaded('css') };
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await page.reload({ waitUntil: 'networkidle' });

  expect(first.js).toBeGreaterThan(DESK_SIZE_BUDGETS.first.js / 3);
  for (const kind of ['js', 'css'] as const) {
    const { first: atFirst, eachPage } = DESK_SIZE_BUDGETS;
    expect(first[kind], `${kind} of the first load, compressed`).toBeLessThanOrEqual(atFirst[kind]);
    expect(loaded(kind) - first[kind], `${kind} that the account page adds`).toBeLessThanOrEqual(
      eachPage[kind],
    );
  }
});
