// What somebody does who wants to punch for another person: guesses the PIN, or hands over a session that was opened elsewhere.
import type { PlannedTap } from '../people/plan-taps.ts';
import { otherPin } from '../people/other-pin.ts';
import type { Tablet } from '../tablets/tablet.ts';
import type { TabletTap } from '../tablets/take-tap.ts';
import type { Play } from './play.ts';

type Attacked = { readonly tap: PlannedTap; readonly tablet: Tablet; readonly tabletTap: TabletTap };

/** The most guesses at one tablet, with those that the bad line lost and that are typed again. */
const MOST_GUESSES = 12;
const GUESS_MS = 5_000;
const LATER_MS = 20 * 60_000;

/**
 * Guesses at one tablet until the PIN locks; every other time at a second tablet as well, which locks it for a day. Then the person comes.
 * @returns whether it locked: a tablet without a network locks nothing
 */
export async function guessUntilLocked(play: Play, { tap, tablet, tabletTap }: Attacked): Promise<boolean> {
  const { chance, stage, timeline } = play;
  const { locks } = stage;
  const others = stage.tabletsOf(tap.company).filter((one) => one !== tablet);
  // Not by luck: managers are asked about those of a day alone, and a campaign without one would have nothing to check.
  const length = locks.day <= locks.minutes ? 'day' : 'minutes';
  const second = length === 'day' ? [chance.pick(others, 'guess at', tabletTap.punchId)] : [];
  let isLocked = true;
  for (const at of [tablet, ...second]) isLocked = (await guessAt(play, at, tabletTap)) && isLocked;
  if (isLocked) locks[length] += 1;
  await tablet.tap(tabletTap);
  timeline.pass(LATER_MS);
  await tablet.tap({ ...tabletTap, punchId: chance.guid('later', tabletTap.punchId) });
  return isLocked;
}

/** @returns whether the tablet said that the PIN is locked */
async function guessAt(
  { chance, journal, timeline }: Play,
  tablet: Tablet,
  tap: TabletTap,
): Promise<boolean> {
  const pin = otherPin(tap.pin);
  for (let guess = 1; guess <= MOST_GUESSES; guess += 1) {
    timeline.pass(GUESS_MS);
    const punchId = chance.guid('guess', tablet.name, tap.punchId, guess);
    await tablet.tap({ ...tap, pin, isRightPin: false, diesAt: undefined, punchId });
    if (journal.taps.at(-1)?.code === 'kiosk.pin_locked') return true;
  }
  return false;
}

/** The session of the person from another tablet, or of a colleague from this one. */
export async function tapWithForeignSession(
  { chance, stage }: Play,
  { tap, tablet, tabletTap }: Attacked,
): Promise<void> {
  const { company, person } = tap;
  const word = tabletTap.punchId;
  const others = stage.tabletsOf(company).filter((one) => one !== tablet);
  const colleagues = company.people.filter((one) => one !== person);
  const first =
    chance.of('foreign', word) < 0.5
      ? ([chance.pick(others, 'foreign from', word), person] as const)
      : ([tablet, chance.pick(colleagues, 'foreign of', word)] as const);
  // A line may be cut, and then no session comes through it: some other tablet has one.
  let employeeToken: string | undefined;
  for (const [from, whose] of [first, ...others.map((other) => [other, person] as const)])
    employeeToken ??= await from.openSession(whose, stage.pinOf(whose));
  if (employeeToken !== undefined) stage.foreign.add(tabletTap.punchId);
  await tablet.tap({ ...tabletTap, ...(employeeToken === undefined ? {} : { employeeToken }) });
}
