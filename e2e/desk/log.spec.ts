// The log and the accounts of other systems, with a real server.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { accountant, owner } from '../support/company.ts';
import { signInAtDesk } from '../support/desk.ts';
import { test } from '../support/test.ts';

test('the log is narrowed by kind, taken along as a file, and read by accountants', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: accountant, at: 'log' });
  await page.getByLabel('Kind of record').selectOption('Departments');
  await expect(page).toHaveURL(/\/desk\/log\?subject=department$/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await downloading;

  expect(file.suggestedFilename()).toBe('log.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain('Kaffihús');
  expect(text).not.toContain('Ægir');
  await page.reload();
  await expect(page.getByLabel('Kind of record')).toHaveValue('department');
});

test('another system signs in with the secret that is shown once, until its account is ended', async ({
  page,
  server,
}) => {
  const signIn = async (email: string, password: string) =>
    (await page.request.post(`${server.origin}/api/v1/auth/login`, { data: { email, password } })).status();
  await signInAtDesk(page, server, { person: owner, at: 'service-accounts?open=new' });
  await page.getByLabel('System', { exact: true }).fill('Payroll');
  await page.getByRole('dialog').getByRole('button', { name: 'Make a service account' }).click();
  const made = page.getByRole('dialog', { name: 'The secret is shown this once' });
  await expect(made).toBeVisible();
  const [name = '', secret = ''] = await made.locator('code').allTextContents();
  expect(await signIn(name, secret)).toBe(200);
  await made.getByRole('button', { name: 'I have stored the secret' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  await page
    .getByRole('row', { name: /Payroll/ })
    .getByRole('button', { name: 'End' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();

  await expect(page.getByText('The account has ended.')).toBeVisible();
  await expect(page.getByText('No other system signs in yet')).toBeVisible();
  expect(await signIn(name, secret)).toBe(401);
});
