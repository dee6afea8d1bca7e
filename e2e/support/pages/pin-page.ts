import type { Page } from '@playwright/test';

/** Ten keys; the fourth digit is the punch. */
export function pinPage(page: Page) {
  const pad = page.getByRole('group', { name: 'PIN pad' });
  return {
    pad,
    heading: page.getByRole('heading', { level: 1 }),
    wrong: page.getByText('Wrong PIN'),
    locked: page.getByText(/Too many wrong tries/),
    enter: async (pin: string) => {
      for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
    },
    cancel: () => page.getByRole('button', { name: 'Cancel' }).click(),
  };
}
