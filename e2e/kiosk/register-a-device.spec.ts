import { expect } from '@playwright/test';
import { accountant, company, manager } from '../support/company.ts';
import { setUpPage } from '../support/pages/set-up-page.ts';
import { test } from '../support/test.ts';

test('a manager turns a tablet into a punch clock', async ({ page, server }) => {
  const setUp = setUpPage(page);
  await page.goto(server.origin);

  await setUp.chooseLanguage();
  await setUp.passWelcome();
  await setUp.describeTablet({ name: 'Kitchen' });
  await setUp.signIn(manager);
  await setUp.finish();

  await expect(page.getByRole('heading', { name: company.name })).toBeVisible();
  await expect(page.getByText('Kitchen')).toBeVisible();
});

test('a wrong password and a wrong role are told apart, and nothing is registered', async ({
  page,
  server,
}) => {
  const setUp = setUpPage(page);
  await page.goto(server.origin);
  await setUp.chooseLanguage();
  await setUp.passWelcome();
  await setUp.describeTablet({ name: 'Kitchen' });

  await setUp.signIn({ ...manager, password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText('The e-mail or the password is wrong');

  await setUp.signIn(accountant);
  await expect(page.getByRole('alert')).toContainText('may not register tablets');
});

test('a registered tablet stays registered after a restart', async ({ kiosk }) => {
  await kiosk.page.reload();

  await expect(kiosk.page.getByRole('button', { name: 'Touch to clock in or out' })).toBeVisible();
});
