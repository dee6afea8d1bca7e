// The desk by keyboard alone: which controls there are, which of them Tab comes to, and how one can tell where it is.
import { expect, type Page } from '@playwright/test';
import { comeTo } from './desk.ts';

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
const MOST_STOPS = 400;

export type Stops = {
  /** Controls in reach of a mouse that Tab does not come to. */
  readonly missed: readonly string[];
  /** Controls that show no focus, or that lie under something else while they have it. */
  readonly unseen: readonly string[];
};

/** So many are pressed before it is asked again whether Tab has been round, once it should have been. */
const ON_AND_ON = 4;

/**
 * Presses Tab until it has been round. The page looks at each stop itself, when the key is let go: to be asked for each would take longer
 * than to press it.
 * @param within the part of the page that it goes through, such as `main` or `dialog[open]`
 */
export async function tabThrough(page: Page, within: string): Promise<Stops> {
  const controls = await page.evaluate(markControls, { within, tabbable: TABBABLE });
  await page.evaluate(watchStops);
  let seen: Seen = { isRound: false, unseen: [] };
  for (
    let stop = 0, more = controls + 1;
    stop < MOST_STOPS && !seen.isRound;
    stop += more, more = ON_AND_ON
  ) {
    for (let press = 0; press < more; press += 1) await page.keyboard.press('Tab');
    seen = await page.evaluate(() => (window as unknown as WatchedWindow).seenStops);
  }
  const missed = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-reach="not yet"]'), ({ outerHTML }) =>
      outerHTML.slice(0, 160),
    ),
  );
  return { missed, unseen: seen.unseen };
}

type Seen = { readonly isRound: boolean; readonly unseen: readonly string[] };
/** What a page that is watched holds for these tests. */
type WatchedWindow = { seenStops: { isRound: boolean; unseen: string[] } };

/** Whether there is something in the last dialog that Tab can come to. Runs in the page. */
function hasControl(tabbable: string): boolean {
  const last = Array.from(document.querySelectorAll('dialog[open]')).at(-1);
  return last !== undefined && last.querySelector(tabbable) !== null;
}

/** A dialog that is not painted yet is transparent, and so is the focus on it where it scrolls. Runs in the page. */
async function hasRisen(dialog: Element): Promise<void> {
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
}

/** Of radio buttons with one name, Tab comes to one. Runs in the page. @returns how many there are */
function markControls({ within, tabbable }: { readonly within: string; readonly tabbable: string }): number {
  for (const old of document.querySelectorAll('[data-reach]')) old.removeAttribute('data-reach');
  const groups = new Set<string>();
  const part = [...document.querySelectorAll(within)].at(-1);
  for (const control of part?.querySelectorAll<HTMLElement>(tabbable) ?? []) {
    if (control.tabIndex < 0 || !control.checkVisibility()) continue;
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      const group = [...document.getElementsByName(control.name)] as HTMLInputElement[];
      if (groups.has(control.name)) continue;
      groups.add(control.name);
      (group.find(({ checked }) => checked) ?? control).dataset['reach'] = 'not yet';
    } else control.dataset['reach'] = 'not yet';
  }
  return document.querySelectorAll('[data-reach]').length;
}

/** From now on the page looks at where the focus is whenever Tab is let go, until it has been round. Runs in the page. */
function watchStops(): void {
  const page = window as unknown as WatchedWindow;
  const isWatched = 'seenStops' in page;
  page.seenStops = { isRound: false, unseen: [] };
  if (!isWatched) document.addEventListener('keyup', look, { capture: true });

  function look({ key }: KeyboardEvent): void {
    if (key !== 'Tab' || page.seenStops.isRound) return;
    const { isRound, fault } = lookAtFocus();
    page.seenStops.isRound = isRound;
    if (fault !== null) page.seenStops.unseen.push(fault);
  }

  function lookAtFocus(): { readonly isRound: boolean; readonly fault: string | null } {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body)
      return { isRound: document.querySelector('[data-reach="not yet"]') === null, fault: null };
    const isRound = focused.dataset['reach'] === 'reached';
    if (focused.dataset['reach'] === 'not yet') focused.dataset['reach'] = 'reached';
    return { isRound, fault: faultOf(focused) };
  }

  function faultOf(focused: HTMLElement): string | null {
    const name = focused.outerHTML.slice(0, 160);
    const { width, height } = focused.getBoundingClientRect();
    // A radio button that is drawn by its label.
    const isDrawnElsewhere = width * height <= 4 || getComputedStyle(focused).opacity === '0';
    const shown = (isDrawnElsewhere ? focused.parentElement : null) ?? focused;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    if (outlineStyle === 'none' || outlineWidth === '0px') return `shows no focus: ${name}`;
    return isCovered(shown) ? `lies under something: ${name}` : null;
  }

  function isCovered(control: Element): boolean {
    const box = control.getClientRects()[0];
    if (!box) return true;
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y) => [box.x + box.width * x, box.y + box.height * y] as const),
    );
    return !points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (control.contains(top) || top.contains(control));
    });
  }
}

