import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { aegir, manager } from '../support/company.ts';
import { touch } from '../support/pages/touch.ts';
import { untilInstalled } from '../support/pages/until-installed.ts';
import { test } from '../support/test.ts';

test('a manager takes punches out in a sealed file, and only then the tablet out of use', async ({
  kiosk,
  server,
}) => {
  const { page, people, pin } = kiosk;
  const press = (name: string | RegExp) =>
    touch(page, page.getByRole('button', { name, exact: true }).last());
  const enterCode = async () => {
    for (const digit of '482159') await page.getByRole('button', { name: digit, exact: true }).click();
  };
  await server.moveClockTo('2026-03-10T06:58:00.000Z');
  await page.reload();
  await press('Manager');
  await press('Manager');
  await page.getByLabel('E-mail').fill(manager.email);
  await page.getByLabel('Password', { exact: true }).fill(manager.password);
  await press('Sign in');
  await enterCode();
  await press('Next');
  await enterCode();
  await press('Next');
  await press('Lock and leave');

  await people.wake();
  await people.choose(aegir.name);
  await untilInstalled(page);
  await server.stop();
  await pin.enterTwice(aegir.pin);
  await kiosk.punch.expectSaved();
  await kiosk.punch.close();
  await expect(page.getByText(/1 punch waits/)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await press('Manager');
  await press('Manager');
  await enterCode();
  await press('Open');
  await expect(page.getByText(`${aegir.name}, In`)).toBeVisible();

  await press('Tablet');
  await press('Take out of use');
  await expect(page.getByText(/Not now: 1 punch waits/)).toBeVisible();
  await press('Cancel');
  await press('Punches');
  await press('Take out as a file');
  const downloading = page.waitForEvent('download');
  await press('Make the file');
  const download = await downloading;
  await press('I have the file');
  await press('Close');
  await press('Log');
  await expect(page.getByText('A file with 1 punch was made.')).toBeVisible();
  await expect(page.getByText('The server stopped answering.').first()).toBeVisible();
  await press('Tablet');
  await press('Take out of use');
  await press('Take out of use now');

  await expect(page.getByRole('heading', { name: 'Set up this tablet' })).toBeVisible();
  const text = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^stimpill-outbox-\d{8}-\d{4}-1\.json$/);
  expect(JSON.parse(text)).toMatchObject({ format: 'stimpill-outbox-export', punches: 1 });
  expect(text).not.toContain(aegir.id);
  await server.startAgain();
});
