// A save says what it did: in sight at every size, once for each press, and whatever comes in between.
import { expect, type Locator, type Page } from '@playwright/test';
import { aegir, company, owner, thorunn } from '../support/company.ts';
import { comeTo, enterHours, signInAtDesk } from '../support/desk.ts';
import { test } from '../support/test.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
  { width: 390, height: 844 },
] as const;

/** Of a screen that is 400 px high, what a failure may take of it. */
const MOST_OF_BAR = 112;

/** Whether a finger in the middle of it would touch it, and not what lies above it. */
const isInReach = (what: Locator) =>
  what.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && hit !== null && element.contains(hit);
  });

/** Controls that lie under what is said, or under the header that grew with it; and whether it is cut. */
const coveredByToast = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const toast = header?.querySelector('[role="status"] > *');
    if (!header || !toast) return ['there is no toast in the header'];
    const [box, head] = [toast.getBoundingClientRect(), header.getBoundingClientRect()];
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 0.5 &&
      other.left < one.right - 0.5 &&
      one.top < other.bottom - 0.5 &&
      other.top < one.bottom - 0.5;
    const isStuck = (element: Element | null): boolean =>
      element !== null &&
      element !== header &&
      (/sticky|fixed/.test(getComputedStyle(element).position) || isStuck(element.parentElement));
    const controls = [...document.querySelectorAll('a, button, input, select, textarea')].filter(
      (control) =>
        !toast.contains(control) && control.checkVisibility() && !control.matches(':not(:focus).skip'),
    );
    const covered = controls.filter((control) => {
      const of = control.getBoundingClientRect();
      if (of.width <= 1) return false;
      if (header.contains(control)) return meets(of, box);
      // What scrolls goes below the header by itself; what sticks, and all of a page that is at its top, must not.
      return (scrollY === 0 || isStuck(control)) && meets(of, head);
    });
    const reachesOut = box.bottom > head.bottom + 0.5 || box.left < 0 || box.right > innerWidth;
    const words = (control: Element) =>
      `${control.tagName} ${control.textContent || control.id}`.slice(0, 60);
    return [...(reachesOut ? ['it reaches out of the header'] : []), ...covered.map(words)];
  });

const title = (page: Page) => page.getByLabel('Job title');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first();
const savesOf = (page: Page) => {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url());
  });
  return saves;
};

test('a save and its failure are seen at every size, cover nothing, and are sent once however often one presses', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: `people/${aegir.id}` });
  const saves = savesOf(page);
  for (const [place, size] of SIZES.entries()) {
    saves.length = 0;
    await page.setViewportSize(size);
    await title(page).fill(`Bakari ${place}`);
    await save(page).dblclick();
    const saved = page.getByText(/^Saved at \d\d:\d\d$/);
    await expect(saved).toBeVisible();
    expect.soft(await isInReach(saved), `saved at ${size.width}`).toBe(true);
    expect.soft(await coveredByToast(page), `toast at ${size.width}`).toEqual([]);
    expect(saves).toHaveLength(1);

    await page.context().setOffline(true);
    await title(page).fill(`Kokkur ${place}`);
    await expect(page.getByText('Saved.', { exact: true })).toHaveCount(0);
    await save(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' });
    await expect(alert).toBeVisible();
    expect.soft(await isInReach(alert), `failure at ${size.width}`).toBe(true);
    expect.soft(await isInReach(save(page)), `save beside it at ${size.width}`).toBe(true);
    const bar = alert.locator('xpath=ancestor::form/*[last()]');
    if (size.height === 400)
      expect.soft((await bar.boundingBox())?.height, 'the bar of a failure').toBeLessThan(MOST_OF_BAR);
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(title(page)).toHaveValue(`Kokkur ${place}`);
    // One that did not get through, and one more.
    expect(saves).toHaveLength(3);
  }
});

