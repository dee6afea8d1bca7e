// The code by which managers open their pages at every tablet of a company. A company that has none leaves each tablet its own.
import { createHash } from 'node:crypto';

/** Tells tablets that the code has changed, and nothing about the code. @param hash as it is stored, salted */
export function versionOfManagerCode(hash: string): string {
  return createHash('sha256').update(`manager code ${hash}`).digest('base64url').slice(0, 22);
}
