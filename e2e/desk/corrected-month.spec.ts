// A month of a workshop after it was sent: sick minutes without a code, a correction that moves overtime of approved days, and the next run.
import { expect, type Page } from '@playwright/test';
import { company, owner } from '../support/company.ts';
import { enterHours, signInAtDesk } from '../support/desk.ts';
import { test } from '../support/test.ts';

test.use({ companyFile: 'company-workshop.yaml' });

const ARI = '11111111-0000-4000-8000-0000000000e1';
const FEBRUARY = 'month?from=2026-02-01&profile=dk';

/** One day alone, as a person would by another program. */
async function openDay(page: Page, date: string): Promise<void> {
  const status = await page.evaluate(
    async ({ address, body }) =>
      (
        await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-stimpill': 'desk' },
          body: JSON.stringify(body),
        })
      ).status,
    {
      address: `/api/manage/v1/companies/${company.id}/payroll-month/reopening`,
      body: { startDate: date, endDate: date, employeeIds: [ARI], reason: 'Three hours are missing' },
    },
  );
  expect(status).toBe(200);
}

const approve = async (page: Page) => {
  await page.getByRole('button', { name: 'Approve 1 person' }).click();
  await expect(page.getByText('1 person approved.', { exact: true })).toBeVisible();
};

const send = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  await downloading;
  await dialog.getByRole('button', { name: 'Close' }).click();
};

test('sick minutes without a code go with a reason, and what a correction moves is marked, approved anew and sent by the next run', async ({
  page,
  server,
}) => {
  await server.moveClockTo('2026-03-02T09:00:00.000Z');
  await signInAtDesk(page, server, { person: owner, at: FEBRUARY });
  // Four Saturdays, of which the first is three hours short; 15.17 hours of a month are overtime 1.
  await enterHours(page, ARI, '2026-02-07T10:00:00.000Z', '2026-02-07T11:00:00.000Z');
  for (const day of ['14', '21', '28'])
    await enterHours(page, ARI, `2026-02-${day}T10:00:00.000Z`, `2026-02-${day}T14:00:00.000Z`);
  await page.reload();
  await approve(page);

  // Nobody else pays the sick minutes: the file is made without them only with a reason.
  await page.getByRole('button', { name: 'Look at the file' }).click();
  await page.getByLabel('Ari Bergsson, sick leave, 8 h: why without it').fill('Paid in March');
  await page.getByRole('button', { name: 'Go on without these' }).click();
  await expect(page.getByText('Ari Bergsson, sick leave, 8 h: Paid in March')).toBeVisible();
  await send(page);

  // The correction leaves the last Saturday as it was approved; Today names it and leads to the approval.
  await openDay(page, '2026-02-07');
  await enterHours(page, ARI, '2026-02-07T11:00:00.000Z', '2026-02-07T14:00:00.000Z');
  await page.goto(`${server.origin}/desk/today`);
  const marked = page.getByRole('region', { name: /^Approved figures would change/ }).getByRole('listitem');
  await expect(marked).toContainText('28 Feb 2026');
  await marked.getByRole('link', { name: 'Approve again' }).click();
  await approve(page);
  await page.goto(`${server.origin}/desk/today`);
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Approved figures would change/ })).toBeHidden();

  // The run of March has the difference, and names February and its days.
  await server.moveClockTo('2026-04-01T09:00:00.000Z');
  await signInAtDesk(page, server, { person: owner, at: 'month?from=2026-03-01&profile=dk' });
  await enterHours(page, ARI, '2026-03-07T10:00:00.000Z', '2026-03-07T14:00:00.000Z');
  await page.reload();
  await approve(page);
  await page.getByRole('button', { name: 'Look at the file' }).click();
  const older = page.getByRole('region', { name: 'Corrections of periods that were sent before' });
  await expect(older.getByRole('listitem')).toContainText(
    'Ari Bergsson, 1 Feb 2026 to 28 Feb 2026 (days: 7 Feb 2026, 28 Feb 2026)',
  );
  await send(page);
});
