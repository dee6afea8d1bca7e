// The only place that reads the present time, but for a migration that has no other way. All other code gets the time from here, so that
// tests can move it.
//
// On SQLite it is the clock of the machine. On PostgreSQL it is that of the database, so that all servers have one: the steady clock of the
// process, which nobody can set, and what the database said when that began. follow-database-clock.ts asks it.

/** Tells the present moment as epoch milliseconds. */
export type Clock = () => number;

/** What the machine tells: `wall` is the time as it is set, `steady` the milliseconds of this process. */
export type OwnClocks = { readonly wall: Clock; readonly steady: () => number };

export type ProcessClock = {
  readonly clock: Clock;
  readonly own: OwnClocks;
  /** @param beganAt epoch milliseconds at which the steady clock began, by the clock that counts from now on */
  readonly setBy: (beganAt: number) => void;
};

/** By so little the database's clock is put right, or asked less exactly. The time stands still until then: nobody was here before they came. */
const MOST_STANDING_MS = 2_000;

export function createProcessClock(own: OwnClocks): ProcessClock {
  let beganAt: number | undefined;
  let last = 0;
  const byDatabase = (began: number): number => {
    const now = Math.floor(began + own.steady());
    const isABit = now < last && last - now <= MOST_STANDING_MS;
    if (!isABit) last = now;
    return last;
  };
  return {
    own,
    clock: () => (beganAt === undefined ? own.wall() : byDatabase(beganAt)),
    setBy: (began) => {
      beganAt = began;
    },
  };
}

/** There is one in a process. */
export const processClock = createProcessClock({ wall: () => Date.now(), steady: () => performance.now() });

export const systemClock: Clock = processClock.clock;
