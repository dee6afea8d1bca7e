// The first page of the morning, with a real kiosk and server: somebody forgot to clock out, somebody is late, and the tablet is silent.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { aegir, manager, owner, thorunn } from '../support/company.ts';
import { comeTo, enterHours, signInAtDesk } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import type { StimpillServer } from '../support/stimpill-server.ts';
import { test } from '../support/test.ts';

const COMPANY = fileURLToPath(new URL('../support/company.yaml', import.meta.url));
const MORNING = '2026-03-02T08:42:00.000Z';

const SHIFT = `
shiftTypes:
  - { id: 11111111-0000-4000-8000-0000000000f1, name: Morgunvakt, colorHex: '#2f7d4f' }
shifts:
  - id: 11111111-0000-4000-8000-0000000000f2
    shiftTypeId: 11111111-0000-4000-8000-0000000000f1
    employeeId: ${thorunn.id}
    startTime: 2026-03-02T08:00:00Z
    endTime: 2026-03-02T16:00:00Z
    isAdvertised: false
`;

test('says who forgot to clock out, who is late and which tablet is silent, on a phone too', async ({
  kiosk,
  page,
  server,
}, testInfo) => {
  await kiosk.comeAndPunch(aegir);
  await expect(kiosk.page.getByText('Confirmed by the server')).toBeVisible();
  await kiosk.page.context().close();
  const planned = testInfo.outputPath('planned.yaml');
  await writeFile(planned, `${await readFile(COMPANY, 'utf8')}${SHIFT}`);
  await server.commandLine('company', 'import', planned);
  await server.moveClockTo(MORNING);
  await page.clock.setFixedTime(MORNING);

  await signInAtDesk(page, server, { person: owner, at: 'today' });

  const group = (name: string) => page.getByRole('region', { name });
  await expect(group('Forgot to clock out?').getByRole('link', { name: aegir.name })).toBeVisible();
  await expect(group('Forgot to clock out?')).toContainText(
    'A clock-out seems to be missing: in since 1 Mar',
  );
  await expect(group('Overdue').getByRole('listitem')).toContainText(thorunn.name);
  await expect(group('Overdue')).toContainText('Due at 08:00, 42 min late');
  await expect(group('Tablets')).toContainText('Silent');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(group('Overdue')).toBeVisible();
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWider).toBe(false);
  expect(await runAxe(page)).toEqual([]);
  await page.getByRole('link', { name: aegir.name }).click();
  await expect(page.getByRole('heading', { name: aegir.name })).toBeVisible();
});

const YESTERDAY = SHIFT.replace('0000000000f2', '0000000000f3')
  .replace(/^shiftTypes:\n.*\nshifts:\n/m, '')
  .replace(thorunn.id, aegir.id)
  .replaceAll('2026-03-02', '2026-03-01');

/** On the morning after: one has not clocked out of a shift, another has not come to theirs, and the owner looks at it on a phone. */
async function aMorning(page: Page, server: StimpillServer, planned: string): Promise<void> {
  await writeFile(planned, `${await readFile(COMPANY, 'utf8')}${SHIFT}${YESTERDAY}`);
  await server.commandLine('company', 'import', planned);
  await server.moveClockTo(MORNING);
  await page.clock.setFixedTime(MORNING);
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await enterHours(page, aegir.id, '2026-03-01T08:00:00.000Z', null);
  await page.setViewportSize({ width: 390, height: 844 });
  await comeTo(page, `${server.origin}/desk/today`);
}

test('who forgot is clocked out in two taps on a phone, once, and nothing is lost with the network', async ({
  page,
  browser,
  server,
}, testInfo) => {
  await aMorning(page, server, testInfo.outputPath('planned.yaml'));
  const forgotten = page.getByRole('region', { name: 'Forgot to clock out?' });
  const proposal = forgotten.getByRole('button', { name: `Clock out at 16:00 ${aegir.name}` });
  await expect(forgotten).toContainText('Proposed is the end of the shift');

  await proposal.click();
  const dialog = page.getByRole('dialog', { name: `Clock out: ${aegir.name}` });
  await expect(dialog).toContainText(/\+\d+:\d\d/);
  expect(await runAxe(page)).toEqual([]);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await proposal.dblclick();
  const confirm = dialog.getByRole('button', { name: 'Clock out at 16:00' });
  await expect(confirm).toBeInViewport({ ratio: 1 });

  await page.context().setOffline(true);
  await confirm.click();
  await expect(dialog.getByText('The server cannot be reached.')).toBeVisible();
  await page.context().setOffline(false);
  const other = await (await browser.newContext()).newPage();
  await other.clock.setFixedTime(MORNING);
  await signInAtDesk(other, server, { person: manager, at: page.url().split('/desk/')[1] ?? '' });
  const theirs = other.getByRole('dialog', { name: `Clock out: ${aegir.name}` });
  await expect(theirs.getByRole('button', { name: 'Clock out at 16:00' })).toBeVisible();
  await confirm.dblclick();
  await expect(page.getByText(`${aegir.name} is clocked out at 16:00.`)).toBeVisible();
  await expect(forgotten).toHaveCount(0);

  await theirs.getByLabel('Time', { exact: true }).fill('1730');
  await theirs.getByRole('button', { name: 'Clock out at 17:30' }).click();
  await expect(other.getByText('Already clocked out: 08:00–16:00.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It is as it was.')).toBeVisible();
  await expect(proposal).toBeVisible();
});

