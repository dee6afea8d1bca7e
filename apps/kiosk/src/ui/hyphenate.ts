// Where a long word may break. Browsers have no Icelandic dictionary, and nobody knows in which language a name is written, so the places
// are found by the letters alone: before a consonant that a vowel follows, never near the ends of the word.
const SOFT_HYPHEN = '\u00ad';
const LONG_WORD_LETTERS = 13;
const LEAST_LETTERS_AT_AN_END = 4;
const VOWELS = 'aeiouyáéíóúýæöøåäüąęóěůàèìòùâêîôûãõ';

/** The text with soft hyphens in its long words; all else is as it was. */
export function hyphenate(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG_WORD_LETTERS ? word : withHyphens(word)));
}

function withHyphens(word: string): string {
  const letters = Array.from(word);
  const last = letters.length - LEAST_LETTERS_AT_AN_END;
  return letters
    .map((letter, place) => {
      const mayBreak = place >= LEAST_LETTERS_AT_AN_END && place <= last && isSyllableStart(letters, place);
      return mayBreak ? SOFT_HYPHEN + letter : letter;
    })
    .join('');
}

/** Polish writes one sound with two letters; they stay together. */
const ONE_SOUND = /^(?:sz|cz|rz|dz|dź|dż|ch)$/iu;

function isSyllableStart(letters: readonly string[], place: number): boolean {
  const [before = '', letter = '', after = '', second = ''] = letters.slice(place - 1, place + 3);
  if (isVowel(letter) || ONE_SOUND.test(before + letter)) return false;
  return isVowel(after) || (ONE_SOUND.test(letter + after) && isVowel(second));
}

const isVowel = (letter: string) => letter !== '' && VOWELS.includes(letter.toLowerCase());
