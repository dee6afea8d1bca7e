// Names as people type them: "thor" and "þór" both find Þór, "lukasz" finds Łukasz.
const PLAIN: Record<string, string> = {
  þ: 'th',
  ð: 'd',
  æ: 'ae',
  ö: 'o',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  œ: 'oe',
};

/** A lower-case letter without its accent, in plain a to z. */
export function foldLetter(letter: string): string {
  return PLAIN[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A text as it is searched: lower-case, without accents, words apart by one space. */
export function toSearchKey(text: string): string {
  const letters = Array.from(text.normalize('NFC').toLowerCase()).map(foldLetter).join('');
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Whether every word that was typed begins a word of the name. */
export function matchesSearch(nameKey: string, searchKey: string): boolean {
  const words = nameKey.split(' ');
  return searchKey.split(' ').every((typed) => words.some((word) => word.startsWith(typed)));
}
