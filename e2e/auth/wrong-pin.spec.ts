import { expect } from '@playwright/test';
import { lukasz } from '../support/company.ts';
import { test } from '../support/test.ts';

test('after a wrong PIN the kiosk shows the tries that are left, and the fifth wrong PIN locks for a while', async ({
  kiosk,
  server,
}) => {
  await server.moveClockTo('2026-03-04T06:58:00.000Z');
  await kiosk.page.reload();
  await kiosk.people.wake();
  await kiosk.people.choose(lukasz.name);

  await kiosk.pin.enter('0000');
  await expect(kiosk.pin.wrong).toBeVisible();
  for (const left of ['4 tries left.', '3 tries left.', '2 tries left.', '1 try left.']) {
    await expect(kiosk.page.getByText(left)).toBeVisible();
    await kiosk.pin.enter('0000');
  }

  await expect(kiosk.pin.locked).toBeVisible();
  await expect(kiosk.page.getByText(/Ask a manager/)).toBeVisible();
});
