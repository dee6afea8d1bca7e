// The error codes of requests for time off and of days of absence.
import type { ErrorCodeDefinition } from '../error-codes.ts';

const define = <Code extends string>(codes: Record<Code, ErrorCodeDefinition>) => codes;

/** Codes that only operations about time off and absences answer with. */
export const LEAVE_ERROR_CODES = define({
  'leave.overlaps': {
    status: 409,
    message:
      'Another request of this person shares a day with it, so nothing was changed. See the requests of the person.',
  },
  'leave.decided': {
    status: 409,
    message:
      'This request was decided already, so nothing was changed. See what was decided, and take it back first.',
  },
  'leave.not_decided': {
    status: 409,
    message: 'This request waits for a decision, so nothing was changed. See the request.',
  },
  'absence.not_found': {
    status: 404,
    message:
      'There is no such day of absence in this company, so nothing was changed. Check the id against the calendar.',
  },
  'absence_kind.not_found': {
    status: 404,
    message:
      'There is no such kind of absence in this company, or it is no longer used, or it counts as another kind. Nothing was changed. Check the id against the list of kinds.',
  },
  'absence_kind.in_use': {
    status: 409,
    message:
      'Days of absence have this kind, so what it counts as and what pays it stay. Send both as they were, or end the kind and make another one.',
  },
  'absence.overlaps': {
    status: 409,
    message:
      'There is an absence on one of these days already, so nothing was changed. Use other days, or change the one that is there.',
  },
  'absence.no_working_day': {
    status: 409,
    message: 'The person works on none of these days, so nothing was changed. Use other days.',
  },
  'absence.unchanged': {
    status: 409,
    message: 'That is how these days stand already, so nothing was changed. See the calendar.',
  },
  'absence.locked': {
    status: 409,
    message:
      'The time around one of these days was approved, so nothing was changed. Try again after the approval was taken back.',
  },
});