test('signed out in another tab, and going back: nothing that was typed is lost, and the save goes on after one dialog', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: 'people' });
  await page.getByRole('rowheader', { name: aegir.name }).getByRole('link').click();
  await title(page).fill('Yfirbakari');
  await page.evaluate(() => history.back());
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(title(page)).toHaveValue('Yfirbakari');
  const other = await page.context().newPage();
  await other.goto(`${server.origin}/desk/account`);
  await other.getByRole('button', { name: 'Your account' }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.bringToFront();

  await save(page).click();

  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
  await expect(dialog.getByLabel('E-mail')).toHaveValue(owner.email);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveValue('Yfirbakari');
});

/** Where something is approved, decided, saved or set up. */
const PAGES = [
  ...['month?from=2026-02-01', 'inbox', 'month/runs', 'company/settings', 'company/pay-rules', 'leave'],
  ...['people', `people/${aegir.id}/access`, 'timesheets?from=2026-02-02', 'tablets', 'account'],
];

test('what is said covers no control of any page, at every size', async ({ page, server }) => {
  await server.moveClockTo('2026-03-03T09:00:00.000Z');
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await enterHours(page, aegir.id, '2026-02-02T08:00:00.000Z', '2026-02-02T16:00:00.000Z');
  await enterHours(page, thorunn.id, '2026-02-03T04:00:00.000Z', '2026-02-03T22:00:00.000Z');
  for (const at of PAGES) {
    await comeTo(page, `${server.origin}/desk/${at}`);
    // The longest that is ever said, and it stays until it is read.
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.locator('header [role="status"]')).toContainText('The server cannot be reached.');
    await page.keyboard.press('Escape');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const top of [0, 100_000]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        expect.soft(await coveredByToast(page), `${at} at ${size.width}, from ${top}`).toEqual([]);
      }
    }
    await page.context().setOffline(false);
    await page.setViewportSize(SIZES[0]);
  }
});

/** The server does it, and its answer is lost on the way. */
const loseAnswerOf = async (page: Page, method: string, end: string) => {
  const address = `**/api/manage/v1/companies/${company.id}/${end}`;
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return () => page.unroute(address);
};

test('an answer that is lost is said to be lost, what was done is read again, and pressing again does it once', async ({
  page,
  server,
}) => {
  await server.moveClockTo('2026-03-03T09:00:00.000Z');
  await signInAtDesk(page, server, { person: owner, at: `people/${aegir.id}` });
  await enterHours(page, aegir.id, '2026-02-02T08:00:00.000Z', '2026-02-02T16:00:00.000Z');
  const unknown = page.getByRole('alert').filter({ hasText: 'It was sent, but no answer came.' });

  // A record: it stands there by now, so trying again asks nothing and says that it is saved.
  let answersAgain = await loseAnswerOf(page, 'PUT', `people/${aegir.id}`);
  await title(page).fill('Kokkur');
  await save(page).click();
  await expect(unknown).toBeVisible();
  await expect(page.getByText('Perhaps not saved')).toBeVisible();
  await answersAgain();
  await unknown.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // It breaks off before the server has it: the next try does it.
  const cut = `**/people/${aegir.id}`;
  await page.route(cut, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.fallback(),
  );
  await title(page).fill('Yfirbakari');
  await save(page).click();
  await expect(unknown).toBeVisible();
  await page.unroute(cut);
  await unknown.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue('Yfirbakari');

  // A press outside of a form: the page shows what was done, and going on does nothing twice.
  await comeTo(page, `${server.origin}/desk/month?from=2026-02-01`);
  answersAgain = await loseAnswerOf(page, 'POST', 'payroll-month/approval');
  await page.getByRole('button', { name: 'Approve 1 person' }).click();
  await expect(unknown).toBeVisible();
  await expect(page.getByRole('row', { name: aegir.name })).toContainText('Approved');
  await answersAgain();
  await page.getByRole('button', { name: /1 person/ }).click();
  await expect(unknown).toHaveCount(0);
  await expect(page.getByRole('row', { name: aegir.name })).toContainText('Approved');
});

