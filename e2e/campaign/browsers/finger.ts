// Eyes and a finger at a tablet: real touches on what is really shown, at the pace of a person.
import type { Locator, Page } from '@playwright/test';
import { words } from '../../support/words.ts';
import { readScreen, type Shown } from './read-screen.ts';

/** Nobody touches a new screen sooner. The kiosk ignores touches in its first 300 ms, because they were meant for the last screen. */
const REACTION_MS = 350;
const LOOK_EVERY_MS = 60;
const say = words.en;

export type Look = { readonly text: string; readonly shown: Shown };

/** The moment that counts, that of the fourth digit, lies between these two. */
export type Moment = { readonly from: number; readonly to: number };

export async function look(page: Page): Promise<Look> {
  const text = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label]')];
    const names = named.map((element) => element.getAttribute('aria-label'));
    return [document.body.innerText, ...names].join('\n');
  });
  return { text, shown: readScreen(text) };
}

/** @returns what is shown once it fits, or what is shown when the time is up */
export async function lookUntil(
  page: Page,
  isFitting: (seen: Look) => boolean,
  patienceMs: number,
): Promise<Look> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const seen = await look(page);
    if (isFitting(seen) || performance.now() > end) return seen;
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
}

export async function touch(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await page.waitForTimeout(REACTION_MS);
  await target.tap();
}

export const touchButton = (page: Page, name: string | RegExp) =>
  touch(page, page.getByRole('button', { name, exact: typeof name === 'string' }).last());

/** @param onMoment told before the fourth digit and after it, because the tablet may go dark in between */
export async function typePin(page: Page, pin: string, onMoment: (moment: Moment) => void): Promise<void> {
  const pad = page.getByRole('group', { name: say.pinPad });
  const key = (digit: string) => pad.getByRole('button', { name: digit, exact: true });
  await touch(page, key(pin.charAt(0)));
  for (const digit of pin.slice(1, 3)) await key(digit).tap();
  await page.getByText(say.pinDigits({ entered: 3 })).waitFor({ state: 'attached' });
  const from = Date.now();
  try {
    await key(pin.charAt(3)).tap();
  } finally {
    onMoment({ from, to: Date.now() });
  }
}

const WAYS_HOME: Partial<Record<Shown, string | RegExp>> = {
  'at rest': say.touchToPunch,
  'still there?': say.stillThereYes,
  'PIN pad': say.cancel,
  'PIN pad, once more': say.cancel,
  'wrong PIN': say.cancel,
  'in or out?': say.cancel,
  conflict: say.cancel,
  'NOT recorded': say.notRecordedRead,
  'confirmed by the server': say.close,
  'saved on this tablet': say.close,
  'saved, a manager must look': say.close,
  'not known': say.close,
};

/** Goes to the list of names from whatever screen the last person left. @throws when it does not get there */
export async function comeToList(page: Page, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const { text, shown } = await lookUntil(page, (seen) => seen.shown !== 'busy', patienceMs);
    if (shown === 'list of names') return;
    const way = WAYS_HOME[shown];
    if (way === undefined || performance.now() > end) {
      throw new Error(`The list of names does not come; the screen says: ${text.slice(0, 200)}`);
    }
    // The screen may close by itself in the same moment.
    await touchButton(page, way).catch(() => undefined);
  }
}
