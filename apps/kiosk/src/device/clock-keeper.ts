// Reads the clocks every 15 seconds, remembers the exchanges that told the server's time, and tells a punch what it must carry.
import type { ClockReadings } from '@stimpill/api-types/signing';
import type { StationExchange } from '#api/call-station.ts';
import type { ClockMemory, KeptExchange } from '#storage/outbox-database.ts';
import {
  readBeat,
  toClockReadings,
  toClosing,
  undisturbedExchanges,
  withBeat,
  withExchange,
  type Closing,
  type KioskClock,
} from './clock-stretches.ts';
import type { ServerTime, TimeSample } from './server-time.ts';

export type ClockKeeper = {
  readonly beat: () => void;
  readonly takeExchange: (exchange: StationExchange) => void;
  /** The readings of this very moment. */
  readonly read: () => ClockReadings;
  /** The newest exchange of this page load, if it is at most so old, and what happened up to it. */
  readonly closing: (withinMs: number) => Closing | undefined;
  /** The newest anchor that the server has given out to this tablet, in whatever page load. */
  readonly newestAnchor: () => string | undefined;
};

export type ClockKeeperDeps = {
  readonly clock: KioskClock;
  readonly serverTime: ServerTime;
  /** What an earlier page load remembered. */
  readonly memory: ClockMemory;
  /** Keeps it for the next one; may fail. */
  readonly save: (memory: ClockMemory) => void;
  /** False while punches wait: their time depends on what happened since. */
  readonly mayForget: () => boolean;
  /** The clocks did not run together: the tablet slept, or one of them was changed. */
  readonly onBreak: () => void;
};

export function createClockKeeper(deps: ClockKeeperDeps): ClockKeeper {
  const { clock, serverTime, save } = deps;
  let memory = withBeat(deps.memory, readBeat(clock));
  save(memory);
  serverTime.suppose(toSupposedTime(memory, clock));
  const take = (next: ClockMemory) => {
    const isBroken = beganAnew(memory, next);
    memory = next;
    save(memory);
    if (isBroken) deps.onBreak();
  };
  const newest = () => memory.exchanges.findLast(({ reading }) => reading.documentId === clock.documentId);
  return {
    beat: () => take(withBeat(memory, readBeat(clock))),
    takeExchange: (exchange) => {
      const next = withExchange(memory, exchange, readBeat(clock), deps.mayForget());
      // Exchanges from before a sleep say nothing about the monotonic clock of now.
      serverTime.take(undisturbedExchanges(next).map(toSample));
      take(next);
    },
    read: () => {
      const now = readBeat(clock);
      // The batch that hands this punch over must still tell of this moment after a restart.
      take(withBeat(memory, now));
      return toClockReadings(memory, now);
    },
    closing: (withinMs) => {
      const exchange = newest();
      if (!exchange) return undefined;
      const age = clock.monotonicNow() - exchange.reading.answeredAtMonotonicMs;
      return age <= withinMs ? toClosing(memory, exchange) : undefined;
    },
    newestAnchor: () => memory.exchanges.at(-1)?.reading.anchor,
  };
}

const toSample = ({ reading, serverTimeMs }: KeptExchange): TimeSample => ({
  askedAt: reading.askedAtMonotonicMs,
  answeredAt: reading.answeredAtMonotonicMs,
  serverTime: serverTimeMs,
});

/** Whether the newest stretch is another one than before; each page load begins with one. */
function beganAnew(before: ClockMemory, now: ClockMemory): boolean {
  const [earlier, later] = [before.stretches.at(-1), now.stretches.at(-1)];
  return earlier?.fromMonotonicMs !== later?.fromMonotonicMs || earlier?.fromWallMs !== later?.fromWallMs;
}

/** After a restart without a network: the time that the server last told, carried on by the tablet's own clock. */
function toSupposedTime({ exchanges }: ClockMemory, { wallNow }: KioskClock): number | undefined {
  const last = exchanges.at(-1);
  return last && last.serverTimeMs + (wallNow() - last.reading.answeredAtWallMs);
}
