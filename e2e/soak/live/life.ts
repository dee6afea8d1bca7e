// What everything that lives through the days of a soak has in common.
import type { Chance } from '../../campaign/chance.ts';
import type { Journal } from '../../campaign/journal.ts';
import type { Company } from '../../campaign/people/companies.ts';
import type { Stage } from '../../campaign/play/open-stage.ts';
import type { CampaignServer } from '../../campaign/server/campaign-server.ts';
import type { Timeline } from '../../campaign/timeline.ts';
import type { SoakOptions } from '../soak-options.ts';

export type Life = {
  readonly options: SoakOptions;
  readonly chance: Chance;
  readonly companies: readonly Company[];
  readonly timeline: Timeline;
  readonly journal: Journal;
  readonly stage: Stage;
  readonly server: CampaignServer;
  /** When the first of the days begins, in epoch milliseconds. */
  readonly start: number;
  readonly count: (what: string) => void;
};

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** What happens within this time happens at its beginning, side by side at different tablets. */
const WINDOW_MS = 5 * MINUTE_MS;

type Due = { readonly at: number; readonly lane: string; readonly happen: () => Promise<unknown> };

/** What is in one lane happens one after the other, such as all that is done at one tablet. */
export function scheduleInLanes(timeline: Timeline, due: readonly Due[]): void {
  const windows = groupBy(due, ({ at }) => Math.floor(at / WINDOW_MS));
  for (const [window, ofWindow] of windows) {
    const lanes = [...groupBy(ofWindow, ({ lane }) => lane).values()];
    timeline.at(window * WINDOW_MS, async () => {
      await Promise.all(lanes.map(oneAfterTheOther));
    });
  }
}

async function oneAfterTheOther(lane: readonly Due[]): Promise<void> {
  for (const { happen } of lane) await happen();
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
