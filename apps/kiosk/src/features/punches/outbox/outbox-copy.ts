// The second copy: what waits in the outbox, once more in a file of the origin's private file system, because browsers have been
// seen to throw a damaged database away without a word. Two files take turns, so that one is always whole while the other is
// written anew; a line that was cut off is passed over. Where a punch was made is not copied: the copy is written anew only now and
// then, and would keep positions long after the server has them.
import type { ChainHead, OutboxDatabase, OutboxPunch } from '#storage/outbox-database.ts';
import type { LineFile } from '#storage/line-file.ts';

export type OutboxCopy = {
  readonly append: (row: OutboxPunch) => Promise<void>;
  /**
   * Begins the copy anew without the punches that the server has: it keeps where the chain stands, and the punches that are not settled.
   */
  readonly begin: (head: ChainHead, unsettled: readonly OutboxPunch[]) => Promise<void>;
  readonly read: () => Promise<CopiedOutbox>;
};

export type CopiedOutbox = { readonly punches: readonly OutboxPunch[]; readonly heads: readonly ChainHead[] };

type Line = { readonly punch: OutboxPunch } | { readonly head: ChainHead };

/** A copy that cannot be written is no reason to hold a punch up: the database has it. */
export function createOutboxCopy(file: LineFile, onTrouble: () => void): OutboxCopy {
  const write = (work: Promise<void>) => work.catch(onTrouble);
  return {
    append: (punch) => write(file.append(toText(punch))),
    begin: (head, unsettled) => write(file.begin([JSON.stringify({ head }), ...unsettled.map(toText)])),
    read: async () => toCopied(await file.read().catch(() => [])),
  };
}

const toText = (punch: OutboxPunch) => JSON.stringify({ punch: { ...punch, details: null } });

function toCopied(lines: readonly string[]): CopiedOutbox {
  const read = lines.flatMap(toLine);
  const punches = read.flatMap((line) => ('punch' in line ? [line.punch] : []));
  const heads = read.flatMap((line) => ('head' in line ? [line.head] : [line.punch]));
  return {
    punches: [...new Map(punches.map((punch) => [punch.punchId, punch])).values()],
    heads: heads.map(({ deviceId, keyEpoch, sequence, hash }) => ({ deviceId, keyEpoch, sequence, hash })),
  };
}

function toLine(text: string): Line[] {
  try {
    const line = JSON.parse(text) as Line;
    return 'punch' in line || 'head' in line ? [line] : [];
  } catch {
    return [];
  }
}

/**
 * Brings back what the database does not know: punches beyond its head. Those it knew and has removed stay removed.
 * @returns how many came back
 */
export async function restoreFromCopy(
  database: OutboxDatabase,
  { punches, heads }: CopiedOutbox,
): Promise<number> {
  return database.transaction('rw', database.punches, database.heads, async () => {
    const known = new Map((await database.heads.toArray()).map((head) => [head.deviceId, head]));
    const lost = punches.filter((punch) => isBeyond(punch, known.get(punch.deviceId)));
    await database.punches.bulkPut(lost);
    for (const head of heads) {
      const stored = await database.heads.get(head.deviceId);
      if (isBeyond(head, stored)) await database.heads.put(head);
    }
    return lost.length;
  });
}

export function isBeyond(head: ChainHead, stored: ChainHead | undefined): boolean {
  if (!stored) return true;
  if (head.keyEpoch !== stored.keyEpoch) return head.keyEpoch > stored.keyEpoch;
  return head.sequence > stored.sequence;
}
