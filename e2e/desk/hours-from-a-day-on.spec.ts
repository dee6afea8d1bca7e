// Somebody on hourly pay whose holidays pay nothing: named on Today, with hours that follow from the last 13 weeks, until these are confirmed.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { company, owner, thorunn } from '../support/company.ts';
import { signInAtDesk } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';

const COMPANY = fileURLToPath(new URL('../support/company.yaml', import.meta.url));
/** A Monday, a month before Easter. */
const MORNING = '2026-03-02T08:42:00.000Z';
const DAY_MS = 86_400_000;

/** Monday to Friday from 08:00 to 16:00, in the thirteen weeks before. */
const ENTRIES = Array.from({ length: 91 }, (_, day) => new Date(Date.parse(MORNING) - (day + 1) * DAY_MS))
  .filter((date) => ![0, 6].includes(date.getUTCDay()))
  .map((date, place) => {
    const [day, id] = [
      date.toISOString().slice(0, 10),
      `11111111-0000-4000-8000-${String(place).padStart(12, '7')}`,
    ];
    return `  - { id: ${id}, employeeId: ${thorunn.id}, startAtUtc: ${day}T08:00:00Z, endAtUtc: ${day}T16:00:00Z }`;
  });

test('a holiday that would pay nothing is named on Today, and pays once the proposed hours are confirmed', async ({
  page,
  server,
}, testInfo) => {
  const yaml = await readFile(COMPANY, 'utf8');
  const name = `displayName: ${thorunn.name}`;
  const hourly = yaml.replace(name, `${name}\n    payBasis: hourly`);
  const file = testInfo.outputPath('hourly.yaml');
  await writeFile(file, `${hourly}\ntimeEntries:\n${ENTRIES.join('\n')}\n`);
  await server.commandLine('company', 'import', file);
  await server.moveClockTo(MORNING);
  await page.clock.setFixedTime(MORNING);
  await page.setViewportSize({ width: 390, height: 844 });

  await signInAtDesk(page, server, { person: owner, at: 'today' });
  await page.getByRole('list', { name: 'Whom a holiday pays nothing' }).getByText(thorunn.name).click();

  await expect(page.getByText('Monday – Friday 08:00–16:00')).toBeVisible();
  const weeks = page.getByRole('table', { name: 'What was worked in the last 13 weeks' });
  await expect(weeks.getByRole('row')).toHaveCount(14);
  await expect(weeks.getByRole('row', { name: /22 Dec 2025/ })).toContainText('holiday');
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWider).toBe(false);
  expect(await runAxe(page)).toEqual([]);

  await page.getByRole('button', { name: 'Confirm from a day on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Regular hours from a day on' });
  await expect(dialog).toContainText('2 Apr 2026: 0 min before, 8 h then');
  expect(await runAxe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Confirm' }).click();

  await expect(page.getByText('These hours hold from 1 Mar 2026 on.')).toBeVisible();
  await expect(page.getByText('From 1 Mar 2026', { exact: true })).toBeVisible();
  const said = await server.commandLine(
    ...['explain', company.id, thorunn.id, '--day', '2026-04-03', '--language', 'en', '--json'],
  );
  expect(said).toContain('480');
});
