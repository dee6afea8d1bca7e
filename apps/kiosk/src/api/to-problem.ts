// Which problem a person is told of when a call fails before anything could have been recorded.
import type { AnyErrorCode } from '@stimpill/api-types';
import type { ProblemKind } from '#i18n/problem-kind.ts';
import type { ApiFailure } from './api-failure.ts';

const BY_CODE: Partial<Record<AnyErrorCode, ProblemKind>> = {
  'rate.limited': 'tooManyRequests',
  'company.ip_not_allowed': 'addressNotAllowed',
  'company.anonymous_terminal_disabled': 'terminalDisabled',
  'company.not_found': 'companyUnknown',
  'punch.project_required': 'projectRequired',
  'punch.overlaps_entry': 'overlapsLater',
  'employee.not_found': 'personUnknown',
  'kiosk.employee_mismatch': 'personUnknown',
};

/** A problem, and what support needs to find it. */
export type Problem = { readonly kind: ProblemKind; readonly supportCode: string };

export function toProblemKind(failure: ApiFailure): ProblemKind {
  if (failure.kind === 'offline' || failure.kind === 'timedOut') return failure.kind;
  if (failure.kind === 'broken') return 'serverTrouble';
  const known = failure.codes.map((code) => BY_CODE[code]).find((kind) => kind !== undefined);
  return known ?? 'refused';
}

const SHORT: Record<ProblemKind, string> = {
  offline: 'N1',
  timedOut: 'N2',
  notRecorded: 'P1',
  notKnown: 'P2',
  serverTrouble: 'S1',
  tooManyRequests: 'S2',
  addressNotAllowed: 'C1',
  terminalDisabled: 'C2',
  companyUnknown: 'C3',
  projectRequired: 'W1',
  overlapsLater: 'W2',
  personUnknown: 'W3',
  refused: 'S3',
};

/** A problem of this kind; the code ends with the beginning of the request's id when the server gave one. */
export function toProblem(kind: ProblemKind, failure?: ApiFailure): Problem {
  const requestId = failure && 'requestId' in failure ? failure.requestId : undefined;
  return { kind, supportCode: requestId ? `${SHORT[kind]}-${requestId.slice(0, 8)}` : SHORT[kind] };
}
