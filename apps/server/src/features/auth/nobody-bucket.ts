// Failures for names that belong to nobody are counted as well, but there is no end to such names: they share so many counts.
import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Few enough that their rows are no burden; too many to keep all of them locked, which would tell a name that belongs to nobody
 * from one that belongs to somebody at the first attempt.
 */
export const NOBODY_BUCKETS = 4096;

/** @returns the key of the count for a name; the key of somebody's count never begins so */
export type NobodyBucketOf = (name: string) => string;

/** @param pepper keeps anybody from choosing names that fall together */
export function createNobodyBuckets(pepper: Buffer): NobodyBucketOf {
  const key = Buffer.from(hkdfSync('sha256', pepper, 'stimpill', 'attempts:nobody', 32));
  return (name) => {
    const digest = createHmac('sha256', key).update(name).digest();
    return `nobody|${digest.readUInt32BE() % NOBODY_BUCKETS}`;
  };
}
