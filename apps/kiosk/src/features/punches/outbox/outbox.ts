// Every punch this tablet took, until the server has it. Its table is written by this folder alone, but for what somebody has in a file when
// the tablet becomes another one (`storage/unsent-punches.ts`). A punch is in the outbox once its transaction has completed under strict
// durability; only then may a screen say so.
//
//   lock outbox-head -> read head -> write envelope (seal, hash, sign) -> one transaction: head unchanged? add punch, advance head
import type { StationExchange } from '#api/call-station.ts';
import type { ChainHead, OutboxDatabase, OutboxPunch } from '#storage/outbox-database.ts';
import type { RowChange } from './apply-answer.ts';
import { isSameHead } from './chain-head.ts';
import { asLeft, markLeftTold, nextLeft, rowsOfAll, type LeftBatch } from './left-rows.ts';
import { openRows, waitingRows } from './outbox-rows.ts';
import { keepOwnPunches, readOwnRows } from './own-punches.ts';
import { disputesOf, type PunchDisputes } from './punch-disputes.ts';
import { keepGrant, keepPhoto } from './punch-photos.ts';
import { readHead, readStoredHead } from './read-head.ts';
import { recoverOutbox } from './recover-outbox.ts';
import { toAfter } from './settle-punch.ts';
import { summarize } from './summarize.ts';
import { toSentAgain } from './sent-again.ts';
import { writeEnvelope, type NewPunch } from './write-envelope.ts';
import type { OutboxDeps } from './outbox-deps.ts';

export type Outbox = {
  /** Resolves once the punch is on the disk. Throws {@link NotStored} when no storage of the tablet takes it. */
  readonly append: (punch: NewPunch, rescue: Rescue) => Promise<OutboxPunch>;
  /** The oldest that the server has not answered for. */
  readonly nextBatch: (limit: number) => Promise<readonly OutboxPunch[]>;
  /** What an earlier registration left and the server may not have; undefined when there is nothing. */
  readonly nextLeft: (limit: number) => Promise<LeftBatch | undefined>;
  readonly markLeftTold: (batch: LeftBatch) => Promise<void>;
  readonly apply: (changes: readonly RowChange[]) => Promise<void>;
  /** What the server says it holds: punches it has lost are sent again. */
  readonly takeServerState: (exchange: StationExchange) => Promise<boolean>;
  readonly awaitedReceipts: (most: number) => Promise<readonly string[]>;
  readonly keepReceipts: (
    receipts: readonly { readonly punchId: string; readonly receipt: string }[],
  ) => Promise<void>;
  /** Tries those again that the server could not read. */
  readonly retryRefused: () => Promise<void>;
  /** Punches that a person or an export may want to see: everything that is not settled, or whose dispute the server does not know. */
  readonly unsettled: () => Promise<readonly OutboxPunch[]>;
  /** A person has them in a file. They are sent all the same. */
  readonly markExported: (punchIds: readonly string[]) => Promise<void>;
  /** At the start of a page: a waiting punch that database, second copy or high water knows of is then known to all three. */
  readonly recover: () => Promise<void>;
  /** Erases what the server has had for 35 days, with the photo that it never took. */
  readonly prune: () => Promise<void>;
  readonly lastSequence: () => Promise<number>;
  /** Where the chain stands for good; undefined while a number was given out that is in no database, as on a full disk. */
  readonly storedHead: () => Promise<ChainHead | undefined>;
  /** Counts what waits, and looks up what people did here last. */
  readonly refreshState: () => Promise<void>;
} & PunchDisputes;

/** What is tried last for a punch that cannot be stored. It says whether the number of the punch must count as given out. */
type Rescue = (row: OutboxPunch) => Promise<'given out' | 'unused'>;

export class NotStored extends Error {
  constructor(cause: unknown) {
    super('No storage of this tablet took the punch.', { cause });
  }
}

const HEAD_LOCK = 'outbox-head';
const KEPT_MS = 35 * 86_400_000;

