// What a manager does every morning: question after question, by keyboard, on a phone, and beside somebody who does the same.
import { expect, type Page } from '@playwright/test';
import { aegir, bjartur, bjork, company, lukasz, manager, nott, owner, thorunn } from '../support/company.ts';
import { collectFaults, comeTo, signInAtDesk } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';

const WORKERS = [aegir, lukasz, thorunn, bjork, nott, bjartur];
const GUDRUN = '11111111-0000-4000-8000-0000000000a1';
const API = `/api/manage/v1/companies/${company.id}`;

type Added = {
  readonly employeeId: string;
  readonly day: number;
  readonly isDraft: boolean;
  readonly hours?: readonly [string, string];
};

/** Time about which a manager is asked: longer than anybody works in one go, or a draft. By the page that is signed in. */
async function addTime(page: Page, added: readonly Added[]): Promise<void> {
  const entries = added.map(({ employeeId, day, isDraft, hours: said }) => {
    const date = new Date(Date.UTC(2026, 9, day)).toISOString().slice(0, 10);
    const hours = said ?? (isDraft ? ['08:00', '16:00'] : ['05:00', '22:00']);
    return {
      ...{
        employeeId,
        kind: 'work',
        isDraft,
        breaks: [],
        projectId: null,
        subProjectId: null,
        reason: 'e2e',
      },
      ...{ startAtUtc: `${date}T${hours[0]}:00.000Z`, endAtUtc: `${date}T${hours[1]}:00.000Z` },
    };
  });
  await post(page, 'time-entries', entries);
}

/** By the page that is signed in. */
async function post(page: Page, path: string, bodies: readonly object[]): Promise<void> {
  const statuses = await page.evaluate(
    async ({ address, sent }) => {
      const headers = { 'content-type': 'application/json', 'x-stimpill': 'desk' };
      const answers = [];
      for (const body of sent)
        answers.push((await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status);
      return answers;
    },
    { address: `${API}/${path}`, sent: bodies },
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
}

/** So many, day by day one of each person; every third day drafts. */
const questions = (count: number): readonly Added[] =>
  Array.from({ length: count }, (_, place) => {
    const day = 1 + Math.floor(place / WORKERS.length);
    return { employeeId: WORKERS[place % WORKERS.length]?.id ?? '', day, isDraft: day % 3 === 0 };
  });

const openId = (page: Page) => new URL(page.url()).searchParams.get('open');

test('a hundred questions are settled by keyboard alone', async ({ page, server }) => {
  const faults = collectFaults(page);
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await addTime(page, questions(100));
  await comeTo(page, `${server.origin}/desk/inbox`);
  await expect(page.getByText('100 questions wait.')).toBeVisible();
  expect(await runAxe(page)).toEqual([]);

  const from = performance.now();
  for (let left = 100; left > 0; left -= 1) {
    const shown = page.getByRole('article');
    await expect(shown.getByRole('heading', { name: 'Decide' })).toBeVisible();
    const id = openId(page);
    await page.keyboard.press('1');
    await page.waitForURL((url) => url.searchParams.get('open') !== id);
  }
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  process.stdout.write(`100 questions by keyboard: ${((performance.now() - from) / 1000).toFixed(1)} s\n`);

  await expect(page.getByText('Settled here today: 100 questions.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Inbox/ })).toHaveText('Inbox');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('of two managers the second is told who settled it and how, and one who is limited sees only their people', async ({
  page,
  browser,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await addTime(page, questions(6));
  const other = await (await browser.newContext()).newPage();
  await comeTo(page, `${server.origin}/desk/inbox`);
  await signInAtDesk(other, server, { person: manager, at: 'inbox' });
  for (const each of [page, other]) await expect(each.getByText('6 questions wait.')).toBeVisible();
  const name = (await page.getByRole('article').getByRole('heading', { level: 2 }).textContent()) ?? '';

  await page.keyboard.press('1');
  await page.keyboard.press('u');
  await expect(page.getByRole('article', { name })).toBeVisible();
  await page.keyboard.press('1');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('link', { name: '5 Open questions' })).toBeVisible();
  await other.keyboard.press('1');

  await expect(other.getByText(`Not settled: ${name}`)).toBeVisible();
  await expect(other.getByText(`${owner.name} settled it on`)).toContainText('it counts');

  await page.goto(`${server.origin}/desk/people/${GUDRUN}/access`);
  await page.getByRole('button', { name: 'Change the reach' }).click();
  await page.getByRole('radio', { name: 'Some departments' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Kaffihús' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The reach is changed. It counts at once.')).toBeVisible();
  await comeTo(other, `${server.origin}/desk/inbox`);
  await expect(other.getByRole('list', { name: 'Questions' })).toContainText(thorunn.name);
  await expect(other.getByRole('list', { name: 'Questions' })).not.toContainText(aegir.name);
});

test('on a phone the list leads to the case, and the case to the next one', async ({ page, server }) => {
  await signInAtDesk(page, server, { person: owner, at: 'account', language: 'is' });
  await page.setViewportSize({ width: 390, height: 844 });
  await addTime(page, questions(18));
  await comeTo(page, `${server.origin}/desk/inbox`);
  await expect(page.getByText('18 spurningar bíða.')).toBeVisible();
  await page.getByRole('button', { name: /Drög/ }).click();
  await page.getByRole('list', { name: 'Spurningar' }).getByRole('link').first().click();
  const shown = page.getByRole('article');
  const first = (await shown.getByRole('heading', { level: 2 }).textContent()) ?? '';
  expect(await runAxe(page)).toEqual([]);

  await shown.getByRole('button', { name: /Drögin gilda/ }).click();
  await expect(page.getByText(`${first}: Drögin gilda`)).toBeVisible();
  await expect(shown.getByRole('heading', { level: 2 })).not.toHaveText(first);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: 'Allar spurningar' }).click();
  await expect(page.getByRole('list', { name: 'Spurningar' }).getByRole('link')).toHaveCount(5);
});

test('somebody who worked on a day of vacation is asked about today, and gets back what the work leaves of the day', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  const [startDate, endDate] = ['2026-10-06', '2026-10-06'];
  await post(page, 'absences', [{ employeeId: aegir.id, type: 'vacation', startDate, endDate }]);
  await addTime(page, [{ employeeId: aegir.id, day: 6, isDraft: false, hours: ['08:00', '11:00'] }]);
  await comeTo(page, `${server.origin}/desk/today`);
  await page.getByRole('link', { name: '1 Open questions' }).click();
  const shown = page.getByRole('article', { name: aegir.name });
  await expect(
    shown.getByText('Absence and work on the same day come to more than the day is worth.'),
  ).toBeVisible();
  await expect(shown.getByText(/^vacation, \d+ h/)).toBeVisible();
  await expect(shown.getByRole('button', { name: /^\d?\s*Both count/ })).toContainText('Pay stays as it is');
  expect(await runAxe(page)).toEqual([]);

  await shown.getByRole('button', { name: /of the absence/ }).click();
  await page.getByRole('link', { name: 'Today', exact: true }).click();

  await expect(page.getByRole('link', { name: '0 Open questions' })).toBeVisible();
});

