// What registers one tablet in place of a password: short enough to type there, good for a quarter of an hour and once.
import { createHmac, randomInt } from 'node:crypto';

export const PAIRING_WORD_MS = 15 * 60_000;

/** No I, L, O and U, so that nothing looks like a digit and hardly anything reads like a word. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 2;
const LETTERS_OF_GROUP = 4;

/** 40 random bits, such as `7K3M-9XQ2`. */
export function newPairingWord(): string {
  return Array.from({ length: GROUPS }, newGroup).join('-');
}

function newGroup(): string {
  return Array.from({ length: LETTERS_OF_GROUP }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

/**
 * The same however somebody typed it. Keyed, because so few bits could be guessed from a plain digest.
 * @param pepper of the secrets, which do not stand in the database
 */
export function digestOfPairingWord(pepper: Buffer, typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return createHmac('sha256', pepper).update(`pairing word|${letters}`).digest('hex');
}