export function createOutbox(deps: OutboxDeps): Outbox {
  const { storage, locks, chain } = deps;
  const { deviceId } = chain;
  const ownPunches = keepOwnPunches(deps.state);
  // Counting must never be the reason that a punch is not taken.
  const count = async () => {
    const counts = await storage.run((database) => summarize(database)).catch(() => undefined);
    if (counts) deps.state.setState(counts);
  };
  const readOwn = () => storage.run((database) => readOwnRows(database, chain, deps.serverNow()));
  const refreshState = async () => {
    await count();
    await ownPunches.reread(readOwn).catch(() => undefined);
  };
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    append: (punch, rescue) =>
      locks.withLock(HEAD_LOCK, async () => {
        const row = await append(deps, punch, rescue);
        void deps.copy.append(row);
        ownPunches.take([row]);
        void count();
        return row;
      }),
    nextBatch: (limit) => storage.run((database) => waitingRows(database, deviceId).limit(limit).toArray()),
    nextLeft: (limit) => storage.run((database) => nextLeft(database, chain, limit)),
    markLeftTold: (batch) => storage.run((database) => markLeftTold(database, batch)),
    apply: async (changes) => {
      const rows = await storage.run((database) => applyChanges(database, changes, deps));
      ownPunches.take(rows.filter((row) => row.deviceId === deviceId));
      await count();
      await compactCopy(deps);
    },
    takeServerState: async ({ state, askedAtMonotonicMs, answeredAtMonotonicMs }) => {
      // An answer that was overtaken by a newer one knows less, and would look like a server that forgot.
      if (askedAtMonotonicMs < toldAt) return false;
      toldAt = answeredAtMonotonicMs;
      const again = await storage.run((database) => toSentAgain(database, chain, state, deps.serverNow()));
      if (again > 0) await refreshState();
      return again > 0;
    },
    ...receiptsOf(deps),
    ...disputesOf(deps, { whileNobodyPunches: (work) => locks.withLock(HEAD_LOCK, work), refreshState }),
    ...upkeepOf(deps, refreshState),
    lastSequence: async () => (await readHead(deps)).sequence,
    storedHead: () => readStoredHead(deps),
    refreshState,
  };
}

/** What is looked after beside taking and sending. */
function upkeepOf(
  deps: OutboxDeps,
  refreshState: () => Promise<void>,
): Pick<Outbox, 'retryRefused' | 'unsettled' | 'markExported' | 'recover' | 'prune'> {
  const { storage, serverNow } = deps;
  return {
    retryRefused: async () => {
      await storage.run((database) =>
        database.punches.where('status').equals('refused').modify({ status: 'waiting' }),
      );
      await refreshState();
    },
    unsettled: () =>
      storage.run((database) =>
        openRows(database, ['waiting', 'refused', 'mismatch'])
          .filter(({ status }) => status !== 'exported')
          .sortBy('sequence'),
      ),
    markExported: (punchIds) => markExported(deps, punchIds),
    recover: () =>
      recoverOutbox(deps, { whileNobodyPunches: (work) => deps.locks.withLock(HEAD_LOCK, work) }),
    prune: async () => {
      // By a clock that somebody set a year ahead everything would be old, also photos that the server does not have yet.
      if (!deps.isServerTimeKnown()) return;
      await storage.run(async (database) => {
        const old = database.punches
          .where('settledAt')
          .between(1, serverNow() - KEPT_MS)
          .filter(({ dispute, status }) => dispute !== 'untold' || status === 'exported');
        await database.photos.bulkDelete(await old.primaryKeys());
        await old.delete();
      });
    },
  };
}

function receiptsOf({ storage }: OutboxDeps): Pick<Outbox, 'awaitedReceipts' | 'keepReceipts'> {
  return {
    awaitedReceipts: (most) =>
      storage.run((database) => database.punches.where('awaitsReceipt').equals(1).limit(most).primaryKeys()),
    keepReceipts: (receipts) =>
      storage.run((database) =>
        database.transaction('rw', database.punches, async () => {
          for (const { punchId, receipt } of receipts) {
            await database.punches.update(punchId, { receipt, awaitsReceipt: 0 });
          }
        }),
      ),
  };
}

/** Another tab may have been quicker in spite of the lock: then the envelope is written anew after its punch. */
const TRIES = 5;

