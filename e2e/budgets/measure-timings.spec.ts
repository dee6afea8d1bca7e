// Not part of the tests: `npm run budgets` measures what a person waits for, on a processor that is four times slower, and prints it.
// Figures depend on the machine; the committed limits are those of a cheap tablet.
import type { Locator, Page } from '@playwright/test';
import { median, percentile95, slowDown, tell } from '../support/budgets.ts';
import { pinPage } from '../support/pages/pin-page.ts';
import { react, touch } from '../support/pages/touch.ts';
import { untilInstalled } from '../support/pages/until-installed.ts';
import { serveNames } from '../support/many-names.ts';
import { test } from '../support/test.ts';
import { words } from '../support/words.ts';

test.use({ stopsServer: true });

const ROUNDS = 5;
/** How long the finger of a quick tap stays on the screen. */
const FINGER_RESTS_MS = 80;

type Seen = { readonly type: 'pointerdown' | 'click'; readonly tookMs: number };

/**
 * From the moment at which a touch takes effect to the picture after it: what the page itself saw. A key takes effect when it is
 * pressed, a name when the finger leaves it.
 */
async function watchTouches(page: Page): Promise<(type: Seen['type']) => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const watch = ({ type, timeStamp }: Event) => {
      const tell = () => seen.push({ type: type as Seen['type'], tookMs: performance.now() - timeStamp });
      requestAnimationFrame(() => setTimeout(tell));
    };
    for (const type of ['pointerdown', 'click']) document.addEventListener(type, watch, { capture: true });
  });
  return async (type) => {
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen.splice(0));
    return seen.filter((one) => one.type === type).map(({ tookMs }) => tookMs);
  };
}

/**
 * Touches without the usual command of Playwright, which first looks at what lies under the touch. That time is not the kiosk's. Anyone who
 * looks for a name among a thousand finds it after the list is drawn.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await react(page);
  // Chromium tells a page that it is idle only after a picture.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(FINGER_RESTS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

for (const [count, what] of [
  [300, 'warmStartTo300Names'],
  [1_000, 'warmStartTo1000Names'],
] as const) {
  test(`a warm start to ${count} names`, async ({ kiosk: { page, people } }) => {
    await serveNames(page, count);
    await people.wake();
    await page.locator('[id^=person-]').first().waitFor();
    await untilInstalled(page);
    await slowDown(page);
    const times: number[] = [];

    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      await page.reload({ waitUntil: 'commit' });
      await page.getByRole('button', { name: words.en.touchToPunch }).click();
      await page.locator('[id^=person-]').first().waitFor();
      times.push(performance.now() - began);
    }

    tell(what, median(times));
  });
}

test('a start without a server', async ({ kiosk: { page }, server }) => {
  await untilInstalled(page);
  await page.reload();
  await server.stop();
  const times: number[] = [];

  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('button', { name: words.en.touchToPunch }).waitFor();
    times.push(performance.now() - began);
  }

  await server.startAgain();
  tell('offlineColdStart', median(times));
});

test('a key of the PIN pad, a name, a letter of the search', async ({ kiosk: { page, people } }) => {
  const pin = pinPage(page);
  await serveNames(page, 1_000);
  await people.wake();
  await slowDown(page);
  const seen = await watchTouches(page);
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  const names = page.locator('[id^=person-] button');

  const taps: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await names.nth(round).waitFor();
    // Not the touch on Cancel, which draws the list anew.
    await seen('click');
    await tap(page, names.nth(round));
    await pin.pad.waitFor();
    await react(page);
    taps.push(...(await seen('click')));
    await pin.cancel();
  }
  tell('nameTap', median(taps));
  await tap(page, names.first());
  await pin.pad.waitFor();
  await seen('pointerdown');
  for (let press = 0; press < 60; press += 1) await key(press % 2 === 0 ? '1' : words.en.pinDelete).click();
  tell('pinKeyToPaint', percentile95(await seen('pointerdown')));

  await pin.cancel();
  await touch(page, key(words.en.search));
  await page.waitForTimeout(400);
  await seen('pointerdown');
  for (const letter of 'anna') await key(letter).click();
  tell('searchRepaint', Math.max(...(await seen('pointerdown'))));
});
