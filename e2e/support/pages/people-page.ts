import { expect, type Page } from '@playwright/test';
import { words, type Language } from '../words.ts';

/** The resting screen and the list of names. */
export function peoplePage(page: Page, language: Language = 'en') {
  const say = words[language];
  const list = page.getByRole('heading', { name: say.whoAreYou });
  const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  return {
    list,
    tile,
    wake: async () => {
      await page.getByRole('button', { name: say.wake }).click();
      await expect(list).toBeVisible();
    },
    choose: async (name: string) => {
      await tile(name).click();
      await expect(page.getByRole('group', { name: say.pinPad })).toBeVisible();
    },
  };
}
