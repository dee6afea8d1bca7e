import { expect } from '@playwright/test';
import { aegir, accountant, nott } from '../support/company.ts';
import { aPartner } from '../support/partner.ts';
import { test } from '../support/test.ts';

test('punches at the wall become exactly the minutes that the rule gives', async ({
  kiosk,
  request,
  server,
}) => {
  await server.moveClockTo('2026-03-05T06:58:40.000Z');
  await kiosk.page.reload();
  await kiosk.comeAndPunch(aegir);
  await kiosk.punch.expectRecorded('In', '06:58');
  await server.moveClockTo('2026-03-05T17:30:20.000Z');
  await kiosk.page.reload();
  await kiosk.comeAndPunch(aegir);
  await kiosk.punch.expectRecorded('Out', '17:30');

  const payroll = await aPartner(request, server.origin, accountant);
  const { entries, totals, appliedRuleName } = await payroll.timesheetOf(
    aegir.id,
    '2026-03-05',
    '2026-03-05',
  );

  // 06:58 to 07:00 lies before the window of day work; 480 minutes are day work; what comes after them is overtime.
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    daytimeMinutes: 480,
    overtimeMinutes: 152,
    localCalendarDateYmd: '2026-03-05',
  });
  expect(totals).toMatchObject({ totalMinutes: 632, dynamicPayLines: { DV: 480, YV: 152 } });
  expect(appliedRuleName).toBe('SGS/Efling dagvinna');
});

test('a night over midnight into a major holiday is split where the holiday begins', async ({
  kiosk,
  request,
  server,
}) => {
  await server.moveClockTo('2026-04-02T22:00:00.000Z');
  await kiosk.page.reload();
  await kiosk.comeAndPunch(nott);
  await kiosk.punch.expectRecorded('In', '22:00');
  await server.moveClockTo('2026-04-03T06:00:00.000Z');
  await kiosk.page.reload();
  await kiosk.comeAndPunch(nott);
  await kiosk.punch.expectRecorded('Out', '06:00');

  const payroll = await aPartner(request, server.origin, accountant);
  const { totals } = await payroll.timesheetOf(nott.id, '2026-04-02', '2026-04-02');

  // Maundy Thursday is an ordinary holiday, Good Friday a major one.
  expect(totals).toMatchObject({
    totalMinutes: 480,
    overtimeMinutes: 120,
    majorHolidayMinutes: 360,
    afMinutes: 120,
    shMinutes: 360,
  });
});
