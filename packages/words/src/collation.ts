// The order of names. Chromium cannot sort Icelandic, so each language brings its own alphabet here.
import { foldLetter } from './search-key.ts';
import type { Language } from './language.ts';
import { OWN_LANGUAGE } from './own-language.ts';

const ranks = new Map<Language, Map<string, string>>();

function ranksOf(language: Language): Map<string, string> {
  const known = ranks.get(language);
  if (known) return known;
  const made = new Map(
    Array.from(OWN_LANGUAGE[language].alphabet, (letter, rank) => [letter, String.fromCharCode(64 + rank)]),
  );
  ranks.set(language, made);
  return made;
}

function letterKey(letter: string, language: Language): string {
  const known = ranksOf(language);
  const own = OWN_LANGUAGE[language].sameLetters[letter] ?? letter;
  const rank = known.get(own);
  if (rank !== undefined) return rank;
  if (/[\s-]/u.test(own)) return ' ';
  return Array.from(foldLetter(own))
    .map((plain) => known.get(plain) ?? (/\d/u.test(plain) ? plain : ''))
    .join('');
}

/** A text that sorts by code point as the name sorts in the language. Ties keep the written form apart. */
export function toSortKey(name: string, language: Language): string {
  const letters = Array.from(name.normalize('NFC').toLowerCase().trim());
  return `${letters.map((letter) => letterKey(letter, language)).join('')}\u0000${name}`;
}

/** Under which a name is filed that has no letter of ours. Such names come first. */
const NO_LETTER = '#';

/** The letter a name is filed under: Á is not A in Icelandic, Ł not L in Polish. A bracket before it files nobody. */
export function initialOf(name: string, language: Language): string {
  const letters = Array.from(name.normalize('NFC').toLowerCase().trim());
  const first = letters.find((letter) => letterKey(letter, language).trim() !== '');
  if (first === undefined) return NO_LETTER;
  const own = OWN_LANGUAGE[language].sameLetters[first] ?? first;
  if (ranksOf(language).has(own)) return own.toUpperCase();
  return (Array.from(foldLetter(own))[0] ?? '').toUpperCase();
}

/** The same people in the order of the language. */
export function sortByName<Item extends { readonly name: string }>(
  items: readonly Item[],
  language: Language,
): Item[] {
  return items
    .map((item) => ({ item, key: toSortKey(item.name, language) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item);
}
