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
const COUNTED: Readonly<Record<string, string>> = { string: ' characters', array: ' items' };

/** What is said, after the name of the field, of a value that a schema refuses and has no words of its own for. */
export const sayWhatIsWanted: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined && issue.expected !== 'object') return 'is required';
      return `must be ${TYPES[issue.expected] ?? `of type ${issue.expected}`}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty';
      return `must be at least ${issue.minimum}${COUNTED[issue.origin] ?? ''}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${COUNTED[issue.origin] ?? ''}`;
    default:
      return undefined;
  }
};