const AFTERNOON = '2026-03-02T14:10:00.000Z';

test('who is in is clocked out now, with a reason, once, after a lost network and beside a second reader, and it is taken back', async ({
  page,
  browser,
  server,
}, testInfo) => {
  const planned = testInfo.outputPath('planned.yaml');
  await writeFile(planned, `${await readFile(COMPANY, 'utf8')}${SHIFT}`);
  await server.commandLine('company', 'import', planned);
  await server.moveClockTo(AFTERNOON);
  await page.clock.setFixedTime(AFTERNOON);
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await enterHours(page, thorunn.id, '2026-03-02T08:00:00.000Z', null);
  await page.setViewportSize({ width: 390, height: 844 });
  await comeTo(page, `${server.origin}/desk/today`);
  const group = (at: Page, name: string) => at.getByRole('region', { name });
  const press = { name: `Clock out ${thorunn.name}` };
  const isIn = group(page, 'In now');
  await expect(isIn).toContainText('In since 08:00');

  await isIn.getByRole('button', press).dblclick();
  const dialog = page.getByRole('dialog', { name: `Clock out: ${thorunn.name}` });
  await expect(dialog).toContainText(/\+\d+:\d\d/);
  await dialog.getByRole('button', { name: 'Agreed with the person' }).click();
  const confirm = dialog.getByRole('button', { name: 'Clock out at 14:10' });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  expect(await runAxe(page)).toEqual([]);
  const other = await (await browser.newContext()).newPage();
  await other.clock.setFixedTime(AFTERNOON);
  await signInAtDesk(other, server, { person: manager, at: 'today' });
  await group(other, 'In now').getByRole('button', press).click();
  await other.getByLabel('Time', { exact: true }).fill('1405');
  const theirs = other.getByRole('button', { name: 'Clock out at 14:05' });
  await expect(theirs).toBeVisible();

  await page.context().setOffline(true);
  await confirm.click();
  await expect(dialog.getByText('The server cannot be reached.')).toBeVisible();
  await page.context().setOffline(false);
  await confirm.dblclick();
  await expect(page.getByText(`${thorunn.name} is clocked out at 14:10.`)).toBeVisible();
  await expect(isIn.getByText(thorunn.name)).toHaveCount(0);
  await theirs.click();
  await expect(other.getByText('Already clocked out: 08:00–14:10.')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It is as it was.')).toBeVisible();
  await expect(isIn).toContainText('In since 08:00');
  await comeTo(page, `${server.origin}/desk/log`);
  await expect(page.getByText('Agreed with the person')).toHaveCount(1);
});

test('who is overdue is sick today in two taps, or clocked in, and each is taken back', async ({
  page,
  server,
}, testInfo) => {
  await aMorning(page, server, testInfo.outputPath('planned.yaml'));
  const group = (name: string) => page.getByRole('region', { name });
  const undo = async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(group('Overdue')).toContainText(thorunn.name);
  };

  await group('Overdue')
    .getByRole('button', { name: `Sick ${thorunn.name}` })
    .click();
  const sick = page.getByRole('dialog', { name: `Sick today: ${thorunn.name}` });
  await page.reload();
  await sick.getByRole('button', { name: 'Enter the sick day' }).dblclick();
  await expect(group('Away')).toContainText(thorunn.name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await undo();

  await group('Overdue')
    .getByRole('button', { name: `Clock in ${thorunn.name}` })
    .click();
  const clockIn = page.getByRole('dialog', { name: `Clock in: ${thorunn.name}` });
  await clockIn.getByLabel('Time', { exact: true }).fill('8');
  await clockIn.getByRole('button', { name: 'Clock in at 08:00' }).dblclick();
  await expect(group('In now')).toContainText('In since 08:00');
  await undo();
});

test('who is overdue was called: noted by one press, once, after a lost network too, and seen by whoever looks next', async ({
  page,
  browser,
  server,
}, testInfo) => {
  await aMorning(page, server, testInfo.outputPath('planned.yaml'));
  const row = (at: Page) => at.getByRole('region', { name: 'Overdue' }).getByRole('listitem');
  const called = row(page).getByRole('button', { name: `Called ${thorunn.name}` });

  await page.context().setOffline(true);
  await called.click();
  await expect(page.getByText('The server cannot be reached.').first()).toBeVisible();
  await expect(row(page)).not.toContainText('Called at');
  await page.context().setOffline(false);
  await called.dblclick();
  await expect(row(page)).toContainText(/Called at 08:42 by /);
  const other = await (await browser.newContext()).newPage();
  await other.clock.setFixedTime(MORNING);
  await signInAtDesk(other, server, { person: manager, at: 'today' });
  await expect(row(other)).toContainText(/Called at 08:42 by /);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page)).not.toContainText('Called at');
  await comeTo(other, `${server.origin}/desk/today`);
  await expect(row(other)).toContainText(thorunn.name);
  await expect(row(other)).not.toContainText('Called at');
});
