// One person at one tablet, by hand: the name, the PIN, whatever the tablet asks, and what it says in the end.
import type { Page } from '@playwright/test';
import { words } from '../../support/words.ts';
import type { Action, Said } from '../journal.ts';
import type { Person } from '../people/companies.ts';
import {
  comeToList,
  look,
  lookUntil,
  touch,
  touchButton,
  typePin,
  type Look,
  type Moment,
} from './finger.ts';
import { announcedAction, type Shown } from './read-screen.ts';

export type Visit = {
  readonly person: Person;
  readonly action: Action;
  /** The moment that counts lies in the first of these, or in a later one where the tablet asked for the PIN anew. */
  readonly moments: readonly Moment[];
  readonly hasRightPin: boolean;
  readonly said: Said;
  readonly shown: Shown | 'dark';
  readonly endedAt: number;
};

export type Visitor = {
  readonly person: Person;
  /** What they type, right or wrong. */
  readonly pin: string;
  /** What they would choose when asked. */
  readonly wanted: Action;
  /** Called once the fourth digit is touched: the tablet may be killed from now on. */
  readonly afterTap: () => Promise<void>;
  /** Called when the tablet does something that no person expects. */
  readonly onSurprise: (text: string) => void;
};

const LIST_WITHIN_MS = 30_000;
/** Three seconds for the PIN, three for the punch, and a machine that has other things to do. */
const RECEIPT_WITHIN_MS = 30_000;
const CHOICES = { start: words.en.clockIn, stop: words.en.clockOut } as const;

const SAYS: Partial<Record<Shown, Said>> = {
  'confirmed by the server': 'ok',
  'saved on this tablet': 'ok',
  'saved, a manager must look': 'ok',
  'NOT recorded': 'failed',
  'wrong PIN': 'failed',
  'not known': 'unknown',
};

/** What is known of a visit while it lasts; the tablet may go dark at any point of it. */
type Progress = { action: Action | undefined; readonly moments: Moment[]; isTapped: boolean };

/** @returns undefined when the tablet went dark before anything was typed */
export async function takeVisit(page: Page, visitor: Visitor): Promise<Visit | undefined> {
  const progress: Progress = { action: undefined, moments: [], isTapped: false };
  const shown = await goThrough(page, visitor, progress).catch((error: unknown) => {
    if (!page.isClosed() && !isGoneAway(error)) visitor.onSurprise(String(error));
    return 'dark' as const;
  });
  const { action, moments } = progress;
  if (moments.length === 0) return undefined;
  const said = shown === 'dark' ? 'unknown' : (SAYS[shown] ?? 'unknown');
  return {
    ...{ person: visitor.person, action: action ?? visitor.wanted, moments, said, shown },
    hasRightPin: visitor.pin === visitor.person.pin,
    endedAt: Date.now(),
  };
}

async function goThrough(page: Page, visitor: Visitor, progress: Progress): Promise<Shown | 'dark'> {
  await comeToList(page, LIST_WITHIN_MS);
  const name = page.getByRole('button', { name: new RegExp(`^${visitor.person.name}`) });
  // A tablet that has never had the list gets it when the line lets it.
  await name.waitFor({ timeout: LIST_WITHIN_MS });
  await touch(page, name);
  const end = performance.now() + RECEIPT_WITHIN_MS;
  while (performance.now() < end) {
    const seen = await look(page);
    const spoken = SAYS[seen.shown];
    if (spoken !== undefined) return finish(seen, visitor);
    if (isAway(seen, progress)) return 'dark';
    await answer(page, seen, visitor, progress);
  }
  const { text } = await look(page);
  visitor.onSurprise(`nothing is said for ${RECEIPT_WITHIN_MS} ms: ${text.slice(0, 200)}`);
  return 'dark';
}

function finish({ shown }: Look, { onSurprise, person, pin }: Visitor): Shown {
  if (shown === 'wrong PIN' && pin === person.pin)
    onSurprise(`the right PIN of ${person.name} is called wrong`);
  return shown;
}

/** The receipt was there and closed by itself before anybody looked. */
const isAway = ({ shown }: Look, { isTapped }: Progress) =>
  isTapped && (shown === 'list of names' || shown === 'at rest');

async function answer(page: Page, seen: Look, visitor: Visitor, progress: Progress): Promise<void> {
  const { pin, wanted } = visitor;
  switch (seen.shown) {
    case 'PIN pad':
      progress.action = announcedAction(seen.text) ?? progress.action;
      await typePin(page, pin, (moment) => progress.moments.push(moment));
      await tapped(visitor, progress);
      break;
    case 'PIN pad, once more':
      await typePin(page, pin, () => undefined);
      break;
    case 'in or out?':
      progress.action = wanted;
      await touchButton(page, CHOICES[wanted]);
      break;
    case 'conflict':
      progress.action = seen.text.includes('already clocked in') ? 'stop' : 'start';
      await touchButton(page, /^Clock (in|out) now$/);
      break;
    case 'still there?':
      await touchButton(page, 'I am still here');
      break;
    default:
      await page.waitForTimeout(60);
      return;
  }
  // What was just answered is still shown for a moment.
  await lookUntil(page, ({ text }) => text !== seen.text, 2_000);
}

async function tapped({ afterTap }: Visitor, progress: Progress): Promise<void> {
  if (progress.isTapped) return;
  progress.isTapped = true;
  await afterTap();
}

/** The campaign itself reloaded the page or killed its browser during the visit, as planned. */
function isGoneAway(error: unknown): boolean {
  return /has been closed|Target closed|Target crashed|context was destroyed|of a navigation/.test(
    String(error),
  );
}
