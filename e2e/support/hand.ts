// What a person does by hand, counted: each touch or press of the mouse, and each key.
import type { Locator, Page } from '@playwright/test';

export type Counted = { readonly taps: number; readonly letters: number };

export type Hand = {
  readonly tap: (what: Locator) => Promise<void>;
  /** Touches the field, unless it is waiting for keys already, and types. What stood there is replaced. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Opens the list and takes one of it. */
  readonly choose: (list: Locator, option: string) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  /** To another page of the desk, where the navigation stands beside the page or behind its button. */
  readonly goTo: (name: string) => Promise<void>;
  readonly counted: () => Counted;
};

export function handAt(page: Page): Hand {
  let [taps, letters] = [0, 0];
  const tap = async (what: Locator) => {
    await what.click();
    taps += 1;
  };
  return {
    tap,
    type: async (field, text) => {
      await field.waitFor();
      const isWaiting = await field.evaluate((input) => input === document.activeElement);
      if (!isWaiting) await tap(field);
      await field.fill(text);
      letters += text.length;
    },
    choose: async (list, option) => {
      await list.selectOption(option);
      taps += 2;
    },
    press: async (key) => {
      await page.keyboard.press(key);
      letters += 1;
    },
    goTo: async (name) => {
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      if (await menu.isVisible()) await tap(menu);
      const pages = page.getByRole('navigation', { name: 'Pages' }).filter({ visible: true });
      await tap(pages.getByRole('link', { name: new RegExp(`^${name}`) }).first());
      // Until then the page before stands there, with names that lead elsewhere.
      await page.getByRole('heading', { level: 1, name }).waitFor();
    },
    counted: () => ({ taps, letters }),
  };
}
