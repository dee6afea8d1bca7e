import { expect, type Page } from '@playwright/test';
import { touch } from './touch.ts';

/** What the kiosk says after a punch. */
export function punchPage(page: Page) {
  return {
    expectRecorded: async (word: 'In' | 'Out', time: string) => {
      await expect(page.getByRole('heading', { level: 1, name: `${word} ${time}` })).toBeVisible();
      await expect(page.getByText('Confirmed by the server')).toBeVisible();
    },
    /** Without a network: it is safe, and will be sent. */
    expectSaved: () => expect(page.getByText('Saved on this tablet')).toBeVisible(),
    close: () => touch(page, page.getByRole('button', { name: 'Close', exact: true }).last()),
    /** Two touches, the second one on a question. */
    callWrong: async () => {
      await touch(page, page.getByRole('button', { name: 'Not me / wrong' }));
      await touch(page, page.getByRole('button', { name: 'Tell a manager' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Noted. A manager decides.' })).toBeVisible();
    },
    conflict: (title: RegExp) => page.getByRole('heading', { level: 1, name: title }),
    clockOutNow: () => touch(page, page.getByRole('button', { name: 'Clock out now' })),
  };
}
