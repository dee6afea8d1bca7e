// The error codes of the own API. It can also answer with codes of the public API.
import { MANAGE_ERROR_CODES } from '../manage/manage-error-codes.ts';
import { CHANGE_ANSWER_ERROR_CODES } from './change-answer-error-codes.ts';
import { PHONE_ERROR_CODES } from './phone-error-codes.ts';

/** Every code that the public API does not have. */
export const OWN_ERROR_CODES = {
  'auth.request_forged': MANAGE_ERROR_CODES['auth.request_forged'],
  'auth.connection_not_secure': MANAGE_ERROR_CODES['auth.connection_not_secure'],
  ...PHONE_ERROR_CODES,
  ...CHANGE_ANSWER_ERROR_CODES,
};

/** A code of the own API that the public API does not have. */
export type OwnErrorCode = keyof typeof OWN_ERROR_CODES;
