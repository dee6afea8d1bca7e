// A manager changes somebody's time; the person says at the tablet that it is not so; the inbox asks, and the answer comes back to the tablet.
import { expect, type Page } from '@playwright/test';
import type { ChangeWord } from '@stimpill/api-types/manage';
import { addTime } from '../support/add-time.ts';
import { aegir, company, manager } from '../support/company.ts';
import { comeTo, signInAtDesk } from '../support/desk.ts';
import { react, touch } from '../support/pages/touch.ts';
import { test, type Kiosk } from '../support/test.ts';

const NOW = '2026-03-04T12:00:00.000Z';
const REASON = 'It was locked at 14:30';

type Listed = { readonly timeEntryId: string };

async function comeToHours({ page, people, pin }: Kiosk): Promise<void> {
  await page.reload();
  await people.wake();
  await people.choose(aegir.name);
  await touch(page, page.getByRole('button', { name: 'Something else?' }));
  await touch(page, page.getByRole('button', { name: 'My hours' }));
  await pin.enter(aegir.pin);
}

/** At the desk, in the dialog. */
async function correctEnd(desk: Page, end: string): Promise<void> {
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'End', exact: true }).fill(end);
  await dialog.getByRole('textbox', { name: 'Why' }).fill(REASON);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText('The time is corrected.')).toBeVisible();
}

test('a change is told at the tablet, denied there, kept in the inbox with a reason, and read at the tablet', async ({
  kiosk,
  server,
  browser,
}) => {
  const { page } = kiosk;
  const button = (name: string) => page.getByRole('button', { name });
  const press = (name: string) => touch(page, button(name).first());
  await server.moveClockTo(NOW);
  const times = { startAtUtc: '2026-03-03T07:00:00.000Z', endAtUtc: '2026-03-03T15:00:00.000Z' };
  await addTime(server, aegir.id, { ...times, reason: 'The tablet was off' });
  const desk = await (await browser.newContext()).newPage();
  await signInAtDesk(desk, server, { person: manager, at: `timesheets/${aegir.id}?from=2026-03-03` });
  await desk.getByRole('button', { name: 'Correct 07:00–15:00' }).click();
  await correctEnd(desk, '14:30');

  await comeToHours(kiosk);
  await expect(page.getByText('2 changes of your time wait for your word.')).toBeVisible();
  await press('Changes of my time');
  await expect(page.getByText(`“${REASON}”`)).toBeVisible();
  await expect(page.getByText('3 March, 07:00–14:30')).toBeVisible();
  await expect(page.getByText(/Your minutes in this pay period: 8 h before, 7 h 30 min now/)).toBeVisible();

  await press('Not so, because …');
  await page.getByLabel('Why').fill('I left at 15');
  await page.context().setOffline(true);
  await press('Send');
  await expect(page.getByText('It was not sent. Try again: it is kept once.')).toBeVisible();
  await page.context().setOffline(false);
  await react(page);
  await button('Send').dblclick();
  await expect(page.getByText('A manager is asked. You read the answer here.')).toBeVisible();
  await press('Close');

  const reviews = await server.call('listReviews', { companyId: company.id, kind: 'notSo' });
  const [question] = reviews.data as readonly Listed[];
  const of = { companyId: company.id, timeEntryId: question?.timeEntryId ?? '' };
  const history = await server.call('listTimeEntryChanges', of);
  const words = (history.data as readonly { readonly word: ChangeWord | null }[]).map(({ word }) => word);
  expect(words.map((word) => word?.words.map(({ because }) => because))).toEqual([[], ['I left at 15']]);
  expect(words.every((word) => word?.toldAtUtc?.startsWith('2026-03-04T12:'))).toBe(true);

  await comeTo(desk, `${server.origin}/desk/inbox`);
  await expect(desk.getByText(/Not so, on .*: “I left at 15”/)).toBeVisible();
  await desk.getByRole('link', { name: 'Correct the time' }).click();
  await expect(desk.getByRole('dialog').getByRole('textbox', { name: 'End', exact: true })).toHaveValue(
    '14:30',
  );
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await comeTo(desk, `${server.origin}/desk/inbox`);
  await desk.getByRole('button', { name: /The change stays/ }).click();
  await desk.getByRole('textbox', { name: 'Why' }).fill('The alarm was set at 14:32');
  await desk.getByRole('button', { name: 'Decide', exact: true }).click();
  await desk.getByRole('link', { name: 'Today', exact: true }).click();
  await expect
    .poll(async () => (await server.call('listReviews', { companyId: company.id, kind: 'notSo' })).data)
    .toEqual([]);

  await comeToHours(kiosk);
  await expect(page.getByText('1 change of your time waits for your word.')).toBeVisible();
  await press('Changes of my time');
  await expect(page.getByText(/The change stays\. .*“The alarm was set at 14:32”/)).toBeVisible();
});
