// The closed list of error codes. The status of a code is stated here and nowhere else.

/** What a code means, for the document and for the client that gets it. */
export type ErrorCodeDefinition = {
  /** HTTP status the code is answered with. */
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 428 | 429 | 500 | 503;
  /** The sentence that a client gets when the code that found the fault has no better one. */
  readonly message: string;
};

const define = <Code extends string>(codes: Record<Code, ErrorCodeDefinition>) => codes;

/** Every code this version of the API can answer with. */
export const ERROR_CODES = define({
  'request.invalid': {
    status: 400,
    message: 'A value in the request is missing or not allowed. Correct the named field.',
  },
  'request.malformed_json': { status: 400, message: 'The body is not valid JSON. Send UTF-8 encoded JSON.' },
  'range.invalid': {
    status: 400,
    message: 'The end date lies before the start date. Send the earlier one first.',
  },
  'range.too_long': { status: 400, message: 'The range is longer than 366 days. Ask for shorter ranges.' },
  'export.unknown_target': {
    status: 400,
    message: 'This payroll system is not known. Send one of payday, kjarni, dk, businessCentral, generic.',
  },
  'punch.project_required': {
    status: 400,
    message: 'This employee must choose a project to clock in. Send a projectId.',
  },
  'auth.token_missing': {
    status: 401,
    message: 'No token was sent. Send one in the Authorization header as "Bearer <token>".',
  },
  'auth.token_invalid': { status: 401, message: 'The token is not valid here. Log in or register again.' },
  'auth.token_expired': { status: 401, message: 'The token has expired. Refresh it or log in again.' },
  'auth.session_revoked': { status: 401, message: 'The session has ended. Log in again.' },
  'auth.invalid_credentials': {
    status: 401,
    message: 'These credentials are not right. Check them and try again.',
  },
  'kiosk.pin_invalid': { status: 401, message: 'The PIN is not right for this employee. Try again.' },
  'kiosk.employee_token_invalid': {
    status: 401,
    message: 'The employee token is missing or not valid on this device. Authenticate with the PIN again.',
  },
  'kiosk.employee_token_expired': {
    status: 401,
    message: 'The employee session has ended. Authenticate with the PIN again.',
  },
  'kiosk.device_revoked': { status: 401, message: 'This device has been revoked. Register it again.' },
  'auth.role_not_allowed': {
    status: 403,
    message: 'The role of this user may not do this. Use an account with one of the roles that may.',
  },
  'auth.company_mismatch': {
    status: 403,
    message: 'The request names another company than the token belongs to. Use the companyId of the token.',
  },
  'auth.not_own_record': {
    status: 403,
    message: 'An employee may only read their own records. Ask for those of the calling user.',
  },
  'company.feature_disabled': {
    status: 403,
    message: 'The company has not turned this feature on. Ask an owner to turn it on, or do without it.',
  },
  'company.ip_not_allowed': {
    status: 403,
    message: 'The company does not allow this from the address of the caller. Use an allowed network.',
  },
  'company.anonymous_terminal_disabled': {
    status: 403,
    message: 'The company has turned the anonymous terminal off. Use a registered kiosk.',
  },
  'kiosk.employee_mismatch': {
    status: 403,
    message: 'Somebody else is signed in on this device. Authenticate this employee with the PIN first.',
  },
  'kiosk.signature_required': {
    status: 403,
    message:
      'This device signs its requests; its token alone opens nothing. Register another device for this.',
  },
  'company.not_found': { status: 404, message: 'There is no such company. Check the companyId.' },
  'employee.not_found': {
    status: 404,
    message: 'There is no such employee in this company. Check the id against the list of employees.',
  },
  'project.not_found': {
    status: 404,
    message:
      'There is no such project in this company, or it is not active. Check projectId and subProjectId.',
  },
  'pay_period.not_found': {
    status: 404,
    message: 'There is no such pay period in this company. Check the id against the list of pay periods.',
  },
  'time_off.not_found': {
    status: 404,
    message: 'There is no such time off request in this company. Check the id against the list of requests.',
  },
  'route.not_found': { status: 404, message: 'There is no such address. See /api/docs for all of them.' },
  'route.method_not_allowed': {
    status: 405,
    message: 'This address does not take that method. See the Allow header.',
  },
  'punch.already_clocked_in': {
    status: 409,
    message: 'The employee is already clocked in, so nothing was changed. Send a stop to clock out.',
  },
  'punch.not_clocked_in': {
    status: 409,
    message: 'The employee is not clocked in, so nothing was changed. Send a start to clock in.',
  },
  'punch.overlaps_entry': {
    status: 409,
    message:
      'The punch would overlap a later time entry of this employee, so nothing was changed. Ask a manager to correct it.',
  },
  'request.too_large': { status: 413, message: 'The body is larger than 64 KiB. Send a smaller one.' },
  'request.unsupported_media_type': {
    status: 415,
    message: 'The body is not sent as JSON. Send it as application/json in UTF-8.',
  },
  'rate.limited': { status: 429, message: 'Too many requests. Wait for as long as Retry-After says.' },
  'auth.too_many_attempts': {
    status: 429,
    message: 'Too many failed attempts. Wait for as long as Retry-After says.',
  },
  'kiosk.pin_locked': {
    status: 429,
    message: 'Too many wrong PINs. Wait for as long as Retry-After says, or ask a manager.',
  },
  'server.error': {
    status: 500,
    message: 'Something went wrong on our side. Quote the X-Request-Id when you report it.',
  },
  'server.unavailable': {
    status: 503,
    message: 'The server cannot answer right now. Try again after Retry-After.',
  },
});

/** One of the stable, dotted codes of {@link ERROR_CODES}. */
export type ErrorCode = keyof typeof ERROR_CODES;
