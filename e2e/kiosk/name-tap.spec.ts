// A touch on one of many names: the PIN pad is there before the names are taken down, and nobody meets the names in between.
import { expect, type Page } from '@playwright/test';
import { pinPage } from '../support/pages/pin-page.ts';
import { touch } from '../support/pages/touch.ts';
import { test } from '../support/test.ts';

type Seen = { readonly hasPad: boolean; readonly names: number; readonly met: number };

/** What the page holds when the first picture after each touch is painted. */
async function watchFirstPictures(page: Page): Promise<() => Promise<readonly Seen[]>> {
  await page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const names = [...document.querySelectorAll('[id^=person-] button')];
      const met = names.filter((name) => {
        const { left, top, width, height } = name.getBoundingClientRect();
        const isHit = document.elementFromPoint(left + width / 2, top + height / 2) === name;
        return isHit || name.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true });
      });
      const hasPad = document.querySelector('[role=group] [role=status]') !== null;
      seen.push({ hasPad, names: names.length, met: met.length });
    };
    // A timer set within a frame ends after that frame is painted; this one is set before the page sets its own.
    const watch = () => requestAnimationFrame(() => setTimeout(look));
    document.addEventListener('click', watch, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
}

test('a touched name opens the PIN pad before the names are removed, and nobody can see or touch them any more', async ({
  kiosk: { page, people },
}) => {
  await people.wake();
  const names = page.locator('[id^=person-] button');
  await names.first().waitFor();
  const count = await names.count();
  const seen = await watchFirstPictures(page);

  await touch(page, names.first());

  await pinPage(page).pad.waitFor();
  await expect(names).toHaveCount(0);
  await expect.poll(seen).toEqual([{ hasPad: true, names: count, met: 0 }]);
});
