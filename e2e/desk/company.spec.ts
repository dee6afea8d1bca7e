// The pages of the company, with a real server: what two people change at once, and what keeps nobody out.
import { expect, type Browser, type Page } from '@playwright/test';
import { owner } from '../support/company.ts';
import { signInAtDesk } from '../support/desk.ts';
import type { StimpillServer } from '../support/stimpill-server.ts';
import { test } from '../support/test.ts';

/** Somebody else at another desk: a browser of their own. */
async function anotherDesk(browser: Browser, server: StimpillServer, at: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAtDesk(page, server, { person: owner, at });
  return page;
}

async function rename(page: Page, to: string): Promise<void> {
  await page.getByLabel('Department', { exact: true }).fill(to);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test('a setting that somebody changes stands in the log, with what it was before', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: 'company/settings' });
  await page.getByLabel('Photos, in days').fill('14');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Log', exact: true }).click();

  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('company settings changed');
  await expect(first.getByText('days that photos are kept')).toBeVisible();
  await expect(first.locator('del')).toContainText('30');
  await expect(first.locator('ins')).toContainText('14');
  await expect(first.getByRole('button', { name: owner.name })).toBeVisible();
});

test('the second of two people who change a department sees both versions and decides', async ({
  page,
  browser,
  server,
}) => {
  const at = 'company/departments';
  await signInAtDesk(page, server, { person: owner, at });
  const other = await anotherDesk(browser, server, at);
  await page.getByRole('button', { name: 'Rename Kaffihús' }).click();
  await expect(page.getByLabel('Department', { exact: true })).toHaveValue('Kaffihús');
  await other.getByRole('button', { name: 'Rename Kaffihús' }).click();
  await rename(other, 'Kaffibar');
  await expect(other.getByText('The department has its new name.')).toBeVisible();

  await rename(page, 'Kaffistofa');

  const both = page.getByRole('dialog', { name: 'This was changed meanwhile' });
  await expect(both.getByRole('cell', { name: 'Kaffistofa' })).toBeVisible();
  await expect(both.getByRole('cell', { name: 'Kaffibar' })).toBeVisible();
  await both.getByRole('button', { name: 'Save yours over it' }).click();
  await expect(page.getByRole('rowheader', { name: 'Kaffistofa' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('rowheader', { name: 'Kaffistofa' })).toBeVisible();
  await other.context().close();
});

test('the second of two people who change the settings sees both versions, and takes over the one of the other', async ({
  page,
  browser,
  server,
}) => {
  const at = 'company/settings';
  await signInAtDesk(page, server, { person: owner, at });
  const other = await anotherDesk(browser, server, at);
  const days = (desk: Page) => desk.getByLabel('Photos, in days');
  const save = (desk: Page) => desk.getByRole('button', { name: 'Save', exact: true }).click();
  for (const desk of [page, other]) await expect(days(desk)).toHaveValue('30');
  await days(other).fill('21');
  await save(other);
  await expect(other.getByText('The settings are saved.')).toBeVisible();
  await days(page).fill('14');

  await save(page);

  const both = page.getByRole('dialog', { name: 'This was changed meanwhile' });
  await expect(both.getByRole('row').filter({ hasText: '14' }).filter({ hasText: '21' })).toBeVisible();
  await both.getByRole('button', { name: 'Keep what is on the server' }).click();
  await expect(days(page)).toHaveValue('21');
  await other.context().close();
});

test('a department with a name that another one has is refused beside its name', async ({ page, server }) => {
  await signInAtDesk(page, server, { person: owner, at: 'company/departments?open=new' });

  await page.getByLabel('Department', { exact: true }).fill(' bakarí ');
  await page.getByRole('dialog').getByRole('button', { name: 'Add a department' }).click();

  await expect(page.getByText('Another one has this name already. Use another name.')).toBeVisible();
  await expect(page.getByLabel('Department', { exact: true })).toBeFocused();
});
