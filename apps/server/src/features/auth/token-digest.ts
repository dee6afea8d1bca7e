// Opaque tokens: 256 random bits with a prefix that tells people what they found. Only a digest of one is ever stored.
import { createHash, randomBytes } from 'node:crypto';

export function newOpaqueToken(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** SHA-256 is enough: a token of 256 random bits cannot be guessed, only stolen. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
