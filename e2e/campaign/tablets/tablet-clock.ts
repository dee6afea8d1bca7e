// The clocks of one tablet: the one that people can set, and the one that only grows but stands still while it sleeps. Neither
// knows the true time, which only the campaign has.
import type { KioskClock } from '@stimpill/kiosk/device/clock-stretches.ts';
import type { Timeline } from '../timeline.ts';

export type TabletClock = KioskClock & {
  /** Makes the clocks show another moment, such as that of a beat that was due since the last visit. */
  readonly lookAt: (moment: number | undefined) => void;
};

/** What outlives a page load. */
export type WallClock = { aheadBy: number };

export function createTabletClock(
  timeline: Timeline,
  wall: WallClock,
  load: { readonly documentId: string; readonly bootedAt: number; readonly sleptMs: () => number },
): TabletClock {
  let moment: number | undefined;
  const now = () => moment ?? timeline.now();
  return {
    documentId: load.documentId,
    monotonicNow: () => now() - load.bootedAt - load.sleptMs(),
    wallNow: () => now() + wall.aheadBy,
    lookAt: (at) => {
      moment = at;
    },
  };
}
