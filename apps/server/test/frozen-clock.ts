import type { Clock } from '#clock.ts';

export type FrozenClock = {
  readonly clock: Clock;
  readonly moveTo: (instant: string) => void;
  readonly advance: (step: {
    readonly hours?: number;
    readonly minutes?: number;
    readonly seconds?: number;
    readonly ms?: number;
  }) => void;
};

/** A clock that stands still until a test moves it. */
export function frozenClock(start = '2026-03-02T08:00:00.000Z'): FrozenClock {
  let now = Date.parse(start);
  return {
    clock: () => now,
    moveTo: (instant) => {
      now = Date.parse(instant);
    },
    advance: ({ hours = 0, minutes = 0, seconds = 0, ms = 0 }) => {
      now += ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms;
    },
  };
}
