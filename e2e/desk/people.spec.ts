import { expect } from '@playwright/test';
import { aegir, owner } from '../support/company.ts';
import { signInAtDesk } from '../support/desk.ts';
import { test } from '../support/test.ts';

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

test('somebody who leaves without clocking out is in nowhere, and stays a question', async ({
  page,
  server,
  kiosk,
}) => {
  await kiosk.comeAndPunch(aegir);
  await expect(kiosk.page.getByText('Confirmed by the server')).toBeVisible();
  await signInAtDesk(page, server, { person: owner, at: 'people' });
  await expect(page.getByText(/, 1 in now$/)).toBeVisible();

  await page.goto(`${server.origin}/desk/people/${aegir.id}/employment`);
  await page.getByRole('button', { name: 'End the employment' }).click();
  const dialog = page.getByRole('dialog', { name: 'When is the last day?' });
  await expect(dialog).toContainText('This person is clocked in since');
  await dialog.getByLabel('Last day').fill('2.1.2026');
  await dialog.getByRole('button', { name: 'End the employment' }).click();
  await expect(page.getByText('The last day is 2 Jan 2026.')).toBeVisible();

  await page.goto(`${server.origin}/desk/people?show=left`);
  await expect(page.getByText(/, 0 in now$/)).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(aegir.name) });
  await expect(row).toContainText('Clock-out missing since');
  await page.goto(`${server.origin}/desk/today`);
  await expect(page.getByRole('region', { name: 'Not planned today' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(aegir.name);
  await page.goto(`${server.origin}/desk/inbox`);
  await expect(page.getByText('In, but no longer employed').first()).toBeVisible();
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
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'History' }).press('Enter');

  const newest = page.getByRole('main').locator('ol > li', { hasText: owner.name }).first();
  await expect(newest).toContainText('Bakari Yfirbakari');
});

test('the second of two people who change the same field of a person sees both versions and decides', async ({
  page,
  browser,
  server,
}) => {
  const at = `people/${aegir.id}`;
  const other = await (await browser.newContext()).newPage();
  await signInAtDesk(page, server, { person: owner, at });
  await signInAtDesk(other, server, { person: owner, at });
  for (const each of [page, other]) await expect(each.getByLabel('Job title')).toHaveValue('Bakari');
  const save = async (desk: typeof page, label: string, value: string) => {
    await desk.getByLabel(label).fill(value);
    await desk.getByLabel(label).press('Enter');
  };
  await save(other, 'Job title', 'Yfirbakari');
  await expect(other.getByText('Saved.', { exact: true })).toBeVisible();

  await save(page, 'Job title', 'Bakaranemi');

  const both = page.getByRole('dialog', { name: 'This was changed meanwhile' });
  await expect(both.getByRole('cell', { name: 'Yfirbakari' })).toBeVisible();
  await both.getByRole('button', { name: 'Save yours over it' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('Job title')).toHaveValue('Bakaranemi');
  await other.context().close();
});
