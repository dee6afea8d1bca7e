// Which people a manager sees: limited by an owner, and again while standing in for another manager. And how a new manager gets in.
import { expect, type Browser, type Page } from '@playwright/test';
import { aegir, bjork, lukasz, manager, owner, thorunn } from '../support/company.ts';
import { signInAtDesk } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import type { StimpillServer } from '../support/stimpill-server.ts';
import { test } from '../support/test.ts';

const GUDRUN = '11111111-0000-4000-8000-0000000000a1';
const OF_BJORK = { email: 'bjork@profun.example', password: 'four words in a row' };

async function anotherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Somebody else at a desk of their own. */
async function deskOf(browser: Browser, server: StimpillServer, person: typeof OF_BJORK): Promise<Page> {
  const page = await anotherBrowser(browser);
  await signInAtDesk(page, server, { person, at: 'people' });
  return page;
}

async function openAccess(page: Page, { origin }: StimpillServer, id: string): Promise<void> {
  await page.goto(`${origin}/desk/people/${id}/access`);
}

async function giveRole(page: Page, role: string): Promise<void> {
  await page.getByRole('radio', { name: role }).check({ force: true });
  await page.getByRole('button', { name: 'Change the role' }).click();
  await expect(page.getByRole('button', { name: 'Change the reach' })).toBeVisible();
}

/** @returns the link that is shown once */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make a link' }).click();
  const dialog = page.getByRole('dialog');
  const link = await dialog.getByRole('code').textContent();
  await dialog.getByRole('button', { name: 'I have handed it over' }).click();
  return link ?? '';
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('input[name=newPassword]').fill(OF_BJORK.password);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toBeVisible();
}

/** The dialog is open. */
async function limitTo(page: Page, department: string): Promise<void> {
  await page.getByRole('button', { name: 'Change the reach' }).click();
  await page.getByRole('radio', { name: 'Some departments' }).check({ force: true });
  await page.getByRole('checkbox', { name: department }).check();
}

async function saveReach(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The reach is changed. It counts at once.')).toBeVisible();
}

const rowOf = (page: Page, { name }: { readonly name: string }) =>
  page.getByRole('rowheader', { name: new RegExp(name) });

test('a new manager comes in by a link, sees the people of one department, and those of another while standing in', async ({
  page,
  browser,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: `people/${bjork.id}/access` });
  await giveRole(page, 'Manager');
  const link = await makeLink(page);
  const theirs = await anotherBrowser(browser);
  await choosePassword(theirs, link);
  await theirs.context().close();
  await limitTo(page, 'Kaffihús');
  await saveReach(page);

  const stand = await deskOf(browser, server, OF_BJORK);
  await expect(stand.getByText('You see the people of Kaffihús.')).toBeVisible();
  await expect(rowOf(stand, thorunn)).toBeVisible();
  await expect(rowOf(stand, aegir)).toHaveCount(0);

  await openAccess(page, server, GUDRUN);
  await limitTo(page, 'Bakarí');
  await page.getByRole('button', { name: 'Name a stand-in' }).click();
  await page.getByLabel('Who stands in').selectOption({ label: bjork.name });
  await page.getByLabel('From').fill('1.1.2026');
  await page.getByLabel('To', { exact: true }).fill('31.12.2027');
  expect(await runAxe(page)).toEqual([]);
  await saveReach(page);
  await expect(page.getByText(`${bjork.name} stands in from`)).toBeVisible();

  await stand.reload();
  await expect(stand.getByText('You see the people of Bakarí and Kaffihús.')).toBeVisible();
  for (const person of [aegir, lukasz, thorunn]) await expect(rowOf(stand, person)).toBeVisible();
  await stand.context().close();

  const absent = await deskOf(browser, server, manager);
  await expect(rowOf(absent, aegir)).toBeVisible();
  await expect(rowOf(absent, thorunn)).toHaveCount(0);
  await absent.goto(`${server.origin}/desk/people/${thorunn.id}`);
  await expect(absent.getByText('There is no such person.')).toBeVisible();
  await expect(absent.getByText(thorunn.name)).toHaveCount(0);
  await absent.context().close();
});
