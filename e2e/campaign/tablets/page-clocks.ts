// The clocks of one page load: what an earlier load remembered of them, and what this one keeps for the next.
import { createClockKeeper, type ClockKeeper } from '@stimpill/kiosk/device/clock-keeper.ts';
import { NO_CLOCK_MEMORY } from '@stimpill/kiosk/device/clock-stretches.ts';
import { createServerTime, type ServerTime } from '@stimpill/kiosk/device/server-time.ts';
import type { ClockMemory } from '@stimpill/kiosk/storage/outbox-database.ts';
import type { OutboxStorage } from '@stimpill/kiosk/storage/outbox-storage.ts';
import { createTabletClock, type TabletClock } from './tablet-clock.ts';
import type { LoadDeps } from './load-deps.ts';

export type PageClocks = {
  readonly clock: TabletClock;
  readonly serverTime: ServerTime;
  readonly clockKeeper: ClockKeeper;
  readonly saveBeats: () => Promise<void>;
};

export async function openClocks(
  { timeline, disk, documentId, sleptMs }: LoadDeps,
  storage: OutboxStorage,
  isWaiting: () => boolean,
): Promise<PageClocks> {
  const clock = createTabletClock(timeline, disk.wall, { documentId, sleptMs, bootedAt: timeline.now() });
  const serverTime = createServerTime({ monotonicNow: clock.monotonicNow, deviceNow: clock.wallNow });
  const memory = await storage.run((database) => database.clock.get('this')).catch(() => undefined);
  // Thousands of beats pass between two visits; only the last of them need be on the disk before the next thing happens.
  let unsaved: ClockMemory | undefined;
  const saveBeats = async () => {
    const next = unsaved;
    unsaved = undefined;
    if (next === undefined) return;
    await storage.run((database) => database.clock.put({ id: 'this', ...next })).catch(() => undefined);
  };
  let isCounted = false;
  const clockKeeper = createClockKeeper({
    clock,
    serverTime,
    memory: memory ?? NO_CLOCK_MEMORY,
    save: (next) => {
      unsaved = next;
    },
    // Until the outbox has been counted, punches may wait in it.
    mayForget: () => isCounted && !isWaiting(),
    onBreak: () => undefined,
  });
  isCounted = true;
  return { clock, serverTime, clockKeeper, saveBeats };
}
