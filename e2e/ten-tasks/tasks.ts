// The ten tasks, each as the shortest way that the pages themselves show.
import { expect, type Locator, type Page } from '@playwright/test';
import { aegir, bjartur, bjork, lukasz, nott, thorunn } from '../support/company.ts';
import type { Hand } from '../support/hand.ts';
import { bakeryManager } from '../support/ten-tasks-company.ts';

type Desk = { readonly page: Page; readonly hand: Hand };
type Does = (desk: Desk) => Promise<void>;

export type Task = {
  readonly name: string;
  /** Not given: the owner. */
  readonly person?: { readonly email: string; readonly password: string };
  readonly does: Does;
};

const button = (where: Page | Locator, name: string | RegExp) => where.getByRole('button', { name });

/** A question of the inbox, by the name of the person; beside a long list it may lie open already. */
async function openQuestion({ page, hand }: Desk, name: string): Promise<Locator> {
  await hand.goTo('Inbox');
  const article = page.getByRole('article', { name });
  const first = page.getByRole('list', { name: 'Questions' }).getByRole('link', { name });
  await expect(first.or(article).first()).toBeVisible();
  if (!(await article.isVisible())) await hand.tap(first.first());
  await expect(article.getByRole('heading', { name: 'Decide' })).toBeVisible();
  return article;
}

/** It is said, and it has gone to the server, which it does some seconds later. */
async function decided({ page }: Desk, name: string): Promise<void> {
  const said = page.getByText(new RegExp(`^${name}: `));
  await expect(said.filter({ visible: true })).toHaveCount(1);
  await expect(said.filter({ visible: true })).toHaveCount(0);
}

export const TASKS: readonly Task[] = [
  {
    name: 'clock out who forgot',
    does: async ({ page, hand }) => {
      const act = button(page, `Clock out at 16:00 ${aegir.name}`);
      await hand.tap(act);
      await hand.tap(button(page.getByRole('dialog'), 'Clock out at 16:00'));
      await expect(page.getByText(`${aegir.name} is clocked out at 16:00.`)).toBeVisible();
    },
  },
  {
    name: 'mark sick today',
    does: async ({ page, hand }) => {
      await hand.tap(button(page, `Sick ${thorunn.name}`));
      await hand.tap(button(page.getByRole('dialog'), 'Enter the sick day'));
      await expect(page.getByRole('region', { name: 'Away' })).toContainText(thorunn.name);
    },
  },
  {
    name: 'approve a correction',
    does: async (desk) => {
      const article = await openQuestion(desk, nott.name);
      await desk.hand.tap(
        article
          .getByRole('listitem')
          .getByRole('button', { name: /^It counts at/ })
          .first(),
      );
      await decided(desk, nott.name);
    },
  },
  {
    name: 'refuse one',
    does: async (desk) => {
      const article = await openQuestion(desk, bjartur.name);
      await desk.hand.tap(button(article, /^It does not count/));
      await decided(desk, bjartur.name);
    },
  },
  {
    name: 'enter a late punch',
    does: async ({ page, hand }) => {
      await hand.goTo('Timesheets');
      await hand.tap(page.getByRole('link', { name: lukasz.name }).first());
      await hand.tap(button(page, 'Add time on Sunday 1 Mar 2026'));
      const dialog = page.getByRole('dialog');
      await hand.type(dialog.getByLabel('Start', { exact: true }), '8');
      await hand.type(dialog.getByLabel('End', { exact: true }), '16');
      await hand.type(dialog.getByLabel('Why'), 'Gleymdist');
      await hand.press('Enter');
      await expect(dialog).toHaveCount(0);
    },
  },
  {
    name: 'ask leave and grant it',
    does: async ({ page, hand }) => {
      await hand.goTo('Leave');
      await hand.tap(button(page, 'Write down a request'));
      await hand.type(page.getByRole('combobox', { name: 'Person' }), 'bjork');
      await hand.press('Enter');
      await grantLeave({ page, hand });
    },
  },
  {
    name: 'new PIN',
    does: async ({ page, hand }) => {
      await hand.tap(button(page, /^Go to or do/));
      await hand.type(page.getByRole('dialog').getByRole('combobox'), 'bjork');
      await hand.tap(page.getByRole('option', { name: /^New PIN/ }));
      await confirmPin({ page, hand });
    },
  },
  {
    name: 'find a person’s month',
    does: async ({ page, hand }) => {
      await hand.goTo('Timesheets');
      await hand.tap(page.getByRole('link', { name: lukasz.name }).first());
      await expect(page.getByRole('heading', { name: new RegExp(lukasz.name), level: 1 })).toBeVisible();
    },
  },
  {
    name: 'approve a department’s month',
    person: bakeryManager,
    does: async ({ page, hand }) => {
      await hand.goTo('Month');
      await hand.tap(button(page, /^Approve \d+ /));
      await expect(page.getByText(/ approved\.$/)).toBeVisible();
    },
  },
  {
    name: 'send the file',
    does: async ({ page, hand }) => {
      await hand.goTo('Month');
      await hand.tap(button(page, 'Look at the file'));
      const make = hand.tap(button(page.getByRole('dialog'), 'Make the file'));
      await Promise.all([page.waitForEvent('download'), make]);
    },
  },
];

