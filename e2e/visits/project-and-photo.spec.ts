import { expect, type Page } from '@playwright/test';
import { manager } from '../support/company.ts';
import { touch } from '../support/pages/touch.ts';
import { aPartner } from '../support/partner.ts';
import { untilInstalled } from '../support/pages/until-installed.ts';
import { test } from '../support/test.ts';

const COMPANY = '22222222-2222-4222-8222-222222222222';
const PIPES = '22222222-0000-4000-8000-0000000000b1';
const unnur = { id: '22222222-0000-4000-8000-0000000000e1', name: 'Unnur Þorvaldsdóttir', pin: '4821' };
const oskar = { id: '22222222-0000-4000-8000-0000000000e2', name: 'Óskar Ægisson', pin: '7350' };

test.use({ companyFile: 'company-with-choices.yaml', stopsServer: true });

const press = (page: Page, name: string | RegExp) => touch(page, page.getByRole('button', { name }));
const takePhoto = async (page: Page) => {
  await press(page, 'Take it now');
  await press(page, 'Use it');
};

/** How many photos lie in the tablet. */
const keptPhotos = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('stimpill-outbox');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The outbox cannot be opened.'));
    });
    const count = await new Promise<number>((resolve) => {
      const request = database.transaction('photos').objectStore('photos').count();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return count;
  });

test('a clock-in says on which part of which project, with a photo that then leaves the tablet', async ({
  kiosk,
  server,
  request,
}) => {
  const { page, people, pin } = kiosk;
  await server.moveClockTo('2026-03-04T06:58:10.000Z');
  await page.reload();
  await people.wake();
  await people.choose(unnur.name);
  await pin.enter(unnur.pin);

  await expect(page.getByText(/Your time counts from 06:58/)).toBeVisible();
  await press(page, /Lagnir/);
  await press(page, /Gröftur/);
  await takePhoto(page);

  await kiosk.punch.expectRecorded('In', '06:58');
  await expect(page.getByText('Lagnir')).toBeVisible();
  const partner = await aPartner(request, server.origin, manager, COMPANY);
  const { entries } = await partner.timesheetOf(unnur.id, '2026-03-04', '2026-03-04');
  expect(entries).toMatchObject([{ projectId: PIPES, isDraft: false }]);
  await expect.poll(() => keptPhotos(page)).toBe(0);
});

test('without a network project and photo are kept beside the punch and follow it later', async ({
  kiosk,
  server,
  request,
}) => {
  const { page, people, pin } = kiosk;
  await server.moveClockTo('2026-03-05T06:58:10.000Z');
  await page.reload();
  await people.wake();
  await people.choose(oskar.name);
  await pin.cancel();
  await untilInstalled(page);
  await server.stop();
  await expect(page.getByText(/Punches are kept on this device/)).toBeVisible();

  await people.choose(oskar.name);
  await pin.enterTwice(oskar.pin);
  await press(page, /Ræsting/);
  await takePhoto(page);
  await kiosk.punch.expectSaved();
  await page.reload();
  const kept = await keptPhotos(page);

  await server.startAgain();
  await expect.poll(() => keptPhotos(page)).toBe(0);
  expect(kept).toBe(1);
  const partner = await aPartner(request, server.origin, manager, COMPANY);
  // The photo may be there before the sealed PIN has been looked at.
  const entries = async () => (await partner.timesheetOf(oskar.id, '2026-03-05', '2026-03-05')).entries;
  await expect.poll(entries).toMatchObject([{ isDraft: false }]);
});
