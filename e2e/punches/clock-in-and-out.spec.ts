import { thorunn } from '../support/company.ts';
import { test } from '../support/test.ts';

test('somebody clocks in and later out, each by one explicit action', async ({ kiosk, server }) => {
  await server.moveClockTo('2026-03-02T06:58:20.000Z');
  await kiosk.page.reload();

  await kiosk.comeAndPunch(thorunn);
  await kiosk.punch.expectRecorded('In', '06:58');
  await kiosk.punch.close();

  await server.moveClockTo('2026-03-02T15:32:05.000Z');
  await kiosk.page.reload();
  await kiosk.comeAndPunch(thorunn);
  await kiosk.punch.expectRecorded('Out', '15:32');
});
