// A real hashing that counts its work: "the same work for an unknown person" is tested by a count, not by time.
import type { Hashing } from '#features/auth/hashing-queue.ts';
import { CHEAP_HASHING } from './api.ts';

export type CountingHashing = Hashing & {
  /** How many secrets were checked while `work` ran. */
  readonly verifiedDuring: (work: () => Promise<unknown>) => Promise<number>;
};

export function countingHashing(): CountingHashing {
  let verified = 0;
  return {
    hash: CHEAP_HASHING.hash,
    verify: (storedHash, secret) => {
      verified += 1;
      return CHEAP_HASHING.verify(storedHash, secret);
    },
    verifiedDuring: async (work) => {
      const before = verified;
      await work();
      return verified - before;
    },
  };
}
