import { expect } from '@playwright/test';
import { bjartur } from '../support/company.ts';
import { touch } from '../support/pages/touch.ts';
import { untilInstalled } from '../support/pages/until-installed.ts';
import { test } from '../support/test.ts';

test('a tablet without a network knows what it recorded, shows what waits, and asks before a second punch', async ({
  kiosk,
}) => {
  const { page, people, pin, punch } = kiosk;
  const press = (name: string) => touch(page, page.getByRole('button', { name, exact: true }));
  await page.reload();
  await expect(page.getByText('Connected')).toBeVisible();
  await people.wake();
  await expect(people.tile(bjartur.name)).toBeVisible();
  await untilInstalled(page);

  await page.context().setOffline(true);
  await expect(page.getByText(/No connection/).first()).toBeVisible();
  await people.choose(bjartur.name);
  await pin.enterTwice(bjartur.pin);
  await punch.expectSaved();
  const time = /\d\d:\d\d/.exec(await pin.heading.innerText())?.[0] ?? '';

  await page.reload();
  await expect(page.getByText('1 punch waits')).toBeVisible();
  await expect(page.getByText('No connection')).toBeVisible();
  await people.wake();
  await people.choose(bjartur.name);
  await expect(pin.heading).toHaveText(/^Clock out at/);
  await press('Something else?');
  await press('Clock in');
  await pin.enterTwice(bjartur.pin);
  await expect(punch.conflict(new RegExp(`^You clocked in here at ${time}\\.$`))).toBeVisible();
  await press('Clock in anyway');
  await punch.expectSaved();
  await punch.close();

  await expect(page.getByText(/2 punches wait/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/2 punches wait/)).toBeHidden();
});
