import { expect, type Page } from '@playwright/test';

/** The resting screen and the list of names. */
export function peoplePage(page: Page) {
  const list = page.getByRole('heading', { name: 'Who are you?' });
  return {
    list,
    tile: (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }),
    wake: async () => {
      await page.getByRole('button', { name: 'Touch to clock in or out' }).click();
      await expect(list).toBeVisible();
    },
    choose: async (name: string) => {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect(page.getByRole('group', { name: 'PIN pad' })).toBeVisible();
    },
  };
}
