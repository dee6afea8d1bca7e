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

/**
 * Presses Tab until it has been round.
 * @param within the part of the page that it goes through, such as `main` or `dialog[open]`
 */
export async function tabThrough(page: Page, within: string): Promise<Stops> {
  await page.evaluate(markControls, { within, tabbable: TABBABLE });
  const unseen: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { isRound, fault } = await page.evaluate(lookAtFocus);
    if (fault !== null) unseen.push(fault);
    if (isRound) break;
  }
  const missed = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-reach="not yet"]'), ({ outerHTML }) =>
      outerHTML.slice(0, 160),
    ),
  );
  return { missed, unseen };
}

/** Whether there is something in the last dialog that Tab can come to. Runs in the page. */
function hasControl(tabbable: string): boolean {
  const last = Array.from(document.querySelectorAll('dialog[open]')).at(-1);
  return last !== undefined && last.querySelector(tabbable) !== null;
}

/** A dialog that is not painted yet is transparent, and so is the focus on it where it scrolls. Runs in the page. */
async function hasRisen(dialog: Element): Promise<void> {
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
}

/** Of radio buttons with one name, Tab comes to one. Runs in the page. */
function markControls({ within, tabbable }: { readonly within: string; readonly tabbable: string }): void {
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
}

/** Runs in the page. */
function lookAtFocus(): { readonly isRound: boolean; readonly fault: string | null } {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) {
    return { isRound: document.querySelector('[data-reach="not yet"]') === null, fault: null };
  }
  const isRound = focused.dataset['reach'] === 'reached';
  if (focused.dataset['reach'] === 'not yet') focused.dataset['reach'] = 'reached';
  const name = focused.outerHTML.slice(0, 160);
  const { width, height } = focused.getBoundingClientRect();
  // A radio button that is drawn by its label.
  const isDrawnElsewhere = width * height <= 4 || getComputedStyle(focused).opacity === '0';
  const shown = isDrawnElsewhere ? focused.parentElement : focused;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? focused);
  if (outlineStyle === 'none' || outlineWidth === '0px') return { isRound, fault: `shows no focus: ${name}` };
  return { isRound, fault: isCovered(shown ?? focused) ? `lies under something: ${name}` : null };

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
