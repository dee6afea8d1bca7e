// The error codes about what somebody says of a change of their time, at a tablet and on a phone.
import type { ErrorCodeDefinition } from '../error-codes.ts';

const define = <Code extends string>(codes: Record<Code, ErrorCodeDefinition>) => codes;

/** Every code that the public API does not have. */
export const CHANGE_ANSWER_ERROR_CODES = define({
  'change.not_found': {
    status: 404,
    message: 'There is no such change of this person’s time by somebody else. Ask for the changes again.',
  },
  'change.answer_exists': {
    status: 409,
    message: 'A word with this id says something else. Use a new id for a new word.',
  },
  'change.came_meanwhile': {
    status: 412,
    message:
      'The time of this person was changed again after it was read, so nothing was kept. See the changes anew, then send the word again.',
  },
});
