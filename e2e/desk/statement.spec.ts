// The monthly statement: made by the built server in its own thread, for one person and for all, and found in the downloads.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { addTime } from '../support/add-time.ts';
import { aegir, owner } from '../support/company.ts';
import { collectFaults, signInAtDesk } from '../support/desk.ts';
import { test } from '../support/test.ts';

const NOW = '2026-04-02T12:00:00.000Z';

test('the statement of a month is made for one person, after a lost network, and then for everybody', async ({
  page,
  server,
}) => {
  const faults = collectFaults(page);
  await server.moveClockTo(NOW);
  await page.clock.setFixedTime(NOW);
  const reason = 'The tablet was off';
  await addTime(server, aegir.id, {
    ...{ startAtUtc: '2026-03-02T08:00:00Z', endAtUtc: '2026-03-02T16:00:00Z', reason },
  });
  await signInAtDesk(page, server, { person: owner, at: `timesheets/${aegir.id}?from=2026-03-01` });

  const dialog = page.getByRole('dialog');
  const make = dialog.getByRole('button', { name: 'Make' });
  await page.getByRole('button', { name: 'Statement', exact: true }).click();
  await expect(dialog.getByText('1 Mar 2026 to 31 Mar 2026')).toBeVisible();
  await dialog.getByLabel('Language').selectOption('Polski');
  await page.context().setOffline(true);
  await make.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  const one = page.waitForEvent('download');
  await make.dblclick();
  const paper = await one;
  await expect(page.getByText(`The statement of ${aegir.name} is made.`)).toBeVisible();
  expect(paper.suggestedFilename()).toBe(`${aegir.name} 2026-03-01–2026-03-31.pdf`);
  expect((await readFile(await paper.path())).subarray(0, 8).toString()).toBe('%PDF-1.7');

  await page.goto(`${server.origin}/desk/month?from=2026-03-01`);
  await page.getByRole('button', { name: 'Statements of those shown' }).click();
  await expect(dialog.getByText('not made').first()).toBeVisible();
  const people = await dialog.getByRole('listitem').count();
  const all = page.waitForEvent('download');
  await make.click();
  const file = await all;
  await expect(page.getByText(`${people} statements are made.`)).toBeVisible();
  expect(file.suggestedFilename()).toBe('Statements 2026-03-01–2026-03-31.zip');
  expect(people).toBeGreaterThan(1);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  expect(faults).toEqual([]);
});
