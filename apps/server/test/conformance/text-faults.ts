// What the description says in words about texts, because JSON Schema has no classes of characters that every reader understands.

type Fields = Readonly<Record<string, unknown>>;

/** JSON can write half of a surrogate pair; UTF-8, in which we store texts, cannot. */
const HALF = /\p{Cs}/u;
const TURNING = /[\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
/** Unicode counts the fillers of Hangul among the letters, and the empty pattern of Braille among the symbols. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;
const LETTER_OR_DIGIT = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** A line has something that is seen, and nothing that turns what stands after it. */
const isNoLine = (text: string) => HALF.test(text) || TURNING.test(text) || !SEEN.test(text);

/** A name has a letter or a digit beside that. */
const isNoName = (text: string) => isNoLine(text) || !LETTER_OR_DIGIT.test(text);
const isHalf = (text: string) => HALF.test(text);

/** By the name of the field, which has the same rule in every operation: a line, what somebody or something is called, or an address. */
const RULES = new Map<string, (text: string) => boolean>([
  ...of(isNoLine, 'reason', 'finding', 'answer', 'note', 'agreement', 'timeZone'),
  ...of(isNoName, 'name', 'displayName', 'deviceName', 'fileName', 'jobTitle'),
  ...of(isNoName, 'code', 'payLine', 'employeeNumber', 'phone'),
  ...of(isHalf, 'email'),
]);

function of<Rule>(rule: Rule, ...names: readonly string[]): (readonly [string, Rule])[] {
  return names.map((name) => [name, rule]);
}

/** The fields at fault. */
export function textFaults(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' && RULES.get(name)?.(value) === true ? [name] : [],
  );
}