async function confirmPin({ page, hand }: Desk): Promise<void> {
  await hand.tap(button(page.getByRole('dialog'), 'New PIN'));
  await expect(page.getByRole('dialog', { name: `The PIN of ${bjork.name}` })).toBeVisible();
}

async function grantLeave({ page, hand }: Desk): Promise<void> {
  await hand.type(page.getByLabel('First day'), '13.4');
  await hand.type(page.getByLabel('Last day'), '17.4');
  await hand.tap(button(page.getByRole('dialog'), 'Save'));
  await expect(page.getByText('The request waits.')).toBeVisible();
  const article = page.getByRole('article', { name: bjork.name });
  const inList = page.getByRole('link', { name: bjork.name }).first();
  await expect(inList.or(article).first()).toBeVisible();
  if (!(await article.isVisible())) await hand.tap(inList);
  await hand.tap(button(article, 'Approve'));
  await expect(page.getByText(`The leave of ${bjork.name} is approved.`)).toBeVisible();
}

/** As the pages were when the order began, where the way was another one. */
export const EARLIER: Readonly<Partial<Record<string, Does>>> = {
  'clock out who forgot': async (desk) => {
    const article = await openQuestion(desk, aegir.name);
    await desk.hand.tap(button(article, /^Clocked out at/).first());
    await desk.hand.type(article.getByLabel('Why'), 'Gleymdist');
    await desk.hand.tap(button(article, /^Decide$/));
    await decided(desk, aegir.name);
  },
  'mark sick today': async ({ page, hand }) => {
    await hand.goTo('Leave');
    await hand.tap(button(page, 'Enter an absence'));
    const dialog = page.getByRole('dialog');
    await hand.choose(dialog.getByRole('combobox', { name: 'Person' }), thorunn.name);
    await hand.choose(dialog.getByLabel('Kind'), 'Sick');
    await hand.tap(button(dialog, 'Enter'));
    await expect(dialog).toHaveCount(0);
  },
  'new PIN': async ({ page, hand }) => {
    await hand.goTo('People');
    await hand.type(page.getByRole('searchbox'), 'bjork');
    await hand.tap(page.getByRole('link', { name: bjork.name }).first());
    await hand.tap(page.getByRole('link', { name: 'Access' }));
    await hand.tap(button(page, 'New PIN'));
    await confirmPin({ page, hand });
  },
  'ask leave and grant it': async ({ page, hand }) => {
    await hand.goTo('Leave');
    await hand.tap(button(page, 'Write down a request'));
    await hand.choose(page.getByRole('combobox', { name: 'Person' }), bjork.name);
    await grantLeave({ page, hand });
  },
};
