import type { Page } from '@playwright/test';
import { words, type Language } from '../words.ts';

/** Ten keys; the fourth digit is the punch. */
export function pinPage(page: Page, language: Language = 'en') {
  const say = words[language];
  const pad = page.getByRole('group', { name: say.pinPad });
  return {
    pad,
    heading: page.getByRole('heading', { level: 1 }),
    wrong: page.getByText(say.wrongPin),
    locked: page.getByText(/Too many wrong tries/),
    enter: async (pin: string) => {
      for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
    },
    cancel: () => page.getByRole('button', { name: say.cancel, exact: true }).click(),
  };
}
