import { expect } from '@playwright/test';
import { manager } from '../support/company.ts';
import { touch } from '../support/pages/touch.ts';
import { aPartner } from '../support/partner.ts';
import { test } from '../support/test.ts';

const COMPANY = '33333333-3333-4333-8333-333333333333';
const ari = { id: '33333333-0000-4000-8000-0000000000e1', name: 'Ari Bergsson', pin: '4821' };

type Listed = { readonly id: string; readonly reason: string };

test.use({ companyFile: 'company-with-breaks.yaml' });

test('somebody who worked through the break that the rule takes off says so, and a manager gives the time back', async ({
  kiosk,
  server,
  request,
}) => {
  const { page } = kiosk;
  const press = (name: string) => touch(page, page.getByRole('button', { name }));
  await server.moveClockTo('2026-03-04T08:00:00.000Z');
  await page.reload();
  await kiosk.comeAndPunch(ari);
  await kiosk.punch.expectRecorded('In', '08:00');
  await server.moveClockTo('2026-03-04T16:00:00.000Z');
  await page.reload();
  await kiosk.comeAndPunch(ari);
  await kiosk.punch.expectRecorded('Out', '16:00');
  await expect(page.getByText('Today 7 h 30 min')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Did you get your break?' })).toBeVisible();
  await expect(page.getByText('30 min were taken off your time for it.')).toBeVisible();
  await press('No, I worked');

  await expect(page.getByRole('heading', { name: 'Noted. A manager decides.' })).toBeVisible();
  const listed = JSON.parse(
    await server.commandLine('review', 'list', COMPANY, '--json'),
  ) as readonly Listed[];
  expect(listed.map(({ reason }) => reason)).toEqual(['break_missed']);
  await server.commandLine(
    ...['review', 'settle', COMPANY, listed[0]?.id ?? '', '--accept', '--reason', 'the kitchen was full'],
  );
  const partner = await aPartner(request, server.origin, manager, COMPANY);
  const { entries, totals } = await partner.timesheetOf(ari.id, '2026-03-04', '2026-03-04');
  expect(totals.totalMinutes).toBe(480);
  expect(entries).toMatchObject([
    {
      breaks: [
        {
          startAtUtc: '2026-03-04T12:00:00.000Z',
          endAtUtc: '2026-03-04T12:30:00.000Z',
          kind: 'worked-through',
        },
      ],
    },
  ]);
});
