// What time is it by the server? The tablet's own clock may be wrong or be changed, so the server's time is carried forward
// with the monotonic clock, and the time that is shown never runs backwards.

/** One question for the time: when it was asked and answered on the monotonic clock, and what the server said. */
export type TimeSample = {
  readonly askedAt: number;
  readonly answeredAt: number;
  readonly serverTime: number;
};

export type ServerTimeSources = {
  /** Milliseconds that only ever grow (performance.now). */
  readonly monotonicNow: () => number;
  /** The tablet's own clock (Date.now). */
  readonly deviceNow: () => number;
};

type ClockState = 'never-set' | 'set' | 'unsure';

export type ServerTime = {
  /** The server's time in epoch milliseconds; the tablet's own until the server has answered once. */
  readonly now: () => number;
  readonly take: (samples: readonly TimeSample[]) => void;
  /** A guess to show until the server answers, as after a restart without a network. */
  readonly suppose: (serverTime: number | undefined) => void;
  readonly state: () => ClockState;
  /** How far the tablet's own clock is ahead of the server, in milliseconds; undefined before the first answer. */
  readonly deviceAheadBy: () => number | undefined;
};

/** A correction backwards up to this size is hidden by running at half speed; a larger one is shown at once. */
const SLOWED_CORRECTION_MS = 30_000;
/** The tablet slept or its clock was changed when the two clocks drift apart by more than this. */
const UNSURE_AFTER_MS = 5_000;

/** The sample with the shortest round trip: in it the network can have falsified the time least. */
export function bestSample(samples: readonly TimeSample[]): TimeSample | undefined {
  return [...samples].sort((a, b) => roundTripOf(a) - roundTripOf(b))[0];
}

const roundTripOf = (sample: TimeSample) => sample.answeredAt - sample.askedAt;

const offsetOf = (sample: TimeSample) => sample.serverTime + roundTripOf(sample) / 2 - sample.answeredAt;

export function createServerTime({ monotonicNow, deviceNow }: ServerTimeSources): ServerTime {
  let target: number | undefined;
  let shown = deviceNow() - monotonicNow();
  let shownAt = monotonicNow();
  let clocksApart = shown;

  const advance = () => {
    const at = monotonicNow();
    if (target !== undefined) shown = Math.max(target, shown - (at - shownAt) / 2);
    shownAt = at;
    return at;
  };
  const isUnsure = () => Math.abs(deviceNow() - monotonicNow() - clocksApart) > UNSURE_AFTER_MS;

  return {
    now: () => advance() + shown,
    take: (samples) => {
      const best = bestSample(samples);
      if (!best) return;
      advance();
      const isFirst = target === undefined;
      target = offsetOf(best);
      if (isFirst || shown - target > SLOWED_CORRECTION_MS) shown = target;
      shown = Math.max(shown, target);
      clocksApart = deviceNow() - monotonicNow();
    },
    suppose: (serverTime) => {
      if (serverTime !== undefined && target === undefined) shown = serverTime - advance();
    },
    state: () => (target === undefined ? 'never-set' : isUnsure() ? 'unsure' : 'set'),
    deviceAheadBy: () => (target === undefined ? undefined : deviceNow() - monotonicNow() - target),
  };
}
