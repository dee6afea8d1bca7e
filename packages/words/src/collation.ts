// The order of names. Chromium cannot sort Icelandic, so each language brings its own alphabet here.
import { foldLetter } from './search-key.ts';
import type { Language } from './language.ts';

/** Letters in the order of the language; a letter that is missing is sorted as its plain form. */
const ALPHABETS: Record<Language, string> = {
  is: 'aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæöå',
  en: 'abcdefghijklmnopqrstuvwxyz',
  pl: 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż',
};

/** Danish and German vowels stand where Icelandic has its own. */
const ICELANDIC_ALIASES: Record<string, string> = { ø: 'ö', ä: 'æ' };

const ranks = new Map<Language, Map<string, string>>();

function ranksOf(language: Language): Map<string, string> {
  const known = ranks.get(language);
  if (known) return known;
  const made = new Map(
    Array.from(ALPHABETS[language], (letter, rank) => [letter, String.fromCharCode(64 + rank)]),
  );
  ranks.set(language, made);
  return made;
}

function letterKey(letter: string, language: Language): string {
  const known = ranksOf(language);
  const own = language === 'is' ? (ICELANDIC_ALIASES[letter] ?? letter) : letter;
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

/** The letter a name is filed under: Á is not A in Icelandic, Ł not L in Polish. */
export function initialOf(name: string, language: Language): string {
  const first = Array.from(name.normalize('NFC').toLowerCase().trim())[0] ?? '';
  const own = language === 'is' ? (ICELANDIC_ALIASES[first] ?? first) : first;
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