/** Presses Enter on each button of the page that may open something, and tells what is wrong with what it opened. */
export async function openEachButton(page: Page, address: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const count = await page.evaluate(markOpeners);
  let isMarked = true;
  for (let place = 0; place < count; place += 1) {
    if (!isMarked) {
      await comeTo(page, address);
      await page.evaluate(markOpeners);
    }
    const opener = page.locator(`[data-opener="${place}"]`);
    const name = await opener.evaluate(({ outerHTML }) => outerHTML.slice(0, 160));
    await opener.focus();
    await page.keyboard.press('Enter');
    const { isPageAsBefore, fault } = await lookAtDialog(page, place);
    if (fault !== null) faults.push(`${fault}: ${name}`);
    isMarked = isPageAsBefore && (await page.evaluate(markOpeners)) === count;
  }
  return faults;
}

/** @returns how many there are; of the rows of a table those of the first one. Runs in the page. */
function markOpeners(): number {
  const openers = Array.from(document.querySelectorAll<HTMLElement>('main button')).filter(
    (button) =>
      button.checkVisibility() &&
      !button.matches(':disabled, [type="submit"], thead button') &&
      !button.closest('[data-row] ~ [data-row]'),
  );
  for (const [place, opener] of openers.entries()) opener.dataset['opener'] = String(place);
  return openers.length;
}

/** Long enough for a dialog to open, short enough to press every button that opens none. */
const SOON = 600;

/** A code that is never shown again is not put away by mistake: its dialog has a button, and no Escape. */
const SHOWN_ONCE = 'shown this once';

type Opened = {
  /** A dialog was opened and put away, and nothing was done in it. */
  readonly isPageAsBefore: boolean;
  readonly fault: string | null;
};

async function lookAtDialog(page: Page, place: number): Promise<Opened> {
  // What waits for the server says that it is busy.
  await expect(page.locator('main button[aria-disabled="true"]')).toHaveCount(0);
  const dialog = page.locator('dialog[open]').last();
  const isOpen = await dialog.waitFor({ timeout: SOON }).then(
    () => true,
    () => false,
  );
  if (!isOpen) return { isPageAsBefore: false, fault: null };
  // Until what it has to load is there, nothing in it can have the focus.
  await page.waitForFunction(hasControl, TABBABLE);
  await dialog.evaluate(hasRisen);
  const { missed, unseen } = await tabThrough(page, 'dialog[open]');
  if (missed.length > 0) return { isPageAsBefore: false, fault: `Tab misses ${missed.join()}` };
  if (unseen.length > 0) return { isPageAsBefore: false, fault: unseen.join() };
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached', timeout: 2_000 }).catch(() => undefined);
  const isLeftOpen = await dialog.isVisible();
  if (isLeftOpen) {
    if (!(await dialog.innerText()).includes(SHOWN_ONCE))
      return { isPageAsBefore: false, fault: 'Escape does not close what was opened by' };
    await dialog.getByRole('button').last().focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  }
  const isBack = await page.evaluate(
    (at) => document.activeElement?.getAttribute('data-opener') === String(at),
    place,
  );
  return { isPageAsBefore: isBack && !isLeftOpen, fault: isBack ? null : 'the focus does not come back to' };
}
