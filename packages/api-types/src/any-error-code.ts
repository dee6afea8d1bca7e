// Every code of every API of this server: the public one, the stations', that of our apps for managers and that of the own page.
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';
import { MANAGE_ERROR_CODES, type ManageErrorCode } from './manage/manage-error-codes.ts';
import { OWN_ERROR_CODES, type OwnErrorCode } from './own/own-error-codes.ts';
import { STATION_ERROR_CODES, type StationErrorCode } from './private/station-error-codes.ts';

/** Every code there is, with its status. */
export const ALL_ERROR_CODES = {
  ...ERROR_CODES,
  ...STATION_ERROR_CODES,
  ...MANAGE_ERROR_CODES,
  ...OWN_ERROR_CODES,
};

/** A code of any of our APIs. */
export type AnyErrorCode = ErrorCode | StationErrorCode | ManageErrorCode | OwnErrorCode;
