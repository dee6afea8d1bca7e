import { expect } from '@playwright/test';
import { company, manager, thorunn } from '../support/company.ts';
import { aPartner } from '../support/partner.ts';
import { untilInstalled } from '../support/pages/until-installed.ts';
import { test } from '../support/test.ts';

test.use({ stopsServer: true });

type Listed = { readonly id: string; readonly reason: string; readonly punchId: string };

test('a punch called wrong without a server reaches the manager, who takes its time back', async ({
  kiosk,
  server,
  request,
}) => {
  const { page, people, pin, punch } = kiosk;
  const reviews = async () =>
    (await server.call('listReviews', { companyId: company.id })).data as readonly Listed[];
  await server.moveClockTo('2026-03-06T06:58:00.000Z');
  await page.reload();
  await people.wake();
  await expect(people.tile(thorunn.name)).toBeVisible();
  await untilInstalled(page);

  await server.stop();
  await page.reload();
  await people.wake();
  await expect(page.getByText(/Punches are kept on this device/)).toBeVisible();
  await people.choose(thorunn.name);
  await pin.enterTwice(thorunn.pin);
  await punch.expectSaved();
  await punch.callWrong();
  await page.reload();

  await server.startAgain();
  const partner = await aPartner(request, server.origin, manager);
  const entries = async () => (await partner.timesheetOf(thorunn.id, '2026-03-06', '2026-03-06')).entries;
  await people.wake();
  await expect.poll(async () => (await reviews()).map(({ reason }) => reason)).toEqual(['disputed']);
  await expect.poll(async () => (await entries()).length).toBe(1);
  const [item] = await reviews();
  const about = { companyId: company.id, reviewId: item?.id ?? '' };
  const settled = await server.call('settleReview', about, { decision: 'reject', reason: 'She was at home' });

  expect(settled.data).toMatchObject({ removedTimeEntryId: expect.any(String) });
  expect(await reviews()).toEqual([]);
  expect(await entries()).toEqual([]);
});
