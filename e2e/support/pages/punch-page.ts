import { expect, type Page } from '@playwright/test';
import { touch } from './touch.ts';

/** What the kiosk says after a punch. */
export function punchPage(page: Page) {
  return {
    expectRecorded: async (word: 'In' | 'Out', time: string) => {
      await expect(page.getByRole('heading', { level: 1, name: `${word} ${time}` })).toBeVisible();
      await expect(page.getByText('Confirmed by the server')).toBeVisible();
    },
    close: () => touch(page, page.getByRole('button', { name: 'Close', exact: true }).last()),
    conflict: (title: RegExp) => page.getByRole('heading', { level: 1, name: title }),
    clockOutNow: () => touch(page, page.getByRole('button', { name: 'Clock out now' })),
  };
}
