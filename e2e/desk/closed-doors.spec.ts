// Somebody comes by address or palette to what they may not see or do: the page says so and leads on, and nothing is written.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { accountant, aegir, company, manager, owner, thorunn } from '../support/company.ts';
import { comeTo, signInAtDesk } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import type { StimpillServer } from '../support/stimpill-server.ts';
import { test } from '../support/test.ts';

const COMPANY = fileURLToPath(new URL('../support/company.yaml', import.meta.url));
const BAKERY = '11111111-0000-4000-8000-0000000000d1';

/** From now on the manager sees the people of the bakery, and Þórunn is not one of them. */
async function limitManager(server: StimpillServer, file: string): Promise<void> {
  const people = await readFile(COMPANY, 'utf8');
  const limited = `password: ${manager.password}\n    limitedToDepartmentIds: [${BAKERY}]`;
  await writeFile(file, people.replace(`password: ${manager.password}`, limited));
  await server.commandLine('company', 'import', file);
}

/** How many lines the log has: each thing that is written is one at least. */
async function written(page: Page): Promise<number> {
  const address = `/api/manage/v1/companies/${company.id}/changes?limit=200`;
  const headers = { 'x-stimpill': 'desk' };
  const answer: unknown = await page.evaluate(
    async (asked): Promise<unknown> => (await fetch(asked.address, { headers: asked.headers })).json(),
    { address, headers },
  );
  return (answer as { readonly data: { readonly changes: readonly unknown[] } }).data.changes.length;
}

const paletteOf = (page: Page) => page.getByRole('dialog').getByRole('combobox');

async function findsNothing(page: Page, typed: string): Promise<void> {
  const before = page.url();
  await page.keyboard.press('Control+k');
  await paletteOf(page).fill(typed);
  await expect(page.getByRole('dialog').getByText('Nothing found.')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(paletteOf(page)).toHaveCount(0);
}

test('a manager of one department who comes to somebody of another is told so, led on, and writes nothing', async ({
  page,
  browser,
  server,
}, testInfo) => {
  await limitManager(server, testInfo.outputPath('limited.yaml'));
  const owners = await (await browser.newContext()).newPage();
  await signInAtDesk(owners, server, { person: owner, at: 'account' });
  await signInAtDesk(page, server, { person: manager, at: `people/${thorunn.id}/access?open=pin` });
  const before = await written(owners);
  const nobody = page.getByRole('heading', { level: 1, name: 'There is no such person.' });
  const on = page.getByRole('link', { name: 'To the people you see' });

  for (const at of [`people/${thorunn.id}/access?open=pin`, `timesheets/${thorunn.id}`]) {
    await comeTo(page, `${server.origin}/desk/${at}`);
    await expect(nobody).toBeVisible();
    await expect(page.getByText('work in a department that is not yours')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText(thorunn.name);
    expect(await runAxe(page)).toEqual([]);

    await on.dblclick();
    await expect(page.getByRole('rowheader', { name: aegir.name })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(thorunn.name);
    await page.goBack();
    await expect(nobody).toBeVisible();
  }

  await page.context().setOffline(true);
  await expect(page.getByText('No connection to the server.')).toBeAttached();
  await on.click();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(nobody).toBeVisible();

  await findsNothing(page, thorunn.name);
  await findsNothing(page, `sick ${thorunn.name.split(' ')[0]}`);
  await comeTo(page, `${server.origin}/desk/leave?open=new&person=${thorunn.id}`);
  const dialog = page.getByRole('dialog', { name: 'Enter an absence' });
  const person = dialog.getByRole('combobox', { name: 'Person' });
  await expect(person).toHaveValue('');
  await person.fill(thorunn.name);
  await expect(dialog.getByRole('option', { name: thorunn.name })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Enter', exact: true })).toBeDisabled();
  expect(await written(owners)).toBe(before);
});

test('a right that is taken away while the form lies open ends with it: the press is refused, and nothing is entered', async ({
  page,
  browser,
  server,
}, testInfo) => {
  await signInAtDesk(page, server, {
    person: manager,
    at: `leave?open=new&person=${thorunn.id}`,
  });
  const dialog = page.getByRole('dialog', { name: 'Enter an absence' });
  await expect(dialog.getByRole('combobox', { name: 'Person' })).toHaveValue(thorunn.name);
  await dialog.getByLabel('Kind').selectOption('Sick');
  await dialog.getByLabel('First day').fill('14.4.2026');
  await dialog.getByLabel('Last day').fill('14.4.2026');
  await dialog.getByLabel('Hours of a working day').fill('8');
  await expect(dialog.getByText('sick leave +8:00')).toBeVisible();
  await limitManager(server, testInfo.outputPath('limited.yaml'));
  const owners = await (await browser.newContext()).newPage();
  await signInAtDesk(owners, server, { person: owner, at: 'account' });
  const before = await written(owners);

  await dialog.getByRole('button', { name: 'Enter', exact: true }).dblclick();

  await expect(dialog.getByText('Not saved: look at what is marked.')).toBeVisible();
  await expect(dialog.getByText('You do not see this person, or no longer.').first()).toBeVisible();
  expect(await written(owners)).toBe(before);
  await page.reload();
  await expect(page.locator('body')).not.toContainText(thorunn.name);
});

test('an accountant who comes to what others do is told so, led on, and writes nothing', async ({
  page,
  browser,
  server,
}) => {
  const owners = await (await browser.newContext()).newPage();
  await signInAtDesk(owners, server, { person: owner, at: 'account' });
  await signInAtDesk(page, server, { person: accountant, at: 'people/new' });
  const before = await written(owners);
  const notYours = page.getByRole('heading', { level: 1, name: 'This page is not part of your role.' });
  const on = page.getByRole('link', { name: 'To the first page' });

  for (const at of ['people/new', 'people/import', 'inbox', 'service-accounts']) {
    await comeTo(page, `${server.origin}/desk/${at}`);
    await expect.soft(notYours, at).toBeVisible();
    await expect.soft(page.getByText('An owner of the company can see it.'), at).toBeVisible();
    await expect.soft(page.getByRole('main').getByRole('button'), at).toHaveCount(0);
  }
  expect(await runAxe(page)).toEqual([]);

  await on.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.goBack();
  await expect(notYours).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('No connection to the server.')).toBeAttached();
  await on.dblclick();
  await expect(notYours).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText('No connection to the server.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.goBack();
  await expect(notYours).toBeVisible();

  // The page is theirs, and what lies open on it is not.
  for (const at of [
    `people/${thorunn.id}/access?open=pin`,
    `leave?open=new&person=${thorunn.id}`,
    'timesheets?open=many',
    'company/holidays?open=new',
    'company/departments?open=new',
  ]) {
    await comeTo(page, `${server.origin}/desk/${at}`);
    await expect.soft(page.getByRole('heading', { level: 1 }), at).toBeVisible();
    await expect.soft(page.getByRole('dialog'), at).toHaveCount(0);
    await expect.soft(page.getByText('Something went wrong'), at).toHaveCount(0);
  }
  for (const typed of ['PIN', 'Add a person', `sick ${thorunn.name.split(' ')[0]}`])
    await findsNothing(page, typed);
  expect(await written(owners)).toBe(before);
});
