import { expect } from '@playwright/test';
import { company, nott } from '../support/company.ts';
import { react, touch } from '../support/pages/touch.ts';
import { test } from '../support/test.ts';

const NO_MORE = { kind: 'work', breaks: [], projectId: null, subProjectId: null, isDraft: false };

test('somebody reads what was entered for them two months ago, by whom and why, and why it is counted so', async ({
  kiosk,
  server,
}) => {
  const { page, people, pin } = kiosk;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const press = (name: string | RegExp) => touch(page, button(name));
  await server.moveClockTo('2026-06-01T12:00:00.000Z');
  await server.call(
    'addTimeEntry',
    { companyId: company.id },
    {
      ...{ ...NO_MORE, employeeId: nott.id, reason: 'Spjaldtölvan var biluð' },
      ...{ startAtUtc: '2026-03-30T08:00:00.000Z', endAtUtc: '2026-03-30T18:00:00.000Z' },
    },
  );
  await page.reload();
  await people.wake();
  await people.choose(nott.name);
  await press('Something else?');
  await press('My hours');
  await pin.enter(nott.pin);
  await press('Every day, also earlier ones');

  await expect(button('Earlier')).toBeVisible();
  const march = button(/^Monday 30 March/);
  // Pressed twice in a hurry, it goes back one period and no further than there is anything.
  const span = page.getByText(/ in all$/);
  for (let periods = 0; (await march.count()) === 0 && periods < 6; periods += 1) {
    const shown = (await span.textContent()) ?? '';
    await react(page);
    await button('Earlier').dblclick();
    await expect(span).not.toHaveText(shown);
  }
  await expect(march).toContainText('Changed by hand');
  await page.context().setOffline(true);
  await touch(page, march);
  await expect(page.getByText('“Spjaldtölvan var biluð”')).toBeVisible();
  await expect(page.getByText(/The reasons could not be loaded/)).toBeVisible();
  await page.context().setOffline(false);
  await press('All days');
  await touch(page, march);

  await expect(page.getByText(/^\d\d:\d\d–\d\d:\d\d, /).first()).toBeVisible();
  await expect(page.getByText(/^Entered by /)).toBeVisible();
  await press('Close');
  await expect(people.list).toBeVisible();
});
