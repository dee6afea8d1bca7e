// Leave from the request to the calendar, by keyboard, with a real server.
import { expect, type Page } from '@playwright/test';
import { aegir, owner, thorunn } from '../support/company.ts';
import { collectFaults, signInAtDesk } from '../support/desk.ts';
import { test } from '../support/test.ts';

async function askFor(page: Page, name: string, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: 'Write down a request' }).click();
  await page.getByLabel('Person', { exact: true }).selectOption(name);
  await page.getByLabel('First day').fill(from);
  await page.getByLabel('Last day').fill(to);
  await page.getByLabel('Note').fill('Sumarfrí');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The request waits.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('requests are decided by keyboard, taken back, and stand in the calendar', async ({ page, server }) => {
  const faults = collectFaults(page);
  await signInAtDesk(page, server, { person: owner, at: 'leave' });
  await askFor(page, aegir.name, '13.4.2026', '19.4.2026');
  await askFor(page, thorunn.name, '15.4.2026', '16.4.2026');
  await expect(page.getByRole('link', { name: 'Leave Requests that wait: 2' })).toBeVisible();

  await page.getByRole('link', { name: aegir.name }).focus();
  const request = page.getByRole('article', { name: aegir.name });
  await expect(request.getByText('5 working days · 40 h')).toBeVisible();
  await expect(request.getByText('vacation +40:00')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText(`The leave of ${aegir.name} is approved.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The request waits again.')).toBeVisible();

  await page.getByRole('link', { name: aegir.name }).focus();
  await expect(request.getByText('vacation +40:00')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('article', { name: thorunn.name })).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('Of fáir á vakt');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('No request waits.')).toBeVisible();
  // It is chosen once the address says so, a moment after the press.
  const lastYear = page.getByRole('radio', { name: 'Last 12 months' });
  await lastYear.click({ force: true });
  await expect(lastYear).toBeChecked();
  await page.getByRole('link', { name: thorunn.name }).focus();
  await expect(page.getByText('Of fáir á vakt')).toBeVisible();

  await page.goto(`${server.origin}/desk/leave?view=calendar&month=2026-04`);
  await expect(page.getByRole('row', { name: aegir.name }).getByRole('button')).toHaveCount(5);
  expect(faults).toEqual([]);
});

test('an absence is entered from a person, with what it changes in pay, then changed and removed', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: `people/${aegir.id}` });
  await page.getByRole('link', { name: 'Enter an absence' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Person', { exact: true })).toHaveValue(aegir.id);
  await dialog.getByLabel('Kind').selectOption('Sick');
  await dialog.getByLabel('First day').fill('14.4.2026');
  await dialog.getByLabel('Last day').fill('15.4.2026');
  await dialog.getByLabel('How much of each day').selectOption('A part in %');
  await dialog.getByLabel('Percent of the day').fill('50');
  await expect(dialog.getByText('sick leave +8:00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(page.getByText('2 days are entered.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/desk/leave?view=calendar&month=2026-04`);
  await page.getByRole('button', { name: '14 Apr 2026 · Sick, 4 h' }).click();
  await page.getByRole('radio', { name: 'All 2 days in a row' }).check({ force: true });
  await page.getByRole('radio', { name: 'Remove' }).check({ force: true });
  await expect(page.getByRole('dialog').getByText('sick leave −8:00')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The days are removed.')).toBeVisible();
  await expect(page.getByText('Nobody is away in this month.')).toBeVisible();
});
