import { expect } from '@playwright/test';
import { company, thorunn } from '../support/company.ts';
import { touch } from '../support/pages/touch.ts';
import { untilInstalled } from '../support/pages/until-installed.ts';
import { test } from '../support/test.ts';

test.use({ stopsServer: true });

test('a manager at the tablet sees each question until it is decided, and reads that nobody knows while there is no server', async ({
  kiosk,
  server,
}) => {
  const { page, punch, comeAndPunch } = kiosk;
  const press = (name: string) => touch(page, page.getByRole('button', { name, exact: true }).last());
  const set = await server.commandLine('manager-code', 'set', company.id, '--json');
  const { issuedCode } = JSON.parse(set) as { readonly issuedCode: string };
  const openReviews = async () => {
    await press('Manager');
    await press('Manager');
    for (const digit of issuedCode) await page.getByRole('button', { name: digit, exact: true }).click();
    await press('Open');
    await press('To decide');
  };
  await server.moveClockTo('2026-03-06T06:58:00.000Z');
  await page.reload();
  await untilInstalled(page);
  await comeAndPunch(thorunn);
  await punch.callWrong();
  await page.reload();

  await openReviews();
  const row = page.getByRole('listitem').filter({ hasText: thorunn.name });
  await expect(row).toContainText('Somebody said: not me, or wrong.');
  await expect(row).toContainText('06:58');

  await server.stop();
  await press('Ask again');
  await expect(page.getByRole('alert')).toContainText('this tablet cannot say what waits');
  await press('Lock and leave');
  await server.startAgain();
  const { data } = await server.call('listReviews', { companyId: company.id });
  const [item] = data as readonly { readonly id: string }[];
  const about = { companyId: company.id, reviewId: item?.id ?? '' };
  await server.call('settleReview', about, { decision: 'accept', reason: 'It was her' });
  await openReviews();

  await expect(page.getByText(/^Nothing is waiting for a manager/)).toBeVisible();
});
