// What is printed: the data and nothing that is pressed, and every row of a list that is too long for the window.
import { expect, type Page } from '@playwright/test';
import { aegir, demoOwner, owner } from '../support/company.ts';
import { DESK_ADDRESSES } from '../support/desk-pages.ts';
import { comeTo, goOnTo, signInAtDesk } from '../support/desk.ts';
import { manyPeople } from '../support/many-people.ts';
import { startDemoServer, type DemoServer } from '../support/stimpill-server.ts';
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
  await expect(page.getByRole('searchbox')).toBeHidden();
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

/** CSS pixels of A4 between its margins, upright. */
const A4 = { width: 718, height: 1_047 };

/** What stands in sight on the paper and can only be pressed, and how far it sticks out. */
function seenOnPaper(page: Page) {
  return page.evaluate(() => {
    const pressed =
      'button[class*="button"], a[class*="button"], button[aria-expanded], input[type="search"]';
    return {
      pressed: Array.from(document.querySelectorAll(pressed))
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .filter((element) => !(element instanceof HTMLInputElement && element.value !== ''))
        .map((element) => element.outerHTML.slice(0, 160)),
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
}

/** What is read there: what stands in sight, and of each choice only the words that were chosen. */
function wordsOnPaper(page: Page): Promise<string> {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const words = Array.from(main.querySelectorAll('select'))
      .filter((select) => select.checkVisibility())
      .map((select) => select.selectedOptions[0]?.text ?? '');
    const typed = Array.from(main.querySelectorAll('input'));
    words.push(...typed.filter((input) => input.checkVisibility()).map(({ value }) => value));
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement;
      if (around?.closest('select') === null && around.checkVisibility())
        words.push(walker.currentNode.textContent ?? '');
    }
    return words.join(' ');
  });
}

async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize(A4);
  await page.emulateMedia({ media: 'print' });
}

test('every page is on A4 with its company and its heading, nothing sticks out, and no button is left', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  const company = (await page.locator('header [class*=company]').textContent()) ?? 'no company';
  await onPaper(page);
  for (const at of DESK_ADDRESSES.filter((each) => !each.includes('open='))) {
    await goOnTo(page, `${server.origin}/desk/${at}`);
    await expect.soft(page.locator('header').getByText(company), at).toBeVisible();
    await expect.soft(page.getByRole('heading', { level: 1 }), at).toBeVisible();
    expect.soft(await seenOnPaper(page), at).toEqual({ pressed: [], tooWide: 0 });
  }
});

test('ink is dark on paper where the screen is dark', async ({ page, server }) => {
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  const heading = page.getByRole('heading', { level: 1 });
  const inkOn = async (media: 'print' | 'screen', colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ media, colorScheme });
    return heading.evaluate((shown) => getComputedStyle(shown).color);
  };
  expect(await inkOn('print', 'dark')).toBe(await inkOn('screen', 'light'));
});

/** What must be read on the paper of a page: period, year, person, and by what a list was narrowed. */
const SAID = {
  en: {
    period: /1 Mar 2026 to 31 Mar 2026/,
    bonus: /^2026 .*Holiday bonus/s,
    month: /March 2026/,
    manager: /^Manager/,
  },
  is: {
    period: /1\.3\.2026 til 31\.3\.2026/,
    bonus: /^2026 .*Orlofsuppbót/s,
    month: /mars 2026/,
    manager: /^Yfirmaður/,
  },
} as const;

for (const language of ['en', 'is'] as const)
  test(`a page says on paper of when and of whom it is, and by what it was narrowed: ${language}`, async ({
    page,
    server,
  }) => {
    await signInAtDesk(page, server, { person: owner, at: 'account', language });
    await onPaper(page);
    const { period, bonus, month, manager } = SAID[language];
    const said: Record<string, RegExp> = {
      'timesheets?from=2026-03-01': period,
      'month?from=2026-03-01': period,
      'month/bonuses?kind=holiday&year=2026': bonus,
      'month/holiday-pay?show=vacation&year=2026': /2026/,
      'leave?view=calendar&month=2026-03': month,
      [`timesheets/${aegir.id}?from=2026-03-01`]: new RegExp(`${aegir.name}.*${period.source}`, 's'),
      [`people/${aegir.id}/pay`]: new RegExp(aegir.name),
      'people?role=manager': manager,
      'log?from=2026-03-01': /1\.3\.2026/,
    };
    for (const [at, words] of Object.entries(said)) {
      await goOnTo(page, `${server.origin}/desk/${at}`);
      expect.soft(await wordsOnPaper(page), at).toMatch(words);
    }
  });

test.describe('of the demo company', () => {
  let demo: DemoServer;
  test.beforeAll(async () => {
    demo = await startDemoServer();
  });
  test.afterAll(() => demo.remove());

  test('a payroll run that lies open is what is printed, whole, and not the list behind it', async ({
    page,
  }) => {
    await signInAtDesk(page, demo, { person: demoOwner, at: 'month/runs' });
    await page.getByRole('button', { name: 'Details' }).first().click();
    const run = page.getByRole('dialog');
    await expect(run.getByRole('table').first()).toBeVisible();
    await onPaper(page);

    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(run.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(run.getByRole('button', { name: 'Close' })).toBeHidden();
    expect(await run.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
  });

  test('every question is on paper, and the open one below them without its choices', async ({ page }) => {
    await signInAtDesk(page, demo, { person: demoOwner, at: 'inbox' });
    const questions = page.getByRole('list', { name: 'Questions' });
    const choices = page.getByRole('region', { name: 'Decide', exact: true });
    await expect(choices).toBeVisible();
    await page.emulateMedia({ media: 'print' });

    await expect(choices).toBeHidden();
    await expect(questions.getByRole('checkbox').first()).toBeHidden();
    const hidden = await questions.evaluate((list) => list.scrollHeight - list.clientHeight);
    expect(hidden).toBe(0);
  });

  test('every day of a month of absences is on an upright sheet', async ({ page }) => {
    await signInAtDesk(page, demo, { person: demoOwner, at: 'leave?view=calendar' });
    await expect(page.getByRole('table')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // A sheet is narrower than the window that it is printed from, which stays as it is.
    await page.evaluate((width) => document.body.style.setProperty('width', `${width}px`), A4.width);

    const table = await page.getByRole('table').evaluate((shown) => shown.getBoundingClientRect().right);
    expect(table).toBeLessThanOrEqual(A4.width);
  });
});
