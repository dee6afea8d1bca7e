// Keys that are a letter or a sign alone. Anyone who speaks to the computer can turn them off (WCAG 2.1.4): a sentence is full of them.
const KEPT_AS = 'stimpill-desk-letter-keys';

export type LetterKeys = 'on' | 'off';

export function letterKeys(): LetterKeys {
  return localStorage.getItem(KEPT_AS) === 'off' ? 'off' : 'on';
}

export function turnLetterKeys(to: LetterKeys): void {
  if (to === 'off') localStorage.setItem(KEPT_AS, to);
  else localStorage.removeItem(KEPT_AS);
}
