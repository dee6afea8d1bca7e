// The error codes about phones on which somebody reads their own record: at the own page, and at the tablet that lets a phone in.
import type { ErrorCodeDefinition } from '../error-codes.ts';

const define = <Code extends string>(codes: Record<Code, ErrorCodeDefinition>) => codes;

/** Every code that the public API does not have. */
export const PHONE_ERROR_CODES = define({
  'phone.unknown': {
    status: 401,
    message:
      'This phone is not let in: it was ended, or it was another phone that was let in. Take a new code from the tablet, under My hours.',
  },
  'phone.locked': {
    status: 401,
    message:
      'Nobody has typed the PIN lately on this phone. Open it with the PIN, then send the request again.',
  },
  'phone.digits_wrong': {
    status: 403,
    message:
      'These are not the digits that the phone shows. Nothing was let in. Try again with those of the phone.',
  },
  'phone.turned_off': {
    status: 403,
    message: 'The company has turned phones off. Use the tablet, which shows the same.',
  },
  'phone.desk_first': {
    status: 403,
    message:
      'Whoever signs in at the desk lets no phone in with a PIN, which is weaker than a password. Use the desk or the tablet, which show the same.',
  },
  'phone.has_left': {
    status: 403,
    message:
      'Somebody who does not work there any more reads on their phone, and says nothing there. Ask the company.',
  },
  'phone.offer_unknown': {
    status: 404,
    message:
      'There is no such code, or it was used, or its two minutes are over. Take a new one from the tablet, under My hours.',
  },
  'phone.not_found': {
    status: 404,
    message: 'There is no such phone, or it has ended. See the list of phones.',
  },
  'phone.offer_taken': {
    status: 409,
    message:
      'Another phone has read this code before, so this one was not let in. Take a new code from the tablet, under My hours.',
  },
});
