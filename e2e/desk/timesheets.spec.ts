// The timesheets of a company: one punch for many after an outage, the grid by keyboard, the day, the phone, and the charts.
import { expect } from '@playwright/test';
import { aegir, lukasz, owner } from '../support/company.ts';
import { collectFaults, signInAtDesk } from '../support/desk.ts';
import { test } from '../support/test.ts';

const NOW = '2026-03-20T12:00:00.000Z';

test('after an outage everybody gets the same punch, and grid, day, phone and charts show it', async ({
  page,
  server,
}) => {
  const faults = collectFaults(page);
  await server.moveClockTo(NOW);
  await page.clock.setFixedTime(NOW);
  await signInAtDesk(page, server, { person: owner, at: 'timesheets?from=2026-03-02' });

  const tryPunch = async () => {
    await page.getByRole('button', { name: 'One punch for many' }).press('Enter');
    const fields = page.getByRole('dialog', { name: 'One punch for many' });
    await fields.getByLabel('Day').fill('2.3.2026');
    await fields.getByLabel('Start').fill('8');
    await fields.getByLabel('End').fill('16');
    await fields.getByRole('button', { name: 'All of these' }).press('Enter');
    await fields.getByLabel('Why').fill('The tablet was off');
    await page.keyboard.press('Enter');
    return page.getByRole('dialog', { name: 'What it does: 2 Mar 2026 08:00–16:00' });
  };
  const checked = await tryPunch();
  await expect(checked.getByRole('row', { name: aegir.name })).toContainText('worked +');
  await checked.getByRole('button', { name: /^Write it for/ }).press('Enter');
  await expect(page.getByText(/^It is written for \d+ people\.$/)).toBeVisible();

  // By keyboard to the day of somebody, and back.
  const worked = page
    .getByRole('row', { name: aegir.name })
    .getByRole('gridcell', { name: /^Monday 2 Mar 2026: worked/ });
  await expect(worked).toContainText(/^\d+:\d\d/);
  await page.getByRole('link', { name: aegir.name }).focus();
  await page.keyboard.press('ArrowRight');
  while (!(await worked.evaluate((cell) => cell === document.activeElement)))
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/day=2026-03-02/);
  await expect(page.locator('#day-2026-03-02')).toBeFocused();
  await page.goBack();
  await expect(worked).toBeVisible();

  // The same once more overlaps what is there now, and says with what.
  const again = await tryPunch();
  await expect(again.getByText('It fits nobody. Nothing is written.')).toBeVisible();
  await expect(again.getByRole('row', { name: lukasz.name })).toContainText(
    'It overlaps the entry 2 Mar 2026 08:00–16:00',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('row', { name: aegir.name })).toContainText(/\d+ h/);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Charts' }).click();
  await expect(page.getByRole('img', { name: /^Hours by week and class: 13 weeks/ })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('hours.csv');
  expect(faults).toEqual([]);
});
