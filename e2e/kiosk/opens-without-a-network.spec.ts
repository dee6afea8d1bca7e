import { expect } from '@playwright/test';
import { thorunn } from '../support/company.ts';
import { touch } from '../support/pages/touch.ts';
import { test } from '../support/test.ts';

test('without a server the app opens, shows the last list and says that it cannot take punches', async ({
  kiosk,
  server,
}) => {
  const { page, people } = kiosk;
  await people.wake();
  await expect(people.tile(thorunn.name)).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

  await server.stop();
  await page.reload();
  await people.wake();

  await expect(people.tile(thorunn.name)).toBeVisible();
  await expect(page.getByText('This tablet cannot take punches right now')).toBeVisible();
  await touch(page, people.tile(thorunn.name));
  await expect(page.getByText('No connection to the server.')).toBeVisible();
  await expect(kiosk.pin.pad).toBeHidden();

  await server.startAgain();
});
