import type { Chance } from '../chance.ts';
import type { Journal } from '../journal.ts';
import type { Timeline } from '../timeline.ts';
import type { TabletKey } from './tablet-key.ts';

export type Asked = { readonly askedAt: number; readonly answeredAt: number };

export type TabletDeps = {
  readonly name: string;
  readonly origin: string;
  readonly chance: Chance;
  readonly timeline: Timeline;
  readonly journal: Journal;
  /** When each request of a tablet was asked and answered. */
  readonly exchanges: Map<string, Asked>;
  /** The first one. */
  readonly key: TabletKey;
  /** Punches whose photo a tablet may have lost before the server had it: all of a photo is in its database, and nowhere else. */
  readonly photosGone: Set<string>;
  /** Punches that left the database of a tablet while they waited: the second copy has no positions. */
  readonly placesGone: Set<string>;
};
