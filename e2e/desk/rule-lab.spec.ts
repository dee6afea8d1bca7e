// A pay rule is tried on a month that has passed, read down to the minute, and then let hold from a day on.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { aegir, lukasz, owner } from '../support/company.ts';
import { addTime } from '../support/add-time.ts';
import { collectFaults, signInAtDesk } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';

const SHORTER_DAY = '7:30';

/** A Tuesday of last month that no calendar makes a holiday, yyyy-MM-dd. */
function aTuesday(): string {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 5));
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const limit = (page: Page) =>
  page.getByRole('group', { name: 'Overtime of a day' }).getByLabel('Limit (hours:minutes)');

async function replay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Replay it' }).click();
  await expect(page.getByRole('button', { name: 'Replay it' })).toBeVisible();
}

test('a shorter working day is replayed, its minutes are read with their reasons, and it holds from a day on', async ({
  page,
  server,
}) => {
  const faults = collectFaults(page);
  const date = aTuesday();
  for (const { id } of [aegir, lukasz]) {
    const end = id === aegir.id ? '17:00' : '15:00';
    const hours = { startAtUtc: `${date}T08:00:00Z`, endAtUtc: `${date}T${end}:00Z` };
    await addTime(server, id, { ...hours, reason: 'before the tablet' });
  }
  await signInAtDesk(page, server, { person: owner, at: 'company/pay-rules' });
  await page.getByRole('link', { name: 'Try a draft' }).click();

  await test.step('the rule in force makes no difference', async () => {
    await expect(limit(page)).toHaveValue('8:00');
    await replay(page);
    await expect(page.getByText('Nobody would have been paid otherwise.')).toBeVisible();
  });

  await test.step('a changed value does, and the result before it is called old', async () => {
    await limit(page).fill(SHORTER_DAY);
    await limit(page).press('Enter');
    await expect(page.getByText(/has changed since/)).toBeVisible();
    await replay(page);
    await expect(page.getByText(/^1 person of \d+ would have been paid otherwise\.$/)).toBeVisible();
    const sums = page.getByRole('table', { name: 'In total' });
    await expect(sums.getByRole('row').filter({ hasText: '−30 min' })).toHaveCount(1);
    expect(await runAxe(page)).toEqual([]);
  });

  await test.step('each minute says why, on both sides', async () => {
    await page.getByRole('button', { name: aegir.name }).press('Enter');
    const days = page.getByRole('dialog', { name: `${aegir.name}, day by day` });
    await days.getByRole('button', { expanded: false }).press('Enter');
    await expect(days.getByRole('heading', { name: 'Why the draft would pay so' })).toBeVisible();
    await expect(days.getByText('15:30–17:00').first()).toBeVisible();
    await expect(days.getByText('16:00–17:00').first()).toBeVisible();
    expect(await runAxe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(days).toBeHidden();
  });

  await test.step('the result is a file', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const text = await readFile(await (await coming).path(), 'utf8');
    expect(text).toContain(`${aegir.name};DV;480;450;-30`);
  });

  await test.step('what is no rule says where, and cannot be replayed', async () => {
    const text = page.getByLabel('The rule as YAML or JSON');
    await page.getByRole('radio', { name: 'Text' }).check({ force: true });
    const rule = await text.inputValue();
    await text.fill(rule.replace('limitMinutes: 450', 'limitMinutes: many'));
    await expect(page.getByText('It is no pay rule yet: 1 problem.')).toBeVisible();
    await expect(page.getByText(/definition\.mechanisms\[2\]\.limitMinutes must be/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Replay it' })).toBeDisabled();
    await text.fill(rule);
  });

  await test.step('from its day on it is the next version of the rule', async () => {
    await page.getByRole('button', { name: 'Let it hold from a day on' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Holds from').fill('1.1.2099');
    await dialog.getByLabel('Why').fill('Shorter working day');
    await dialog.getByRole('button', { name: 'Let it hold' }).click();
    await expect(page.getByText('The draft is the next version of the rule.')).toBeVisible();
    await page.getByRole('link', { name: 'Pay rules' }).first().click();
    await expect(page.getByLabel('Version')).toContainText('Version 2, from 1 Jan 2099');
  });
  expect(faults).toEqual([]);
});