test('drafts are ticked and accepted together, once, though the network goes away in the middle', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await addTime(
    page,
    WORKERS.map(({ id }, place) => ({ employeeId: id, day: 1 + place, isDraft: true })),
  );
  await comeTo(page, `${server.origin}/desk/inbox`);
  const badge = page.getByRole('link', { name: /^Inbox/ });
  await expect(page.getByText('6 questions wait.')).toBeVisible();
  await expect(badge).toContainText('6');

  await page.getByRole('checkbox').first().click();
  await page.getByRole('button', { name: 'Mark all 6 alike' }).click();
  await page.getByRole('button', { name: 'Checked with the person' }).click();
  await expect(page.getByText('Together, each looked at by itself')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /The draft counts/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  await expect(badge).toHaveText('Inbox');
  await expect(page.getByText('Not sent yet: 6 questions marked: The draft counts')).toBeVisible();
  await page.context().setOffline(false);

  await expect(page.getByText('Settled here today: 6 questions.')).toBeVisible();
  await page.goto(`${server.origin}/desk/today`);
  await expect(page.getByRole('link', { name: '0 Open questions' })).toBeVisible();
});

test('on a phone the kinds stand in one row, a ready-made reason decides, and no keys are shown', async ({
  browser,
  server,
}) => {
  const phone = await browser.newContext({ hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await page.setViewportSize({ width: 390, height: 844 });
  await addTime(page, questions(18));
  await comeTo(page, `${server.origin}/desk/inbox`);
  const kinds = await page.getByRole('group', { name: 'Kind' }).getByRole('button').all();
  const boxes = await Promise.all(kinds.map((kind) => kind.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('button', { name: /^Draft/ }).tap();
  await page.getByRole('list', { name: 'Questions' }).getByRole('link').first().tap();
  const shown = page.getByRole('article');
  const name = (await shown.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await shown.getByRole('button', { name: /Remove this time/ }).tap();
  await expect(page.locator('kbd:visible')).toHaveCount(0);
  await shown.getByRole('button', { name: 'Punched by mistake' }).tap();

  await expect(page.getByText(`${name}: Remove this time`)).toBeVisible();
  await expect(page.locator('kbd:visible')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('article', { name })).toBeVisible();
});
