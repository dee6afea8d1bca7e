import { expect, type Page } from '@playwright/test';

/** What the kiosk says after a punch. */
export function punchPage(page: Page) {
  return {
    expectRecorded: async (word: 'In' | 'Out', time: string) => {
      await expect(page.getByRole('heading', { level: 1, name: `${word} ${time}` })).toBeVisible();
      await expect(page.getByText('Recorded by the server')).toBeVisible();
    },
    close: () => page.getByRole('button', { name: 'Close', exact: true }).last().click(),
    conflict: (title: RegExp) => page.getByRole('heading', { level: 1, name: title }),
    clockOutNow: () => page.getByRole('button', { name: 'Clock out now' }).click(),
  };
}
