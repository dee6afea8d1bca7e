// "Not me, or wrong": a mark beside a punch that never changes the punch. On the disk before a screen says so, in the second copy and
// in what a manager takes out, and kept until the server knows of it.
import type { DisputeState, OutboxDatabase, OutboxPunch } from '#storage/outbox-database.ts';
import type { OutboxDeps } from './outbox-deps.ts';

export type PunchDisputes = {
  /** Resolves once the mark is on the disk; false where the punch lies in no storage of this tablet. */
  readonly dispute: (punchId: string) => Promise<boolean>;
  /** Those that the server has not been told of, though it has their punch. */
  readonly untoldDisputes: () => Promise<readonly string[]>;
  readonly markTold: (punchId: string) => Promise<void>;
  /** The server may have come back from a backup that is older than what it was told: it is told once more, which changes nothing. */
  readonly repeatDisputes: () => Promise<void>;
};

type Around = {
  /** Keeps the second copy from being written anew between the mark and its line. */
  readonly whileNobodyPunches: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly refreshState: () => Promise<void>;
};

export function disputesOf(
  { storage, copy, chain }: OutboxDeps,
  { whileNobodyPunches, refreshState }: Around,
): PunchDisputes {
  const { deviceId } = chain;
  return {
    dispute: (punchId) =>
      whileNobodyPunches(async () => {
        const row = await storage.run((database) => mark(database, punchId));
        if (row) void copy.append(row);
        void refreshState();
        return row !== undefined;
      }),
    untoldDisputes: () =>
      storage.run(async (database) => {
        const rows = await database.punches.where('dispute').anyOf(TO_TELL).sortBy('sequence');
        return rows
          .filter((row) => row.status === 'settled' && row.deviceId === deviceId)
          .map(({ punchId }) => punchId);
      }),
    markTold: async (punchId) => {
      await storage.run((database) => database.punches.update(punchId, { dispute: 'told' }));
      await refreshState();
    },
    repeatDisputes: () => storage.run(tellAgain),
  };
}

const TO_TELL: DisputeState[] = ['untold', 'again'];

function mark(database: OutboxDatabase, punchId: string): Promise<OutboxPunch | undefined> {
  return database.transaction('rw', database.punches, async () => {
    const row = await database.punches.get(punchId);
    if (!row || row.dispute !== undefined) return row;
    // A file that somebody has taken out before holds the punch without its dispute, so the punch no longer counts as taken out.
    const { exportedAt, ...kept } = row;
    const marked: OutboxPunch = { ...kept, dispute: 'untold' };
    await database.punches.put(marked);
    return marked;
  });
}

/** Where a punch waits again, the server may have forgotten its dispute as well. */
export async function tellAgain(database: OutboxDatabase): Promise<void> {
  const told = await database.punches.where('dispute').equals('told').toArray();
  for (const { punchId, status } of told) {
    await database.punches.update(punchId, { dispute: status === 'settled' ? 'again' : 'untold' });
  }
}
