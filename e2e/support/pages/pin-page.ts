import { expect, type Page } from '@playwright/test';
import { touch } from './touch.ts';
import { words, type Language } from '../words.ts';

/** Ten keys; the fourth digit is the punch. */
export function pinPage(page: Page, language: Language = 'en') {
  const say = words[language];
  const pad = page.getByRole('group', { name: say.pinPad });
  const enter = async (pin: string) => {
    const key = (digit: string) => pad.getByRole('button', { name: digit, exact: true });
    await touch(page, key(pin.charAt(0)));
    for (const digit of pin.slice(1)) await key(digit).click();
  };
  return {
    pad,
    heading: page.getByRole('heading', { level: 1 }),
    wrong: page.getByText(say.pinWrong),
    locked: page.getByText(/Too many wrong tries/).first(),
    enter,
    /** Without a server the kiosk asks for the PIN a second time. @returns when it had been typed the first time, in ms */
    enterTwice: async (pin: string): Promise<number> => {
      await enter(pin);
      const typedAt = Date.now();
      await expect(page.getByText(/once more/i).first()).toBeVisible();
      await enter(pin);
      return typedAt;
    },
    cancel: () => touch(page, page.getByRole('button', { name: say.cancel, exact: true })),
  };
}
