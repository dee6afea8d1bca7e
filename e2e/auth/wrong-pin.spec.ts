import { expect } from '@playwright/test';
import { lukasz } from '../support/company.ts';
import { test } from '../support/test.ts';

test('a wrong PIN is said, the next try is free, and the fifth locks for a while', async ({
  kiosk,
  server,
}) => {
  await server.moveClockTo('2026-03-04T06:58:00.000Z');
  await kiosk.page.reload();
  await kiosk.people.wake();
  await kiosk.people.choose(lukasz.name);

  await kiosk.pin.enter('0000');
  await expect(kiosk.pin.wrong).toBeVisible();
  for (let tries = 2; tries <= 5; tries += 1) {
    await kiosk.pin.enter('0000');
    await expect(kiosk.page.getByText('Checking your PIN')).toBeHidden();
  }
  await kiosk.pin.enter(lukasz.pin);

  await expect(kiosk.pin.locked).toBeVisible();
  await expect(kiosk.page.getByText(/Ask a manager/)).toBeVisible();
});
