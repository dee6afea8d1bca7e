// The last number of the chain and its hash, once more in another kind of storage: should the database be lost, the chain goes on
// where it stood, and what is missing is seen.
import type { ChainHead } from './outbox-database.ts';

export type HighWater = {
  readonly read: (deviceId: string) => ChainHead | undefined;
  readonly write: (head: ChainHead) => void;
};

const KEY = 'stimpill-chain-head';

export function createHighWater(storage: Pick<Storage, 'getItem' | 'setItem'>): HighWater {
  return {
    read: (deviceId) => {
      try {
        const head = JSON.parse(storage.getItem(KEY) ?? 'null') as ChainHead | null;
        return head?.deviceId === deviceId ? head : undefined;
      } catch {
        return undefined;
      }
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
