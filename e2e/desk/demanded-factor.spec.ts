// A company demands a second factor of its owners. One who has none adds a passkey, and goes on to where they were.
import { expect } from '@playwright/test';
import { owner } from '../support/company.ts';
import { collectFaults, signInAtDesk } from '../support/desk.ts';
import { aPasskeyDevice, byName } from '../support/passkey-device.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SCHEMES = ['light', 'dark'] as const;

test('an owner who demands a second factor of owners adds one at once, and comes back to the settings', async ({
  page,
  server,
}) => {
  const faults = collectFaults(page);
  await aPasskeyDevice(page);
  await signInAtDesk(page, { origin: byName(server.origin) }, { person: owner, at: 'company/settings' });
  const from = page.getByLabel('Demanded of owners from');
  await expect(page.getByText(/1 person has none yet: /).first()).toBeVisible();

  await from.fill('1.1.2099');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('From 1 Jan 2099 on you need a second factor to work here.')).toBeVisible();
  expect.soft(await runAxe(page, { tags: WCAG }), 'notice').toEqual([]);

  await from.fill('1.1.2026');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  for (const width of [320, 1280])
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await runAxe(page, { tags: WCAG }), `demanded, ${width}, ${colorScheme}`).toEqual([]);
    }
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Phone');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();

  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByText('Everybody of this role has one.').first()).toBeVisible();
  expect(faults).toEqual([]);
});
