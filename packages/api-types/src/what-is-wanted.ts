// The one error map of every API.
import type { z } from 'zod';

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
  record: 'a JSON object',
  int: 'a whole number',
  number: 'a number',
};

/** What a length counts. */
const COUNTED: Readonly<Record<string, string>> = { string: ' character', array: ' item' };

/** What is said, after the name of the field, of a value that a schema refuses and has no words of its own for. */
const sayWhatIsWanted: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined && !isWholeBody(issue)) return 'is required';
      return `must be ${TYPES[typeOf(issue)] ?? `of type ${issue.expected}`}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin in COUNTED && issue.minimum === 1) return 'must not be empty';
      return `must be at least ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `must be at most ${amount(issue.maximum, issue.origin)}`;
    default:
      return undefined;
  }
};

type OfType = z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>;

function isWholeBody({ expected, path = [] }: OfType): boolean {
  return expected === 'object' && path.length === 0;
}

/** The schema library asks for a number first, and then for a whole one. */
function typeOf({ expected, inst }: OfType): string {
  const { format } = (inst?._zod.def ?? {}) as { readonly format?: string };
  return expected === 'number' && format === 'safeint' ? 'int' : expected;
}

function amount(limit: number | bigint, origin: string): string {
  const unit = COUNTED[origin];
  return unit === undefined ? String(limit) : `${limit}${unit}${limit === 1 ? '' : 's'}`;
}

/** Words of its own for a value of another type. Given plainly they would answer for length and size as well. */
export const otherType =
  (text: string): z.core.$ZodErrorMap =>
  ({ code }) =>
    code === 'invalid_type' ? text : undefined;

/** The value as its schema has it, or everything that is wrong with it; of a field of another type nothing but that. */
export function readAsWanted(schema: z.ZodType, value: unknown) {
  const { data, error } = schema.safeParse(value, { error: sayWhatIsWanted });
  const issues = error?.issues ?? [];
  const ofAnotherType = new Set(issues.filter(isOfType).map(placeOf));
  return { data, issues: issues.filter((issue) => isOfType(issue) || !ofAnotherType.has(placeOf(issue))) };
}

function isOfType({ code }: z.core.$ZodIssue): boolean {
  return code === 'invalid_type';
}

function placeOf({ path }: z.core.$ZodIssue): string {
  return JSON.stringify(path);
}
