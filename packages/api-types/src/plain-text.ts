// What a name and a text may be made of, said once: for requests, company files, imports and the command line; and how both apps show
// what was stored before that was asked.

/** Never on a line: line ends, other control characters, half characters, and marks that turn the direction of what stands after them. */
const NOT_ON_A_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** The same without line ends and tabs, for texts of several lines. */
const NOT_IN_A_TEXT = /(?![\n\r\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Fillers of Hangul are letters to Unicode and the empty pattern of Braille is a symbol, and nobody sees them. */
const IN_VIEW = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;
const LETTER_OR_DIGIT = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** What people are told, after the name of the field. */
export const TEXT_FAULTS = {
  empty: 'must not be empty',
  unseen: 'must not contain control characters, line ends or marks that turn the direction of text',
  unseenInText: 'must not contain control characters or marks that turn the direction of text',
  unnamed: 'must have a letter or a digit',
} as const;

/** Whether it is one line, on which every character stands where it is written. */
export function isPlainLine(text: string): boolean {
  return !NOT_ON_A_LINE.test(text);
}

/** Whether every character stands where it is written, on one line or several. */
export function isPlainText(text: string): boolean {
  return !NOT_IN_A_TEXT.test(text);
}

/** Whether there is anything in it that people see. */
export function hasSomethingInView(text: string): boolean {
  return IN_VIEW.test(text);
}

/** Whether people can call something so: there is a letter or a digit in view. */
export function hasLetterOrDigit(text: string): boolean {
  return LETTER_OR_DIGIT.test(text);
}

/** What is wrong with a name; undefined: nothing. */
export function nameFault(name: string): string | undefined {
  if (!hasSomethingInView(name)) return TEXT_FAULTS.empty;
  if (!isPlainLine(name)) return TEXT_FAULTS.unseen;
  return hasLetterOrDigit(name) ? undefined : TEXT_FAULTS.unnamed;
}

/** What people do not see or what turns letters around, wherever it stands; the joiners U+200C and U+200D are spelling. */
const UNSEEN = /[\u007F-\u009F\u200B\u2028\u2029\u202A-\u202E\u2060-\u206F]/gu;
const NOTHING_IN_VIEW = /"[\s\p{Default_Ignorable_Code_Point}\u2800]+"/gu;
const IGNORED = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SIGN = /\[U\+([0-9A-F]{4,6})\]/g;

/**
 * An answer in JSON with a sign in place of each character that people do not see: what was stored before names were looked at reads as
 * it is written, in every sentence and to every reader of screens.
 * @example showUnseen('{"name":"Anna\u202e"}') // '{"name":"Anna[U+202E]"}'
 */
export function showUnseen(json: string): string {
  return json.replace(UNSEEN, toSign).replace(NOTHING_IN_VIEW, (text) => text.replace(IGNORED, toSign));
}

/** The text with the characters back in place of their signs, so that nothing is changed by having been shown. */
export function withUnseen(text: string): string {
  return text.replace(SIGN, (sign, code: string) => {
    const character = fromCode(Number.parseInt(code, 16));
    return showUnseen(`"${character}"`) === `"${sign}"` ? character : sign;
  });
}

const fromCode = (code: number) => (code > 0x10_ff_ff ? '' : String.fromCodePoint(code));

const toSign = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
