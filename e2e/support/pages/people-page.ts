import { expect, type Page } from '@playwright/test';
import { touch } from './touch.ts';
import { words, type Language } from '../words.ts';

/** The resting screen and the list of names. */
export function peoplePage(page: Page, language: Language = 'en') {
  const say = words[language];
  const list = page.getByRole('heading', { name: say.listTitle });
  const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  return {
    list,
    tile,
    wake: async () => {
      await touch(page, page.getByRole('button', { name: say.touchToPunch }));
      await expect(list).toBeVisible();
    },
    choose: async (name: string) => {
      await touch(page, tile(name));
      await expect(page.getByRole('group', { name: say.pinPad })).toBeVisible();
    },
  };
}
