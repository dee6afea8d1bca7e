// The last number of the chain and its hash, once more in another kind of storage: should the database be lost, the chain goes on
// where it stood, and what is missing is seen.
import type { ChainHead } from './outbox-database.ts';

export type HighWater = {
  readonly read: (deviceId: string) => ChainHead | undefined;
  /** Of whichever registration of this tablet wrote last. */
  readonly newest: () => ChainHead | undefined;
  readonly write: (head: ChainHead) => void;
};

const KEY = 'stimpill-chain-head';

export function createHighWater(storage: Pick<Storage, 'getItem' | 'setItem'>): HighWater {
  const newest = () => toHead(storage.getItem(KEY));
  return {
    newest,
    read: (deviceId) => {
      const head = newest();
      return head?.deviceId === deviceId ? head : undefined;
    },
    write: (head) => {
      try {
        storage.setItem(KEY, JSON.stringify(head));
      } catch {
        // A full storage: the database holds the same, and it is the one that counts.
      }
    },
  };
}

/** What was cut off while it was written says nothing. */
function toHead(text: string | null): ChainHead | undefined {
  try {
    const head = JSON.parse(text ?? 'null') as ChainHead | null;
    return typeof head?.deviceId === 'string' && Number.isInteger(head.sequence) ? head : undefined;
  } catch {
    return undefined;
  }
}
