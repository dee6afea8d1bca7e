// The error codes of the station operations. A station can also get the codes of the public API.
import type { ErrorCodeDefinition } from '../error-codes.ts';
import { LEAVE_ERROR_CODES } from '../manage/leave-error-codes.ts';
import { CHANGE_ANSWER_ERROR_CODES } from '../own/change-answer-error-codes.ts';
import { PHONE_ERROR_CODES } from '../own/phone-error-codes.ts';

const define = <Code extends string>(codes: Record<Code, ErrorCodeDefinition>) => codes;

/** Every code that the public API does not have. */
export const STATION_ERROR_CODES = define({
  'auth.connection_not_secure': {
    status: 403,
    message: 'Signing in and pairing a tablet need HTTPS. Use the https:// address of this server.',
  },
  'station.key_missing': {
    status: 401,
    message: 'This device has no signing key here. Register its key, then send the request again.',
  },
  'station.signature_invalid': {
    status: 401,
    message: 'The request is not signed by the key of this device. Send it again, signed with a new nonce.',
  },
  'station.signature_expired': {
    status: 401,
    message:
      'The time of the request is too far from that of the server. Ask for the time, sign again and send it.',
  },
  'pairing.word_unknown': {
    status: 404,
    message:
      'There is no such pairing word, or it was used, or its fifteen minutes are over. Take a new one from the desk, under Tablets.',
  },
  'station.photo_grant_invalid': {
    status: 403,
    message:
      'The permission to upload this photo is wrong, used or too old. Send the punch again for another.',
  },
  'station.manager_code_wrong': {
    status: 403,
    message: 'This is not the manager code of the company. Nothing was changed. Correct it and try again.',
  },
  'station.manager_code_missing': {
    status: 404,
    message: 'The company has no manager code. Use the code of this tablet, or sign in and choose one.',
  },
  'station.punch_unknown': {
    status: 404,
    message: 'The server has no such punch of this device. Send the punch first, then this again.',
  },
  'station.tablet_unknown': {
    status: 404,
    message:
      'The company never had the tablet that made these punches. They stay on this tablet. Take them out in a file.',
  },
  'station.key_not_replaceable': {
    status: 409,
    message:
      'The device has another signing key. Send the signature of that key, or register the device again.',
  },
  'station.upload_in_progress': {
    status: 409,
    message:
      'An upload of this device is still under way. Wait for as long as Retry-After says and try again.',
  },
  'station.punches_missing': {
    status: 409,
    message:
      'The server does not have every punch of this device yet. Send them, or export them to a file, and try again.',
  },
  'station.correction_exists': {
    status: 409,
    message: 'A request with this id says something else. Use a new id for a new request.',
  },
  ...CHANGE_ANSWER_ERROR_CODES,
  'leave.overlaps': LEAVE_ERROR_CODES['leave.overlaps'],
  'leave.decided': LEAVE_ERROR_CODES['leave.decided'],
  'absence_kind.not_found': LEAVE_ERROR_CODES['absence_kind.not_found'],
  ...PHONE_ERROR_CODES,
  'station.manager_code_locked': {
    status: 429,
    message: 'Too many wrong manager codes. Wait for as long as Retry-After says, or sign in at the tablet.',
  },
});

/** One of the codes of {@link STATION_ERROR_CODES}. */
export type StationErrorCode = keyof typeof STATION_ERROR_CODES;
