import { expect } from '@playwright/test';
import { company, nott } from '../support/company.ts';
import { touch } from '../support/pages/touch.ts';
import { test } from '../support/test.ts';

type Listed = { readonly id: string; readonly startDate: string; readonly employeeId: string };

test('somebody asks for time off at the tablet, reads the answer there, and takes a request back', async ({
  kiosk,
  server,
}) => {
  const { page, people, pin } = kiosk;
  const press = (name: string | RegExp) => touch(page, page.getByRole('button', { name }));
  const waiting = async () =>
    (await server.call('listLeaveRequests', { companyId: company.id, status: 'pending' }))
      .data as readonly Listed[];
  const openTimeOff = async () => {
    await people.wake();
    await people.choose(nott.name);
    await press('Something else?');
    await press('My hours');
    await pin.enter(nott.pin);
    await press('Time off');
  };
  await server.moveClockTo('2026-06-01T12:00:00.000Z');
  await page.reload();
  await openTimeOff();
  await expect(page.getByText('You have not asked for any time off.')).toBeVisible();
  await press('Ask for time off');
  await press('The month after');
  await press(/ 6 July$/);
  await press(/ 10 July$/);

  await page.context().setOffline(true);
  await press('Ask for this');
  await expect(page.getByRole('alert')).toHaveText(/It was not sent/);
  await page.context().setOffline(false);
  await press('Ask for this');

  await expect(page.getByText(/^Sent to a manager/)).toBeVisible();
  await expect(page.getByText('Waits for an answer')).toBeVisible();
  const [july, ...more] = await waiting();
  expect([july, more]).toMatchObject([{ startDate: '2026-07-06', employeeId: nott.id }, []]);
  const about = { companyId: company.id, requestId: july?.id ?? '' };
  await server.call('approveLeave', about, { answer: 'Góða ferð' });
  await press('Close');

  await openTimeOff();
  await expect(page.getByText('“Góða ferð”')).toBeVisible();
  await press('Ask for time off');
  await press(/ 19 June$/);
  await page.getByRole('radio', { name: 'Half the day' }).check({ force: true });
  await press('Ask for this');
  await expect(page.getByText('Vacation, 50 % of each day')).toBeVisible();
  expect(await waiting()).toHaveLength(1);
  await press('Take back');
  await press('Yes, take it back');

  await expect(page.getByText('It is taken back.')).toBeVisible();
  await expect(page.getByText('Vacation, 50 % of each day')).toBeHidden();
  expect(await waiting()).toEqual([]);
});
