// May somebody choose this password? Its length and what strangers try first decide; which kinds of characters it has does not
// (OWASP ASVS 5.0, 6.2; NIST SP 800-63B-4, 3.1.1). Asked where a password is set, never at sign-in: a stored one stays good.
import { dictionary } from '@zxcvbn-ts/language-common';
import { inOneForm } from './password-hash.ts';

/** The minimum where the password is the only factor. */
const SHORTEST = 12;
/** Longer ones only cost time to hash. */
const LONGEST = 256;

/** A password that repeats a part shorter than this is easy to guess, whatever the part is. */
const SHORTEST_PART = 4;

/** Some fifty thousand, in lower case, the most common first. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Words about this product, which strangers try for everybody. */
const OUR_NAME = 'stimpill';

/** Letters that do not fall apart into a plain letter and its accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  þ: 'th',
  ð: 'd',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
};

export type PasswordFault = 'too_short' | 'too_long' | 'common' | 'personal';

export type PasswordOwner = {
  readonly displayName: string;
  readonly email: string | null;
  readonly companyName: string;
};

/** What follows "a password" in a sentence. */
export const PASSWORD_FAULTS: Readonly<Record<PasswordFault, string>> = {
  too_short: `must be at least ${SHORTEST} characters; a few words in a row are easy to remember`,
  too_long: `must be at most ${LONGEST} characters`,
  common: 'must not be a common password, a short piece repeated, or either with digits or signs around it',
  personal: "must be more than the person's name, e-mail address or company with digits or signs around it",
};

/** @returns the first thing that is wrong with it */
export function passwordFault(password: string, owner: PasswordOwner): PasswordFault | undefined {
  const { length } = Array.from(inOneForm(password));
  if (length < SHORTEST) return 'too_short';
  if (length > LONGEST) return 'too_long';
  const text = inOneForm(password).toLowerCase();
  if (isCommon(text)) return 'common';
  if (isPersonal(text, owner)) return 'personal';
  return undefined;
}

function isCommon(text: string): boolean {
  return [text, withoutEdges(text)].some((form) => {
    const part = repeatedPart(form);
    return COMMON.has(form) || (part !== form && (part.length < SHORTEST_PART || COMMON.has(part)));
  });
}

/** Without the digits and signs before the first letter and after the last. */
function withoutEdges(text: string): string {
  return text.replace(/^\P{L}+/u, '').replace(/\P{L}+$/u, '');
}

/** What a text repeats from its beginning to its end; the text itself where it repeats nothing. */
function repeatedPart(text: string): string {
  return text.slice(0, `${text}${text}`.indexOf(text, 1));
}

/** Whether its letters are only words that everybody knows about the person, such as the name. */
function isPersonal(text: string, { displayName, email, companyName }: PasswordOwner): boolean {
  const words = plainWords(`${displayName} ${email ?? ''} ${companyName} ${OUR_NAME}`);
  const letters = plainWords(text).join('');
  return letters !== '' && isMadeOf(letters, words);
}

function plainWords(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/[þðæøłđß]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
  return plain.match(/\p{L}+/gu) ?? [];
}

function isMadeOf(letters: string, words: readonly string[]): boolean {
  const reached = [true];
  for (let end = 1; end <= letters.length; end += 1) {
    reached[end] = words.some(
      (word) => reached[end - word.length] === true && letters.slice(0, end).endsWith(word),
    );
  }
  return reached[letters.length] === true;
}
