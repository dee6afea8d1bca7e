// Failures for names that belong to nobody are counted as well. There is no limit to such names, so they share a fixed number of counts.
import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Few enough that their rows are no burden. Too many for an attacker to keep all of them locked: if all were locked, the first attempt
 * would show whether a name belongs to somebody.
 */
export const NOBODY_BUCKETS = 4096;

/** @returns the key of the count for a name; no key of a person's count begins like it */
export type NobodyBucketOf = (name: string) => string;

/** @param pepper secret, so that nobody can choose names that share a count */
export function createNobodyBuckets(pepper: Buffer): NobodyBucketOf {
  const key = Buffer.from(hkdfSync('sha256', pepper, 'stimpill', 'attempts:nobody', 32));
  return (name) => {
    const digest = createHmac('sha256', key).update(name).digest();
    return `nobody|${digest.readUInt32BE() % NOBODY_BUCKETS}`;
  };
}
