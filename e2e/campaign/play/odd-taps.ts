// Taps during which something else happens: the tablet is without a network, and before it has one again the punch is changed on its
// disk, or the person gets a new PIN; or it is made in a second tab of the same tablet.
import type { CampaignOptions } from '../campaign-options.ts';
import type { Chance } from '../chance.ts';
import type { PlannedTap } from '../people/plan-taps.ts';
import type { TabletTap } from '../tablets/take-tap.ts';
import type { Tablet } from '../tablets/tablet.ts';
import type { Play } from './schedule.ts';

type OddTap = 'punch altered on the tablet' | 'PIN changed while a punch waits' | 'tap in a second tab';

/** By number of the tap, counted from 1. */
export function planOddTaps(
  chance: Chance,
  { alteredPunches, newPins, secondTabs }: CampaignOptions,
  plan: readonly PlannedTap[],
): ReadonlyMap<number, OddTap> {
  const own = [...plan.entries()].filter(([, { door }]) => door === 'station').map(([place]) => place + 1);
  const pick = (what: OddTap, times: number) =>
    Array.from({ length: times }, (_, number) => [chance.pick(own, what, number), what] as const);
  return new Map([
    ...pick('tap in a second tab', secondTabs),
    ...pick('PIN changed while a punch waits', newPins),
    ...pick('punch altered on the tablet', alteredPunches),
  ]);
}

type Taken = { readonly tap: PlannedTap; readonly tablet: Tablet; readonly tabletTap: TabletTap };

export async function takeOddTap(
  what: OddTap,
  play: Play,
  { tap, tablet, tabletTap }: Taken,
  count: (what: string) => void,
): Promise<void> {
  count(what);
  if (what === 'tap in a second tab') {
    await tablet.tapInSecondTab(tabletTap);
    return;
  }
  await tablet.cutOff(true);
  await tablet.tap(tabletTap);
  if (what === 'PIN changed while a punch waits') await changePin(play, tap);
  else {
    const punchId = await tablet.alterNewest();
    if (punchId !== undefined) play.stage.altered.add(punchId);
  }
  await tablet.cutOff(false);
}

async function changePin({ server, stage, timeline }: Play, { company, person }: PlannedTap): Promise<void> {
  const words = ['pin', 'set', company.id, person.email, '--stdin'];
  await server.commandLine({ words, now: timeline.now(), stdin: person.laterPin });
  stage.hasNewPin.add(person);
}
