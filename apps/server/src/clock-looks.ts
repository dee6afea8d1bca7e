// Several looks at the database's clock, and what follows from them. Pure.
import type { ClockLook } from './database/look-at-clock.ts';

/** How the clock of this machine stands to the database's. Milliseconds. */
export type ClockStanding = {
  /** Above zero: it is ahead. */
  readonly offsetMs: number;
  /** So much more or less. */
  readonly errorMs: number;
};

const KEPT_LOOKS = 8;
/** So much two clocks drift apart while the looks are kept. */
const DRIFT_MS = 20;

/** The newest first. Those that contradict it are from before the database's clock was set, or this machine slept. */
export function withLook(looks: readonly ClockLook[], look: ClockLook): readonly [ClockLook, ...ClockLook[]] {
  const agree = (other: ClockLook) =>
    Math.abs(other.databaseBeganAt - look.databaseBeganAt) <= other.errorMs + look.errorMs + DRIFT_MS;
  return [look, ...looks.filter(agree).slice(0, KEPT_LOOKS - 1)];
}

/** The one that is least off. */
export function bestOf([newest, ...others]: readonly [ClockLook, ...ClockLook[]]): ClockLook {
  return others.reduce((best, look) => (look.errorMs < best.errorMs ? look : best), newest);
}

/** @param best tells the database's clock, and the newest look that of the machine, which may have been set since */
export function standingOf(best: ClockLook, newest: ClockLook): ClockStanding {
  return { offsetMs: newest.machineBeganAt - best.databaseBeganAt, errorMs: best.errorMs };
}