test('two tabs that change the same are asked whose it shall be, and nothing of the other tab is undone unseen', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: `people/${aegir.id}` });
  await expect(title(page)).toBeVisible();
  const other = await page.context().newPage();
  await comeTo(other, `${server.origin}/desk/people/${aegir.id}`);
  await title(other).fill('Kokkur');
  await other.getByLabel('Telephone', { exact: true }).fill('5551234');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText(/^Saved at/)).toBeVisible();
  await title(page).fill('Þjónn');

  await save(page).click();

  const dialog = page.getByRole('dialog', { name: 'This was changed meanwhile' });
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Save yours over it' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue('Þjónn');
  await expect(page.getByLabel('Telephone', { exact: true })).toHaveValue('5551234');

  // The role has no version of its own.
  for (const each of [page, other]) {
    await comeTo(each, `${server.origin}/desk/people/${thorunn.id}/access`);
    await expect(each.getByRole('radio', { name: 'Employee' })).toBeChecked();
  }
  await other.getByRole('radio', { name: 'Accountant' }).check();
  await page.getByRole('radio', { name: 'Manager' }).check();
  await other.getByRole('button', { name: 'Change the role' }).click();
  await expect(other.getByText(/The role is changed/)).toBeVisible();
  await page.getByRole('button', { name: 'Change the role' }).click();
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this meanwhile.');
  await expect(page.getByRole('radio', { name: 'Accountant' })).toBeChecked();
});

type Work = {
  readonly at: string;
  /** Types something that would be lost. */
  readonly type: (page: Page) => Promise<void>;
  readonly send: string;
  readonly done: string;
};

const WORK: readonly Work[] = [
  {
    at: 'company/settings',
    type: (page) => page.getByLabel('Photos, in days', { exact: true }).fill('14'),
    send: 'Save',
    done: 'The settings are saved.',
  },
  {
    at: 'company/departments?open=new',
    type: (page) => page.getByLabel('Department', { exact: true }).fill('Næturvakt'),
    send: 'Add a department',
    done: 'The department is there.',
  },
  {
    at: 'leave?open=new',
    type: async (page) => {
      await page.getByRole('combobox', { name: 'Person' }).fill(thorunn.name);
      await page.keyboard.press('Enter');
      await page.getByLabel('Kind', { exact: true }).selectOption('Sick');
      await page.getByLabel('First day').fill('2.3.2026');
      await page.getByLabel('Last day').fill('2.3.2026');
      await page.getByLabel('Note').fill('Flensa');
      await page.getByLabel('Hours of a working day').fill('8');
    },
    send: 'Enter',
    done: '1 day is entered.',
  },
  {
    at: `timesheets/${aegir.id}?from=2026-02-01`,
    type: async (page) => {
      await page
        .getByRole('button', { name: /^Add time on/ })
        .first()
        .click();
      await page.getByLabel('Start', { exact: true }).fill('8');
      await page.getByLabel('End', { exact: true }).fill('16');
      await page.getByLabel('Why').fill('Gleymdist');
    },
    send: 'Add',
    done: 'The time is added.',
  },
];

test('anyone who is signed out in the middle signs in once, in one dialog above the page, and what was typed is sent', async ({
  page,
  server,
}) => {
  await server.moveClockTo('2026-03-03T09:00:00.000Z');
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  for (const [place, { at, type, send, done }] of WORK.entries()) {
    await comeTo(page, `${server.origin}/desk/${at}`);
    await type(page);
    await server.moveClockTo(`2026-03-03T${String(10 + place).padStart(2, '0')}:00:00.000Z`);
    // A page that asks by itself what something would pay may come upon it first.
    const button = page.getByRole('button', { name: send, exact: true }).last();
    const isPressed = await button.click({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );

    const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
    await expect(dialog, at).toBeVisible();
    await expect(dialog).toContainText('Nobody had used this page for 30 minutes');
    await expect(dialog.getByLabel('E-mail')).toHaveValue(owner.email);
    await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    if (!isPressed) await button.click();

    await expect(page.getByText(done).first(), at).toBeVisible();
  }
});
