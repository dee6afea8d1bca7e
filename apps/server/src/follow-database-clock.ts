// Keeps the clock of this process by that of PostgreSQL: it is looked at every five seconds, and a process does not serve before the first look.
import { bestOf, standingOf, withLook, type ClockStanding } from './clock-looks.ts';
import { processClock, type ProcessClock } from './clock.ts';
import type { Database } from './database/database.ts';
import { lookAtClock, type ClockLook } from './database/look-at-clock.ts';

const LOOK_EVERY_MS = 5_000;
/** Nobody has answered for so long: the database's clock may have been set meanwhile. */
const UNKNOWN_AFTER_MS = 30_000;
/** Machine and process have counted otherwise: it was asleep, or somebody has set its clock. */
const ASLEEP_MS = 2_000;
const JUMP_MS = 5_000;
/** A jump that has lasted for so long is no slip. */
const JUST_MS = 60_000;

export type DatabaseClock = {
  /** Null on SQLite, where there is one clock. */
  readonly standing: () => ClockStanding | null;
  /** Whether the time of this moment is sure. Looks once more where a look may tell. */
  readonly isSure: () => boolean | Promise<boolean>;
  readonly stop: () => Promise<void>;
};

type FollowDeps = {
  readonly database: Database;
  /** Told after every look. */
  readonly onLook: (standing: ClockStanding) => Promise<void>;
  readonly onFailure: (failure: unknown) => void;
  /** The clock that is put right; another one in tests. */
  readonly of?: ProcessClock;
  readonly look?: () => Promise<ClockLook>;
};

const ONE_CLOCK: DatabaseClock = {
  standing: () => null,
  isSure: () => true,
  stop: () => Promise.resolve(),
};

/** Sets the clock of the process by the database's. @returns null on SQLite, where there is one clock */
export async function setByDatabase(
  database: Database,
  { own, setBy }: ProcessClock = processClock,
): Promise<ClockStanding | null> {
  if (database.engine === 'sqlite') return null;
  const look = await lookAtClock(database, own);
  setBy(look.databaseBeganAt);
  return standingOf(look, look);
}

/** @returns after the first look */
export async function followDatabaseClock({
  database,
  onLook,
  onFailure,
  of: { own, setBy } = processClock,
  look: ask = () => lookAtClock(database, own),
}: FollowDeps): Promise<DatabaseClock> {
  if (database.engine === 'sqlite') return ONE_CLOCK;
  let newest = await ask();
  let best = newest;
  let looks: readonly ClockLook[] = [];
  let jumpedAt = -Infinity;
  take(newest);
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => void lookAgain(), LOOK_EVERY_MS).unref();
  return {
    standing: () => standingOf(best, newest),
    isSure: () => (isUnknown() ? lookAgain().then(() => !isUnknown() && !hasJumped()) : !hasJumped()),
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };

  function take(look: ClockLook): void {
    newest = look;
    const kept = withLook(looks, newest);
    const chosen = bestOf(kept);
    if (Math.abs(chosen.databaseBeganAt - best.databaseBeganAt) > JUMP_MS) jumpedAt = own.steady();
    looks = kept;
    best = chosen;
    setBy(best.databaseBeganAt);
    void onLook(standingOf(best, newest));
  }

  function lookAgain(): Promise<void> {
    looking ??= ask()
      .then(take, onFailure)
      .finally(() => (looking = undefined));
    return looking;
  }

  function isUnknown(): boolean {
    const apart = Math.abs(own.wall() - own.steady() - newest.machineBeganAt);
    return own.steady() - newest.at > UNKNOWN_AFTER_MS || apart > ASLEEP_MS;
  }

  function hasJumped(): boolean {
    return own.steady() - jumpedAt < JUST_MS;
  }
}
