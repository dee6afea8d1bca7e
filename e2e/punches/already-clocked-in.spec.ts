import { expect } from '@playwright/test';
import { bjork, manager } from '../support/company.ts';
import { aPartner } from '../support/partner.ts';
import { test } from '../support/test.ts';

test('a state that changed elsewhere is shown and asked about, never flipped silently', async ({
  kiosk,
  request,
  server,
}) => {
  await server.moveClockTo('2026-03-03T06:30:00.000Z');
  const partner = await aPartner(request, server.origin, manager);
  await kiosk.page.reload();
  await kiosk.people.wake();
  await kiosk.people.choose(bjork.name);
  await expect(kiosk.pin.heading).toContainText('Clock in at');

  await partner.punch({ employeeId: bjork.id, action: 'start' });
  await kiosk.pin.enter(bjork.pin);

  await expect(kiosk.punch.conflict(/You are already clocked in/)).toBeVisible();
  await expect(kiosk.page.getByText('Nothing has been changed.')).toBeVisible();
  await kiosk.punch.clockOutNow();
  await kiosk.punch.expectRecorded('Out', '06:30');
});
