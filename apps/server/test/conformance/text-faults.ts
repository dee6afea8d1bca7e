// What the description says in words about texts, because JSON Schema has no classes of characters that every reader understands.

type Fields = Readonly<Record<string, unknown>>;

/** JSON can write half of a surrogate pair; UTF-8, in which we store texts, cannot. */
const HALF = /\p{Cs}/u;
const TURNING = /[\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
/** Unicode counts the fillers of Hangul among the letters, and the empty pattern of Braille among the symbols. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;
const LETTER_OR_DIGIT = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

export const halfCharactersIn = (fields: Fields, ...names: string[]) =>
  textsIn(fields, names, (text) => HALF.test(text));

/** A line has something that is seen, and nothing that turns what stands after it. */
export const lineFaultsIn = (fields: Fields, ...names: string[]) => textsIn(fields, names, isNoLine);

/** A name has a letter or a digit beside that. */
export const nameFaultsIn = (fields: Fields, ...names: string[]) =>
  textsIn(fields, names, (text) => isNoLine(text) || !LETTER_OR_DIGIT.test(text));

const isNoLine = (text: string) => HALF.test(text) || TURNING.test(text) || !SEEN.test(text);

function textsIn(fields: Fields, names: readonly string[], isFaulty: (text: string) => boolean): string[] {
  return names.filter((name) => {
    const value = fields[name];
    return typeof value === 'string' && isFaulty(value);
  });
}
