import { expect } from '@playwright/test';
import { manager, nott } from '../support/company.ts';
import { touch } from '../support/pages/touch.ts';
import { aPartner } from '../support/partner.ts';
import { test } from '../support/test.ts';

test('somebody who forgot to clock out says when it was, clocks in, and sees their hours', async ({
  kiosk,
  server,
  request,
}) => {
  const { page, people, pin } = kiosk;
  const press = (name: string | RegExp) => touch(page, page.getByRole('button', { name }));
  await server.moveClockTo('2026-03-08T07:02:00.000Z');
  await page.reload();
  await kiosk.comeAndPunch(nott);
  await kiosk.punch.expectRecorded('In', '07:02');
  await server.moveClockTo('2026-03-09T06:58:00.000Z');
  await page.reload();
  await people.wake();

  await people.choose(nott.name);
  await press('Something else?');
  await press(/^Clock in/);
  await pin.enter(nott.pin);
  await expect(kiosk.punch.conflict(/You are already clocked in since yesterday 07:02/)).toBeVisible();
  await press('I forgot to clock out');
  await press('Send 15:02');
  await expect(page.getByRole('heading', { name: 'Sent, waiting for approval' })).toBeVisible();
  await press('Clock in now');

  // The receipt closes by itself, and a slow machine would not have pressed by then.
  await press('Keep open');
  await kiosk.punch.expectRecorded('In', '06:58');
  await press('My hours');
  await expect(page.getByRole('heading', { name: 'Next shifts' })).toBeVisible();
  await expect(page.getByText(/In since 06:58/)).toBeVisible();
  const partner = await aPartner(request, server.origin, manager);
  const { entries } = await partner.timesheetOf(nott.id, '2026-03-08', '2026-03-09');
  expect(entries).toMatchObject([
    { endAtUtc: '2026-03-08T15:02:00.000Z', isDraft: true },
    { endAtUtc: null, isDraft: false },
  ]);
});
