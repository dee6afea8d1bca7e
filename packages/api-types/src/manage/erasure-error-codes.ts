// The error codes about people who are or were erased.
import type { ErrorCodeDefinition } from '../error-codes.ts';

const define = <Code extends string>(codes: Record<Code, ErrorCodeDefinition>) => codes;

/** Codes that only operations about people who are or were erased answer with. */
export const ERASURE_ERROR_CODES = define({
  'person.erased': {
    status: 409,
    message:
      'This person was erased, so nothing was changed. Use a new record for somebody who works here again.',
  },
  'person.works_here': {
    status: 409,
    message: 'This person works here, so nothing was erased. Try again after the last day of the employment.',
  },
  'person.not_settled': {
    status: 409,
    message:
      'Something about this person is not decided (an open time entry, a punch or question that waits, a request for time off), so nothing was erased. Try again after it was settled.',
  },
});
