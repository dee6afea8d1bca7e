// Codes on paper, for when the phone is lost. Of 80 random bits each, so that a plain digest of one tells nobody anything.
import { randomBytes } from 'node:crypto';
import { digestOf } from '../token-digest.ts';
import { toBase32 } from './totp.ts';

const HOW_MANY = 10;
const CODE_BYTES = 10;

export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: HOW_MANY }, () =>
    (toBase32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-'),
  );
}

/** The same however somebody typed it. */
export function digestOfRecoveryCode(typed: string): string {
  return digestOf(typed.replaceAll('-', '').toUpperCase());
}
