// What a pairing word looks like, how somebody may type it, and how a code carries it: the same at the desk, at the tablet and on the server. No
// schema, so that a tablet can load it.

/** No I, L, O and U, so that nothing looks like a digit and hardly anything reads like a word. */
export const PAIRING_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Letters and digits of a word. */
export const PAIRING_LENGTH = 8;

const GROUP = 4;
const WORD = new RegExp(`^[${PAIRING_LETTERS}]{${PAIRING_LENGTH}}$`);
/** I, L and O are taken for the digits that they look like. */
const STRANGER = new RegExp(`[^${PAIRING_LETTERS}ILO]`, 'u');
const FRAGMENT = /^#pair=(.*)$/;

/** Dashes too, which a keyboard makes of hyphens. */
const withoutGaps = (typed: string) => typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');

/** The same however somebody typed it, without its hyphen. It need not be a word. */
export function pairingLettersOf(typed: string): string {
  return withoutGaps(typed).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** The word without its hyphen; undefined for what is none. */
export function toPairingWord(typed: string): string | undefined {
  const word = pairingLettersOf(typed);
  return WORD.test(word) ? word : undefined;
}

/** The first character that no pairing word has. */
export function strangerIn(typed: string): string | undefined {
  return STRANGER.exec(withoutGaps(typed))?.[0];
}

/** As it is read and typed. @example spellPairingWord('7K3M9XQ2') // '7K3M-9XQ2' */
export function spellPairingWord(word: string): string {
  return `${word.slice(0, GROUP)}-${word.slice(GROUP)}`;
}

/** What stands behind the address in a code, which no browser sends. */
export function pairingFragment(word: string): string {
  return `#pair=${pairingLettersOf(word)}`;
}

/** Whether an address carries a pairing word, or what somebody took for one. */
export function isPairingFragment(fragment: string): boolean {
  return FRAGMENT.test(fragment);
}

/** The word in the fragment of an address. @example pairingWordIn('#pair=7K3M9XQ2') // '7K3M9XQ2' */
export function pairingWordIn(fragment: string): string | undefined {
  return toPairingWord(FRAGMENT.exec(fragment)?.[1] ?? '');
}
