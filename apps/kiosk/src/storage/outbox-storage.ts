// The outbox's database, kept usable: a closed connection is opened again, a full one is given room, a broken one is replaced by a
// new one that is filled from the second copy. The old one is never deleted.
import { OutboxDatabase, outboxDatabaseName, type DatabasePlace } from './outbox-database.ts';

export type OutboxStorage = {
  /** Runs a piece of database work, and again after mending what can be mended. */
  readonly run: <Result>(work: (database: OutboxDatabase) => Promise<Result>) => Promise<Result>;
  /** Lays the ballast down again after it was freed; false when there is no room for it. */
  readonly layBallast: () => Promise<boolean>;
};

export type OutboxStorageDeps = {
  readonly place?: DatabasePlace;
  /** Which database is in use; survives a restart. */
  readonly generation: { readonly read: () => number; readonly write: (generation: number) => void };
  /** Fills a new database from whatever is left elsewhere. */
  readonly fill: (database: OutboxDatabase) => Promise<void>;
  readonly onLow: () => void;
  readonly onReplaced: () => void;
};

const BALLAST_BYTES = 2 * 1_024 * 1_024;
const REOPENINGS = 3;

export function createOutboxStorage(deps: OutboxStorageDeps): OutboxStorage {
  let database = open(deps, deps.generation.read());
  let replacing: Promise<void> | undefined;

  const replace = async () => {
    const generation = deps.generation.read() + 1;
    const fresh = open(deps, generation);
    await deps.fill(fresh);
    database.close();
    database = fresh;
    deps.generation.write(generation);
    deps.onReplaced();
  };
  const attempt = async <Result>(work: (used: OutboxDatabase) => Promise<Result>): Promise<Result> => {
    for (let reopening = 0; ; reopening += 1) {
      try {
        return await work(database);
      } catch (error) {
        if (!isBroken(error) || reopening === REOPENINGS) throw error;
        database.close({ disableAutoOpen: false });
      }
    }
  };
  const run: OutboxStorage['run'] = async (work) => {
    try {
      return await attempt(work);
    } catch (error) {
      if (isFull(error)) {
        deps.onLow();
        return makeRoom(database, () => attempt(work));
      }
      if (!isBroken(error) || (await answers(database))) throw error;
      replacing ??= replace().finally(() => {
        replacing = undefined;
      });
      await replacing;
      return attempt(work);
    }
  };
  return { run, layBallast: () => layBallast(() => database) };
}

function open({ place }: OutboxStorageDeps, generation: number): OutboxDatabase {
  return new OutboxDatabase(outboxDatabaseName(generation), place);
}

/** First the ballast, then the punches that the server has, then photos: a punch is worth more than a photo. */
async function makeRoom<Result>(database: OutboxDatabase, again: () => Promise<Result>): Promise<Result> {
  return afterGivingUp(
    [
      () => database.ballast.clear(),
      () =>
        database.punches
          .where('settledAt')
          .above(0)
          .filter(({ dispute }) => dispute !== 'untold')
          .delete(),
      () => database.photos.clear(),
    ],
    again,
  );
}

async function afterGivingUp<Result>(
  [giveUp, ...others]: readonly (() => Promise<unknown>)[],
  again: () => Promise<Result>,
): Promise<Result> {
  await giveUp?.();
  try {
    return await again();
  } catch (error) {
    if (!isFull(error) || others.length === 0) throw error;
    return afterGivingUp(others, again);
  }
}

async function layBallast(database: () => OutboxDatabase): Promise<boolean> {
  try {
    const { ballast } = database();
    if ((await ballast.count()) === 0) {
      await ballast.put({ id: 'ballast', bytes: new Uint8Array(BALLAST_BYTES) });
    }
    return true;
  } catch {
    return false;
  }
}

const FULL = 'QuotaExceededError';
/** What browsers say of a database that was closed under the page or cannot be opened any more. */
const BROKEN: ReadonlySet<string> = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'MissingAPIError',
  'OpenFailedError',
  'UnknownError',
]);

/** A database that can still be read is never replaced: then it was the work that failed. */
async function answers(database: OutboxDatabase): Promise<boolean> {
  try {
    await database.heads.count();
    return true;
  } catch {
    return false;
  }
}

/** The names of an error and of what caused it: Dexie wraps what the browser threw. */
function namesOf(error: unknown, depth = 0): readonly string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return [];
  const { name, inner } = error as { readonly name?: unknown; readonly inner?: unknown };
  return [...(typeof name === 'string' ? [name] : []), ...namesOf(inner, depth + 1)];
}

const isFull = (error: unknown) => namesOf(error).includes(FULL);
const isBroken = (error: unknown) => !isFull(error) && namesOf(error).some((name) => BROKEN.has(name));
