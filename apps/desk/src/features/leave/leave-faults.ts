// What the server refuses about leave and absences, as a sentence.
import { CallFailed } from '#api/call-failed.ts';
import type { leaveWords } from '#said/desk/leave/leave.ts';
import type { Said } from '@stimpill/words/said.ts';

type Sentences = Said<typeof leaveWords>['faults'];
type Refusal = { readonly code: string; readonly message: string };

const BY_CODE: Readonly<Record<string, Exclude<keyof Sentences, 'lockedBy'>>> = {
  'absence.locked': 'locked',
  'leave.decided': 'decided',
  'leave.not_decided': 'decided',
  'leave.overlaps': 'asked',
  'auth.own_time': 'ownTime',
  'absence.overlaps': 'overlaps',
  'absence.no_working_day': 'noWorkingDay',
  'absence.unchanged': 'unchanged',
  'absence.not_found': 'gone',
  'absence_kind.not_found': 'kindGone',
  'employee.not_found': 'notSeen',
  'time_off.not_found': 'gone',
  'range.invalid': 'order',
  'range.too_long': 'tooLong',
};

/** The sentence of the server says which day lies in whose approval. */
const LOCKED_BY = /^(\d{4}-\d{2}-\d{2}) lies in time that (.+) approved on /;

/** @returns undefined where the general sentences say it */
export function leaveFault(
  t: Sentences,
  { code, message }: Refusal,
  day: (date: string) => string,
): string | undefined {
  const [, date, who] = LOCKED_BY.exec(message) ?? [];
  if (code === 'absence.locked' && date !== undefined && who !== undefined)
    return t.lockedBy({ who, day: day(date) });
  const known = BY_CODE[code];
  return known && t[known];
}

/** The first reason of a refusal; undefined for a failure that is none. */
export function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof CallFailed && error.failure.kind === 'refused'
    ? error.failure.faults[0]
    : undefined;
}
