// What registers one tablet in place of a password: short enough to type there, good for a quarter of an hour and once.
import { createHmac, randomInt } from 'node:crypto';
import {
  PAIRING_LENGTH,
  PAIRING_LETTERS,
  pairingLettersOf,
  spellPairingWord,
} from '@stimpill/api-types/pairing-word';

export const PAIRING_WORD_MS = 15 * 60_000;

/** 40 random bits, such as `7K3M-9XQ2`. */
export function newPairingWord(): string {
  const letters = Array.from({ length: PAIRING_LENGTH }, () =>
    PAIRING_LETTERS.charAt(randomInt(PAIRING_LETTERS.length)),
  );
  return spellPairingWord(letters.join(''));
}

/**
 * The same however somebody typed it. Keyed, because so few bits could be guessed from a plain digest.
 * @param pepper of the secrets, which do not stand in the database
 */
export function digestOfPairingWord(pepper: Buffer, typed: string): string {
  return createHmac('sha256', pepper)
    .update(`pairing word|${pairingLettersOf(typed)}`)
    .digest('hex');
}
