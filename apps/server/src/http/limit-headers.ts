// What an answer says of a limit, as draft 8 of "RateLimit header fields for HTTP" has it: what the limit is, for whom, and how much is left.
import { hash } from 'node:crypto';
import type { Response } from 'express';
import type { RateLimitInfo } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { systemClock } from '#clock.ts';

const KEPT_PARTITIONS = 10_000;
const PARTITION_DIGITS = 12;

/** By the key of the caller, for all limits together. */
const partitions = new LRUCache<string, string>({ max: KEPT_PARTITIONS });

/** express-rate-limit would say the same, but would hash the key of the caller anew for every answer. */
export function limitHeaders(
  name: string,
  windowMs: number,
): (response: Response, state: RateLimitInfo) => void {
  const windowSeconds = Math.ceil(windowMs / 1000);
  return (response, { limit, remaining, resetTime, key }) => {
    const seconds =
      resetTime === undefined
        ? windowSeconds
        : Math.max(0, Math.ceil((resetTime.getTime() - systemClock()) / 1000));
    response.appendHeader('RateLimit', `"${name}"; r=${remaining}; t=${seconds}`);
    response.appendHeader(
      'RateLimit-Policy',
      `"${name}"; q=${limit}; w=${windowSeconds}; pk=:${partitionKey(key)}:`,
    );
  };
}

/** Tells two callers apart without telling who they are. */
function partitionKey(key: string): string {
  const known = partitions.get(key);
  if (known !== undefined) return known;
  const digits = hash('sha256', key, 'hex').slice(0, PARTITION_DIGITS);
  const partition = Buffer.from(digits).toString('base64');
  partitions.set(key, partition);
  return partition;
}
