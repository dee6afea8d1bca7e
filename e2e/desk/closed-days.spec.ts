// A day is approved while a punch of it waits on a tablet without a network: the punch is kept, and asks instead of changing what was approved.
import { expect } from '@playwright/test';
import { bjartur, owner } from '../support/company.ts';
import { enterHours, signInAtDesk } from '../support/desk.ts';
import { untilInstalled } from '../support/pages/until-installed.ts';
import { test } from '../support/test.ts';

/** A first of a month to come: set forward, the clock leaves what was written before it behind. */
const TODAY = new Date();
const FIRST = new Date(Date.UTC(TODAY.getUTCFullYear(), TODAY.getUTCMonth() + 2, 1))
  .toISOString()
  .slice(0, 10);
test.use({ dayBegins: `${FIRST}T06:00:00.000Z` });

test('a late punch of approved days waits with a question, and the row of the month opens them again', async ({
  page: desk,
  kiosk,
  server,
}) => {
  const { page: tablet, people, pin, punch } = kiosk;
  await tablet.reload();
  await people.wake();
  await expect(people.tile(bjartur.name)).toBeVisible();
  await untilInstalled(tablet);
  await tablet.context().setOffline(true);
  await people.choose(bjartur.name);
  await pin.enterTwice(bjartur.pin);
  await punch.expectSaved();

  await signInAtDesk(desk, server, { person: owner, at: `month?from=${FIRST}` });
  await enterHours(desk, bjartur.id, `${FIRST}T01:00:00.000Z`, `${FIRST}T05:00:00.000Z`);
  await desk.reload();
  await desk.getByRole('button', { name: 'Approve 1 person' }).click();
  await expect(desk.getByText('1 person approved.', { exact: true })).toBeVisible();

  // The way back does not go with the page.
  await desk.reload();
  await expect(desk.getByText(/^You approved the time of 1 person at/)).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Take all of it back/ })).toBeVisible();

  await tablet.context().setOffline(false);
  await expect(tablet.getByText(/1 punch waits/)).toBeHidden();
  await desk.goto(`${server.origin}/desk/inbox`);
  const question = desk.getByRole('article').filter({ hasText: bjartur.name });
  await expect(question.getByText(new RegExp(`^${owner.name} approved .* on .*`))).toBeVisible();

  await desk.goto(`${server.origin}/desk/month?from=${FIRST}`);
  const row = desk.getByRole('row', { name: bjartur.name });
  await expect(row.getByText('Open', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Take back the approval' })).toBeVisible();
});
