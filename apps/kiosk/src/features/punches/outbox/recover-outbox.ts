// At the start of a page: a waiting punch that one of the places knows of is then known to all of them.
import { restoreFromCopy, type CopiedOutbox, type OutboxCopy } from './outbox-copy.ts';
import type { HighWater } from '#storage/high-water.ts';
import type { OutboxStorage } from '#storage/outbox-storage.ts';
import { openRows } from './outbox-rows.ts';
import { readHead, storeHead } from './read-head.ts';
import type { OutboxDeps } from './outbox-deps.ts';

/**
 * A tablet that dies while it stores a punch has the punch only in the database. If the database were lost later, the punch would be lost
 * with it, and its number would be given out a second time.
 */
export async function recoverOutbox(
  deps: OutboxDeps,
  {
    whileNobodyPunches,
  }: { readonly whileNobodyPunches: <Result>(work: () => Promise<Result>) => Promise<Result> },
): Promise<void> {
  const { storage, copy, highWater, state } = deps;
  const copied = await readPlaces(deps);
  const { restored, rows } = await storage.run(async (database) => ({
    restored: await restoreFromCopy(database, copied),
    rows: await openRows(database, ['waiting', 'refused', 'mismatch']).sortBy('sequence'),
  }));
  if (restored > 0) state.setState({ storage: 'recovered' });
  const isCopied = new Set(copied.punches.map(({ punchId }) => punchId));
  for (const row of rows) if (!isCopied.has(row.punchId)) await copy.append(row);
  if (copied.punches.some(({ details }) => details !== null))
    await whileNobodyPunches(() => forgetPositions(deps));
  const head = await readHead(deps);
  if (head.sequence === 0) return;
  highWater.write(head);
  await storeHead(deps, head);
}

export type KeptPlaces = {
  readonly storage: OutboxStorage;
  readonly copy: OutboxCopy;
  readonly highWater: HighWater;
};

/** What second copy and high water remember, of whichever registration of this tablet. */
async function readPlaces({ copy, highWater }: KeptPlaces): Promise<CopiedOutbox> {
  const { punches, heads } = await copy.read();
  const newest = highWater.newest();
  return { punches, heads: newest ? [...heads, newest] : heads };
}

/**
 * A tablet without a registration, or whose key is gone: what it was before is brought together in the outbox, for the next registration to
 * hand over.
 * @returns how many punches the server may not have
 */
export async function gatherKept(places: KeptPlaces): Promise<number> {
  const copied = await readPlaces(places);
  return places.storage.run(async (database) => {
    await restoreFromCopy(database, copied);
    const rows = await openRows(database, ['waiting', 'refused']).toArray();
    return rows.filter(({ status, exportedAt }) => status !== 'exported' && exportedAt === undefined).length;
  });
}

/** An older version of the app copied where each punch was made. */
async function forgetPositions({ storage, copy, chain }: OutboxDeps): Promise<void> {
  const { head, rows } = await storage.run(async (database) => ({
    head: await database.heads.get(chain.deviceId),
    rows: await openRows(database, ['waiting', 'refused', 'mismatch']).sortBy('sequence'),
  }));
  if (head) await copy.begin(head, rows);
}
