// Taps during which something else happens: in a second tab, on a full disk, at a tablet without a network to which something is done
// before it has one again, or while somebody is no longer employed.
import type { CampaignOptions } from '../campaign-options.ts';
import type { Chance } from '../chance.ts';
import type { PlannedTap } from '../people/plan-taps.ts';
import type { TabletTap } from '../tablets/take-tap.ts';
import type { Tablet } from '../tablets/tablet.ts';
import { guessUntilLocked, tapWithForeignSession } from './attacks.ts';
import { correctLastEntry, deactivateFor, revokeAndRegisterAgain, setNewPin } from './managers.ts';
import type { Play } from './play.ts';

export type Taken = { readonly tap: PlannedTap; readonly tablet: Tablet; readonly tabletTap: TabletTap };

type OddTap = keyof typeof ODD_TAPS;

const ODD_TAPS = {
  'tap in a second tab': (_, { tablet, tabletTap }) => tablet.tapInSecondTab(tabletTap),
  'punch called wrong': async ({ stage }, { tablet, tabletTap }) => {
    await tablet.tap(tabletTap);
    if (await tablet.dispute(tabletTap.punchId)) stage.disputed.add(tabletTap.punchId);
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
  'punch altered on the tablet': (play, taken) =>
    whileItWaits(taken, async () => {
      const altered = await taken.tablet.alterNewest();
      if (altered) play.stage.altered.set(altered.punchId, altered.envelope);
    }),
  'PIN changed while a punch waits': (play, taken) => whileItWaits(taken, () => setNewPin(play, taken.tap)),
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
  'session of another tablet or person': tapWithForeignSession,
  'entry corrected by a manager': async (play, { tap, tablet, tabletTap }) => {
    await correctLastEntry(play, tap);
    await tablet.tap(tabletTap);
  },
} satisfies Readonly<Record<string, (play: Play, taken: Taken) => Promise<void>>>;

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

/** By number of the tap, counted from 1. */
export function planOddTaps(
  chance: Chance,
  options: CampaignOptions,
  plan: readonly PlannedTap[],
): ReadonlyMap<number, OddTap> {
  const own = [...plan.entries()].filter(([, { door }]) => door === 'station').map(([place]) => place + 1);
  const pick = (what: OddTap, times: number) =>
    options.restores > 0 && !WITHSTANDS_RESTORE.includes(what)
      ? []
      : Array.from({ length: times }, (_, number) => [chance.pick(own, what, number), what] as const);
  return new Map([
    ...pick('tap in a second tab', options.secondTabs),
    ...pick('punch called wrong', options.disputes),
    ...pick('PIN guessed until it locks', options.guesses),
    ...pick('session of another tablet or person', options.foreignSessions),
    ...pick('disk of the tablet full', options.fullDisks),
    ...pick('new version of the app while a punch waits', options.updates),
    ...pick('entry corrected by a manager', options.corrections),
    ...pick('PIN changed while a punch waits', options.newPins),
    ...pick('employee deactivated while a punch waits', options.deactivations),
    ...pick('punch altered on the tablet', options.alteredPunches),
    ...pick('tablet revoked while a punch waits, and registered again', options.revocations),
  ]);
}

export async function takeOddTap(
  what: OddTap,
  play: Play,
  taken: Taken,
  count: (what: string) => void,
): Promise<void> {
  count(what);
  await ODD_TAPS[what](play, taken);
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