async function append(deps: OutboxDeps, punch: NewPunch, rescue: Rescue): Promise<OutboxPunch> {
  for (let attempt = 1; ; attempt += 1) {
    const head = await readHead(deps);
    const row = await writeEnvelope(deps, punch, head);
    const isStored = await storeWithPhoto(deps, { row, head, punch }).catch(async (error: unknown) => {
      deps.state.setState({ storage: 'failing' });
      if ((await rescue(row)) === 'given out') deps.highWater.write(toHead(row));
      throw new NotStored(error);
    });
    if (isStored) {
      if (deps.state.getState().storage === 'failing') deps.state.setState({ storage: 'fine' });
      deps.highWater.write(toHead(row));
      return row;
    }
    if (attempt === TRIES) throw new NotStored('The head of the chain kept moving.');
  }
}

type Written = { readonly row: OutboxPunch; readonly head: ChainHead; readonly punch: NewPunch };

/** Where there is no room for both, the photo is given up and the punch is kept. */
async function storeWithPhoto(deps: OutboxDeps, { row, head, punch }: Written): Promise<boolean> {
  const { photo } = punch;
  if (photo.kind !== 'taken') return store(deps, row, head);
  return store(deps, row, head, photo.jpeg).catch(() => store(deps, row, head));
}

/** False when the head has moved meanwhile. */
function store(
  { storage }: OutboxDeps,
  row: OutboxPunch,
  head: ChainHead,
  jpeg?: Uint8Array,
): Promise<boolean> {
  return storage.run((database) =>
    database.transaction('rw', database.punches, database.photos, database.heads, async () => {
      const stored = await database.heads.get(row.deviceId);
      // The connection was lost after the commit, and this is the second try.
      if (isSameHead(stored, toHead(row))) return true;
      const isBehind =
        stored === undefined || stored.keyEpoch < head.keyEpoch || stored.sequence < head.sequence;
      if (!isBehind && !isSameHead(stored, head)) return false;
      await database.punches.add(row);
      if (jpeg) await keepPhoto(database, row.punchId, jpeg);
      await database.heads.put(toHead(row));
      return true;
    }),
  );
}

const toHead = ({ deviceId, keyEpoch, sequence, hash }: OutboxPunch): ChainHead => ({
  deviceId,
  keyEpoch,
  sequence,
  hash,
});

/** @returns the rows as they are now */
function applyChanges(
  database: OutboxDatabase,
  changes: readonly RowChange[],
  { chain, serverNow }: OutboxDeps,
): Promise<readonly OutboxPunch[]> {
  const at = serverNow();
  return database.transaction('rw', database.punches, database.photos, async () => {
    const changed: OutboxPunch[] = [];
    for (const change of changes) {
      const row = await database.punches.get(change.punchId);
      const after = row && (row.deviceId === chain.deviceId ? toAfter : asLeft)(row, change, at);
      if (after) {
        await database.punches.put(after);
        changed.push(after);
      }
      if (change.kind === 'answered') await keepGrant(database, change.result);
    }
    return changed;
  });
}

async function markExported(
  { storage, copy, serverNow }: OutboxDeps,
  punchIds: readonly string[],
): Promise<void> {
  const ids = [...punchIds];
  const rows = await storage.run(async ({ punches }) => {
    await punches.where('punchId').anyOf(ids).modify({ exportedAt: serverNow() });
    return punches.bulkGet(ids);
  });
  // The second copy must know it too. Otherwise these punches would come back from it as if nobody had taken them out.
  for (const row of rows) if (row) await copy.append(row);
}

/**
 * The second copy is written anew without what the server has, once nothing waits and nobody is punching. Nobody waits for it: the file may
 * be held by the page before for seconds, and takes what comes in the order in which it came.
 */
async function compactCopy({ state, locks, copy, storage, chain }: OutboxDeps): Promise<void> {
  if (state.getState().waiting > 0) return;
  await locks.ifFree(HEAD_LOCK, async () => {
    const kept = await storage.run(async (database) => ({
      waiting: await rowsOfAll(database, 'waiting').count(),
      head: await database.heads.get(chain.deviceId),
      unsettled: await openRows(database, ['refused', 'mismatch']).toArray(),
    }));
    if (kept.waiting === 0 && kept.head) void copy.begin(kept.head, kept.unsettled);
  });
}
