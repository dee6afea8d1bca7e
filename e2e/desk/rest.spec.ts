// Departures from rest at the desk: found in punched time, made good by a booking, and taken along as a file.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { addTime } from '../support/add-time.ts';
import { aegir, owner } from '../support/company.ts';
import { collectFaults, signInAtDesk } from '../support/desk.ts';
import { test } from '../support/test.ts';

const NOW = '2026-03-20T12:00:00.000Z';

test('a short night is found, looked for in the wrong place, given back, and stands in the file', async ({
  page,
  server,
}) => {
  const faults = collectFaults(page);
  await server.moveClockTo(NOW);
  await page.clock.setFixedTime(NOW);
  await signInAtDesk(page, server, { person: owner, at: 'timesheets/rest' });
  // Nobody has worked, and that is all that is said: whose age is not known is not judged.
  await expect(page.getByRole('heading', { name: 'No departures in this period' })).toBeVisible();
  await expect(
    page.getByText(/^Every right that can be judged was kept\. Something of \d+ people/),
  ).toBeVisible();
  const unknown = page.getByRole('table', { name: 'Not judged' }).getByRole('row', { name: aegir.name });
  await expect(unknown.filter({ hasText: 'no birth date is recorded' })).toBeVisible();

  const reason = 'The tablet was off';
  const work = (startAtUtc: string, endAtUtc: string) =>
    addTime(server, aegir.id, { startAtUtc, endAtUtc, reason });
  await work('2026-03-02T08:00:00Z', '2026-03-02T23:00:00Z');
  await work('2026-03-03T08:00:00Z', '2026-03-03T16:00:00Z');
  await page.reload();
  const rest = page
    .getByRole('table', { name: 'Departures' })
    .getByRole('row', { name: aegir.name })
    .filter({ hasText: 'Daily rest' });
  await expect(rest).toContainText('9 h of rest, 11 h are due');
  await expect(rest).toContainText('3 h');
  await expect(rest).toContainText('Open');

  // The wrong turn: among what was given, and in the month before.
  await page.getByLabel('State').selectOption('Given');
  await expect(page.getByRole('heading', { name: 'No departure is like that' })).toBeVisible();
  await page.getByRole('link', { name: 'Pay period before' }).click();
  await expect(page.getByRole('heading', { name: 'No departures in this period' })).toBeVisible();
  await page.goBack();
  await page.getByLabel('State').selectOption('All');
  await expect(rest).toBeVisible();

  // The row leads to the days of the person, and back to the same list.
  await rest.click();
  await expect(page).toHaveURL(new RegExp(`/timesheets/${aegir.id}`));
  await page.goBack();
  await expect(rest).toBeVisible();

  // Where it stands it is booked: a wrong turn, a network that goes, and a hurried second press.
  const book = rest.getByRole('button', { name: 'Book what was given' });
  const dialog = page.getByRole('dialog');
  const reasonField = dialog.getByRole('textbox', { name: 'Why' });
  await book.click();
  await expect(dialog.getByRole('textbox', { name: 'How much' })).toHaveValue('03:00');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(rest).toContainText('Open');
  await book.click();
  await reasonField.fill('Fór heim á hádegi');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Book it' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Book it' }).dblclick();
  await expect(rest).toContainText('Given');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The booking is taken back.')).toBeVisible();
  await expect(rest).toContainText('Open');
  await book.click();
  await reasonField.fill('Fór heim á hádegi');
  await dialog.getByRole('button', { name: 'Book it' }).click();
  await expect(rest).toContainText('Given');
  await expect(book).toBeHidden();
  await expect(rest).toContainText(`3 h given on 20 Mar 2026, ${owner.name}: Fór heim á hádegi`);
  await expect(rest).not.toContainText('Open');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).press('Enter');
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('rest-2026-03-01.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines.filter((line) => line.includes(aegir.name) && line.includes('Daily rest'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('no birth date is recorded')).length).toBeGreaterThan(1);
  expect(faults).toEqual([]);
});
