import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { aegir, company, manager } from '../support/company.ts';
import { touch } from '../support/pages/touch.ts';
import { untilInstalled } from '../support/pages/until-installed.ts';
import { test } from '../support/test.ts';

test.use({ stopsServer: true });

function managerAt(page: Page) {
  return {
    press: (name: string | RegExp) => touch(page, page.getByRole('button', { name, exact: true }).last()),
    enter: async (code: string) => {
      for (const digit of code) await page.getByRole('button', { name: digit, exact: true }).click();
    },
  };
}

test('a manager takes punches out in a sealed file, and only then the tablet out of use', async ({
  kiosk,
  server,
}) => {
  const { page, people, pin } = kiosk;
  const { press, enter } = managerAt(page);
  const enterCode = () => enter('482159');
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
  await expect(page.getByText(/1 punch waits/)).toBeVisible();
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

test('one code opens every tablet of the company, and goes on to do so without a server', async ({
  kiosk: { page },
  server,
}) => {
  const { press, enter } = managerAt(page);
  const toGate = async () => {
    await press('Manager');
    await press('Manager');
    await expect(page.getByText("Enter your company's manager code.")).toBeVisible();
  };
  const set = await server.commandLine('manager-code', 'set', company.id, '--json');
  const { issuedCode } = JSON.parse(set) as { readonly issuedCode: string };
  await untilInstalled(page);
  await page.reload();
  await toGate();

  await enter('482159');
  await press('Open');
  await expect(page.getByRole('alert')).toHaveText('Wrong code. Nothing was changed.');
  await enter(issuedCode);
  await press('Open');
  await expect(page.getByText('All punches of this tablet are on the server.')).toBeVisible();
  await press('Lock and leave');
  await server.stop();
  await toGate();
  await enter(issuedCode);
  await press('Open');

  await expect(page.getByText('All punches of this tablet are on the server.')).toBeVisible();
  await server.startAgain();
});
