// Where does the chain stand? The database, the second copy and the high-water mark each remember; the furthest one counts,
// because a number that was given out once must never be given out again.
import { chainStart, toBase64Url } from '@stimpill/api-types/signing';
import { sha256 } from '#api/sha-256.ts';
import type { ChainHead } from '#storage/outbox-database.ts';

export type ChainOf = { readonly companyId: string; readonly deviceId: string; readonly keyEpoch: number };

/** Before the first punch of a key. */
export async function toFirstHead(chain: ChainOf): Promise<ChainHead> {
  const { deviceId, keyEpoch } = chain;
  return { deviceId, keyEpoch, sequence: 0, hash: toBase64Url(await sha256(chainStart(chain))) };
}

/** The furthest of those that belong to this key. */
export function furthestHead(
  { deviceId, keyEpoch }: ChainOf,
  ...heads: readonly (ChainHead | undefined)[]
): ChainHead | undefined {
  return heads
    .filter((head) => head?.deviceId === deviceId && head.keyEpoch === keyEpoch)
    .reduce(
      (furthest, head) => ((head?.sequence ?? 0) > (furthest?.sequence ?? -1) ? head : furthest),
      undefined,
    );
}

export function isSameHead(a: ChainHead | undefined, b: ChainHead | undefined): boolean {
  return a?.keyEpoch === b?.keyEpoch && a?.sequence === b?.sequence && a?.hash === b?.hash;
}
