import { expect, type Page } from '@playwright/test';
import { runAxe } from './run-axe.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Half a CSS pixel less than 72 still counts as 72, because some screens scale. */
const SMALLEST_TARGET = 71.5;

/** Nothing that axe knows is wrong, nothing sticks out at the side, and nothing to touch is too small for a glove. */
export async function checkScreen(page: Page, screen: string): Promise<void> {
  const found = await runAxe(page, { tags: WCAG });
  expect.soft(found, `axe on ${screen}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${screen} is wider than the tablet`).toBe(0);
  const small = await page.getByRole('button').evaluateAll((buttons, smallest) => {
    const sizes = buttons.map((button) => ({
      name: button.textContent,
      box: button.getBoundingClientRect(),
    }));
    return (
      sizes
        // What only a keyboard reaches is a point until it is reached.
        .filter(({ box }) => box.width > 1 && (box.width < smallest || box.height < smallest))
        .map(({ name, box }) => `${name} ${Math.round(box.width)} x ${Math.round(box.height)}`)
    );
  }, SMALLEST_TARGET);
  expect.soft(small, `too small on ${screen}`).toEqual([]);
}
