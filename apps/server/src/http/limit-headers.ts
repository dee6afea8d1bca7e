// What an answer says of a limit, as draft 8 of "RateLimit header fields for HTTP" has it: what the limit is, for whom, and how much is left.
import { hash } from 'node:crypto';
import type { Response } from 'express';
import type { RateLimitInfo } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';

const KEPT_POLICIES = 10_000;
const PARTITION_DIGITS = 12;

/** Of all limits together: to make room for each of them alone would take a start several times as long as the limits themselves. */
const policies = new LRUCache<string, string>({ max: KEPT_POLICIES });

/** express-rate-limit would say the same, but would hash the key of the caller anew for every answer. */
export function limitHeaders(
  name: string,
  windowMs: number,
): (response: Response, state: RateLimitInfo) => void {
  const windowSeconds = Math.ceil(windowMs / 1000);
  return (response, { limit, remaining, resetTime, key }) => {
    const place = `${name} ${limit} ${windowSeconds} ${key}`;
    const policy =
      policies.get(place) ?? `"${name}"; q=${limit}; w=${windowSeconds}; pk=:${partitionKey(key)}:`;
    policies.set(place, policy);
    const seconds =
      resetTime === undefined
        ? windowSeconds
        : Math.max(0, Math.ceil((resetTime.getTime() - Date.now()) / 1000));
    response.append('RateLimit', `"${name}"; r=${remaining}; t=${seconds}`);
    response.append('RateLimit-Policy', policy);
  };
}

/** Tells two callers apart without telling who they are. */
function partitionKey(key: string): string {
  const digits = hash('sha256', key, 'hex').slice(0, PARTITION_DIGITS);
  return Buffer.from(digits).toString('base64');
}
