// Taps during which something else happens: in a second tab, on a full disk, at a tablet without a network to which something is done
// before it has one again, or while somebody is no longer employed.
import type { CampaignOptions } from '../campaign-options.ts';
import type { Chance } from '../chance.ts';
import type { PlannedTap } from '../people/plan-taps.ts';
import type { TabletTap } from '../tablets/take-tap.ts';
import type { Tablet } from '../tablets/tablet.ts';
import { guessUntilLocked, tapWithForeignSession } from './attacks.ts';
import { settleQuestion } from './decide.ts';
import { correctLastEntry, deactivateFor, revokeAndRegisterAgain, setNewPin } from './managers.ts';
import type { Play } from './play.ts';

export type Taken = { readonly tap: PlannedTap; readonly tablet: Tablet; readonly tabletTap: TabletTap };

type OddTap = keyof typeof ODD_TAPS;

const ODD_TAPS = {
  'tap in a second tab': (_, { tablet, tabletTap }) => tablet.tapInSecondTab(tabletTap),
  'punch called wrong': async ({ stage }, { tablet, tabletTap }) => {
    await tablet.tap(tabletTap);
    const isNoted = await tablet.dispute(tabletTap.punchId);
    if (isNoted) stage.disputed.add(tabletTap.punchId);
    return isNoted;
  },
  'disk of the tablet full': async (play, { tablet, tabletTap }) => {
    play.stage.noRoom.set(tabletTap.punchId, tablet.name);
    // To make room for the punch, the tablet gives up photos: that of the punch and those that wait.
    for (const punchId of [tabletTap.punchId, ...(await tablet.photosLeft())])
      play.stage.photosGone.add(punchId);
    tablet.fillDisk(play.chance.between(1, MOST_REFUSALS, 'refusals', tabletTap.punchId));
    await tablet.tap(tabletTap);
    tablet.fillDisk(0);
  },
  'new version of the app while a punch waits': (_, taken) => whileItWaits(taken, taken.tablet.updateApp),
  'punch altered on the tablet': async (play, taken) => {
    const before = play.stage.altered.size;
    await whileItWaits(taken, async () => {
      const altered = await taken.tablet.alterNewest();
      if (altered) play.stage.altered.set(altered.punchId, altered.envelope);
    });
    return play.stage.altered.size > before;
  },
  'PIN changed while a punch waits': async (play, taken) => {
    const before = play.stage.newPins.length;
    await whileItWaits(taken, () => setNewPin(play, taken.tap));
    return play.stage.newPins.length > before;
  },
  'employee deactivated while a punch waits': (play, { tap, tablet, tabletTap }) =>
    deactivateFor(play, tap, (deactivate) =>
      whileItWaits({ tablet, tabletTap }, deactivate).then(tablet.lookAround),
    ),
  'tablet revoked while a punch waits, and registered again': async (play, taken) => {
    await taken.tablet.cutOff(true);
    await taken.tablet.tap(taken.tabletTap);
    await revokeAndRegisterAgain(play, taken);
  },
  'PIN guessed until it locks': guessUntilLocked,
  'session of another tablet or person': async (play, taken) => {
    await tapWithForeignSession(play, taken);
    return play.stage.foreign.has(taken.tabletTap.punchId);
  },
  'entry corrected by a manager': async (play, { tap, tablet, tabletTap }) => {
    const before = play.stage.corrections.length;
    await correctLastEntry(play, tap);
    await tablet.tap(tabletTap);
    return play.stage.corrections.length > before;
  },
} satisfies Readonly<Record<string, (play: Play, taken: Taken) => Promise<unknown>>>;

/**
 * The tablet tries again after it has freed its ballast, punches that the server has, and photos. With one refusal more it has no room at
 * all.
 */
const MOST_REFUSALS = 5;

/**
 * What may happen in a campaign with restores. A restored server forgets what managers did, and a full tablet may have freed what it would
 * need to tell it again.
 */
const WITHSTANDS_RESTORE: readonly OddTap[] = [
  'tap in a second tab',
  'punch called wrong',
  'new version of the app while a punch waits',
  'punch altered on the tablet',
];

/** Odd taps about which somebody asks a manager. */
const LOOKED_AT_SOON: readonly OddTap[] = ['punch called wrong', 'session of another tablet or person'];
const SOON_MS = 25 * 60_000;
const LEFT_OPEN = 0.2;

/** By number of the tap, counted from 1. */
export function planOddTaps(
  chance: Chance,
  options: CampaignOptions,
  plan: readonly PlannedTap[],
): ReadonlyMap<number, OddTap> {
  const own = [...plan.entries()].filter(([, { door }]) => door === 'station').map(([place]) => place + 1);
  const planned = new Map<number, OddTap>();
  const pick = (what: OddTap, times: number) => {
    if (options.restores > 0 && !WITHSTANDS_RESTORE.includes(what)) return;
    for (let number = 0; number < times; number += 1) {
      // One thing to a tap, so that each happens as often as it should.
      const left = own.filter((tap) => !planned.has(tap));
      if (left.length > 0) planned.set(chance.pick(left, what, number), what);
    }
  };
  pick('tap in a second tab', options.secondTabs);
  pick('punch called wrong', options.disputes);
  pick('PIN guessed until it locks', options.guesses);
  pick('session of another tablet or person', options.foreignSessions);
  pick('disk of the tablet full', options.fullDisks);
  pick('new version of the app while a punch waits', options.updates);
  pick('entry corrected by a manager', options.corrections);
  pick('PIN changed while a punch waits', options.newPins);
  pick('employee deactivated while a punch waits', options.deactivations);
  pick('punch altered on the tablet', options.alteredPunches);
  pick('tablet revoked while a punch waits, and registered again', options.revocations);
  return planned;
}

export async function takeOddTap(
  what: OddTap,
  play: Play,
  taken: Taken,
  count: (what: string) => void,
): Promise<void> {
  // What turned out to be impossible has not happened.
  if ((await ODD_TAPS[what](play, taken)) !== false) count(what);
  if (LOOKED_AT_SOON.includes(what)) lookSoon(play, taken, count);
}

/** Soon after it a manager looks into most of them: by the next day the question could hardly be answered in every way any more. */
function lookSoon(play: Play, { tap, tabletTap }: Taken, count: (what: string) => void): void {
  const { timeline, chance, options } = play;
  const { punchId } = tabletTap;
  // A server from a backup would know nothing of it.
  if (options.restores > 0 || chance.of('looked at', punchId) < LEFT_OPEN) return;
  timeline.at(timeline.now() + SOON_MS, async () => {
    const done = await settleQuestion(play, tap.company, `soon ${punchId}`, punchId);
    if (done !== undefined) count(done);
  });
}

async function whileItWaits(
  { tablet, tabletTap }: Pick<Taken, 'tablet' | 'tabletTap'>,
  happen: () => Promise<void>,
): Promise<void> {
  await tablet.cutOff(true);
  await tablet.tap(tabletTap);
  await happen();
  await tablet.cutOff(false);
}
