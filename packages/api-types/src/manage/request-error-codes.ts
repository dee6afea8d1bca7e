// The error codes of what a request says about itself: which press sent it, and which version of a record it is about.
import type { ErrorCodeDefinition } from '../error-codes.ts';

const define = <Code extends string>(codes: Record<Code, ErrorCodeDefinition>) => codes;

/** Codes that follow from the shape of an operation. */
export const REQUEST_ERROR_CODES = define({
  'request.key_reused': {
    status: 422,
    message:
      'This key of a press came before with another request, so nothing was done. Send a new key with each press, and the same one only with the same request.',
  },
  'request.key_at_work': {
    status: 409,
    message:
      'The first request of this press is still being worked on, so nothing was done a second time. Send it again in a moment, with the same key.',
  },
  'request.made_already': {
    status: 409,
    message:
      'This was done already by the same press, and not a second time. What it answered is told once. See what is there now; where a secret is lost, send a new key to make another.',
  },
  'record.changed_meanwhile': {
    status: 412,
    message:
      'The record was changed after you read it, so nothing was changed now. See what it is now, then send yours again.',
  },
  'request.version_missing': {
    status: 428,
    message: 'The version of the record is missing. Send the ETag of the record as If-Match.',
  },
});
