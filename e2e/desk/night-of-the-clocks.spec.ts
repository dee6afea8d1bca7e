// The night in which the clocks are set back, at the desk of a company in Warsaw: anyone who types 02:30 sees both and chooses, at phone width too.
import { expect } from '@playwright/test';
import { aegir, owner } from '../support/company.ts';
import { collectFaults, signInAtDesk } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';

const NOW = '2026-10-27T12:00:00.000Z';

test('of a time that the clock shows twice the second is chosen by keyboard, and the entry has it', async ({
  page,
  server,
}) => {
  const faults = collectFaults(page);
  await server.moveClockTo(NOW);
  await page.clock.setFixedTime(NOW);
  await signInAtDesk(page, server, { person: owner, at: 'company/settings' });
  await page.getByLabel('Time zone').selectOption('Europe/Warsaw');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${server.origin}/desk/timesheets/${aegir.id}?from=2026-10-25`);
  await page.getByRole('button', { name: 'Add time' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add time' });
  await dialog.getByLabel('First day').fill('25.10.2026');
  await dialog.getByLabel('Last day').fill('25.10.2026');
  await dialog.getByRole('textbox', { name: 'End', exact: true }).fill('6');
  await dialog.getByRole('textbox', { name: 'Start', exact: true }).fill('2:30');
  const both = dialog.getByRole('group', { name: 'Start: the clock shows 02:30 twice in that night' });
  await both.getByRole('radio', { name: '02:30, first time (UTC+2)' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(both.getByRole('radio', { name: '02:30, second time (UTC+1)' })).toBeChecked();
  expect(await runAxe(page)).toEqual([]);
  await dialog.getByLabel('Why').fill('The tablet was off');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  await expect(page.getByText('02:30 (UTC+1)–06:00').first()).toBeVisible();
  expect(faults).toEqual([]);
});
