// A month of a small company, from the hours to the file of the payroll system and what changes after it, with a real server.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { aegir, lukasz, owner } from '../support/company.ts';
import { comeTo, enterHours, signInAtDesk, speak } from '../support/desk.ts';
import { test } from '../support/test.ts';

/** Every width at which the table is laid out in another way. */
const WIDTHS = [390, 768, 1280];

/** What of the page is cut, sticks out at the side, or scrolls sideways without being the table. */
function faultsOfLayout(): string[] {
  const nameOf = (element: Element) =>
    `${element.tagName} ${element.textContent.slice(0, 40)} at ${window.innerWidth}`;
  const scrolls = (element: Element | null): boolean =>
    element !== null && /auto|scroll/.test(getComputedStyle(element).overflowX);
  const faults: string[] = [];
  for (const element of [document.documentElement, ...document.querySelectorAll('main, main *')]) {
    const { left, right, width } = element.getBoundingClientRect();
    // What only a screen reader reads is a point.
    if (width <= 1) continue;
    const { overflowX, display } = getComputedStyle(element);
    const isWider = display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
    const holdsTable = element.querySelector(':scope > table') !== null;
    if (isWider && element.clientWidth > 1 && overflowX !== 'visible' && !(holdsTable && scrolls(element)))
      faults.push(`cut: ${nameOf(element)}`);
    const isInTable = scrolls(element.closest('table')?.parentElement ?? null);
    if ((left < -1 || right > window.innerWidth + 1) && !isInTable)
      faults.push(`outside: ${nameOf(element)}`);
  }
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page scrolls sideways');
  return faults;
}

test('a month goes from the hours to the file, and what changes after it goes as differences', async ({
  page,
  server,
}) => {
  await server.moveClockTo('2026-03-03T09:00:00.000Z');
  await signInAtDesk(page, server, { person: owner, at: 'month?from=2026-02-01', language: 'is' });
  await enterHours(page, aegir.id, '2026-02-02T08:00:00.000Z', '2026-02-02T16:00:00.000Z');
  await enterHours(page, aegir.id, '2026-02-03T08:00:00.000Z', '2026-02-03T16:00:00.000Z');
  await enterHours(page, lukasz.id, '2026-02-28T08:00:00.000Z', null);
  await page.reload();

  // The checklist names who is in the way; the rest is approved.
  const checks = page.getByRole('region', { name: 'Gátlisti' });
  await expect(checks.getByRole('list', { name: 'Útstimplanir sem vantar' })).toHaveText(lukasz.name);
  await page.getByRole('button', { name: 'Samþykkja 1 starfsmann' }).click();
  await expect(page.getByText('1 starfsmaður samþykktur.', { exact: true })).toBeVisible();

  // Somebody whom the payroll system does not know is put right where the line leads.
  await checks
    .getByRole('list', { name: /launakerfið þekkir ekki/ })
    .getByRole('link', { name: aegir.name })
    .click();
  await page.getByLabel('Kennitala starfsmanns', { exact: true }).fill('120174-3399');
  await page.getByRole('button', { name: 'Vista' }).click();
  await expect(page.getByRole('button', { name: 'Vista' })).toBeDisabled();
  await page.goto(`${server.origin}/desk/month?from=2026-02-01`);

  // Whatever the width, all of the table is there; Polish has the longest words.
  await speak(page, 'pl');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await comeTo(page, `${server.origin}/desk/month?from=2026-02-01`);
    await expect(page.getByRole('rowheader', { name: aegir.name })).toBeVisible();
    expect(await page.evaluate(faultsOfLayout)).toEqual([]);
  }
  await speak(page, 'is');
  await comeTo(page, `${server.origin}/desk/month?from=2026-02-01`);

  // The file is looked at, made, and taken along.
  await page.getByRole('button', { name: 'Skoða skrána' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('cell', { name: '1201743399' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  let files = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payroll-runs')) files += 1;
  });
  // Pressed twice before the first press can be seen.
  await dialog.getByRole('button', { name: 'Búa til skrána' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain(`1201743399;${aegir.name};Bakarí;DV;16,00;01.02.2026;28.02.2026`);
  await expect(dialog.getByText('Summurnar eru þær sem þú sást.')).toBeVisible();
  expect(files).toBe(1);
  await dialog.getByRole('button', { name: 'Loka' }).click();
  const row = page.getByRole('row', { name: aegir.name });
  await expect(row.getByText('Skilað')).toBeVisible();

  // It is opened again with a reason, and what is added then goes as a difference, once it is approved.
  await row.getByRole('button', { name: 'Draga samþykki til baka' }).click();
  await page.getByLabel('Ástæða').fill('Vakt vantaði');
  await page.getByRole('dialog').getByRole('button', { name: 'Draga samþykki til baka' }).click();
  await expect(row.getByText('Breytt síðan')).toBeVisible();
  await enterHours(page, aegir.id, '2026-02-04T08:00:00.000Z', '2026-02-04T09:30:00.000Z');
  await page.reload();
  await page.getByRole('button', { name: 'Samþykkja 1 starfsmann' }).click();
  await page.getByRole('button', { name: 'Skoða mismuninn' }).click();
  await expect(dialog.getByRole('table', { name: 'Summa hvers kóða' })).toContainText('DV1 klst. 30 mín.');
  const again = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Búa til skrána' }).click();
  expect(await readFile(await (await again).path(), 'utf8')).toContain(';DV;1,50;');
  await dialog.getByRole('button', { name: 'Loka' }).click();

  // Both runs stay, and the first gives the same bytes.
  await page.getByRole('link', { name: 'Launaskil', exact: true }).click();
  await expect(page.getByRole('row', { name: /Launaskil 2/ })).toContainText('Mismunur');
  await page
    .getByRole('row', { name: /Launaskil 1/ })
    .getByRole('button', { name: 'Nánar' })
    .click();
  const once = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Sækja' }).click();
  expect(await readFile(await (await once).path(), 'utf8')).toBe(text);
});
