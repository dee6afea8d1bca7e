// Random bytes of the system, fetched for many at a time: to ask for few costs as much as to ask for many.
import { randomFillSync } from 'node:crypto';

const FETCHED_BYTES = 4096;

let fetched = new Uint8Array(0);
let taken = 0;

/**
 * For identifiers and salts, several of which each request needs. Nobody is given the same bytes, and nothing is written over them.
 * @param count at most 4096
 */
export function takeRandomBytes(count: number): Uint8Array {
  if (taken + count > fetched.length) {
    fetched = randomFillSync(new Uint8Array(FETCHED_BYTES));
    taken = 0;
  }
  taken += count;
  return fetched.subarray(taken - count, taken);
}
