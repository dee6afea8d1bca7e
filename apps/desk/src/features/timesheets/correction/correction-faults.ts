// What the server refuses about a correction: beside which field it stands, and as which sentence.
import { CallFailed, type Fault } from '#api/call-failed.ts';
import type { correctionWords } from '#said/desk/timesheets/correction/correction.ts';
import type { Said } from '@stimpill/words/said.ts';

type Sentences = Said<typeof correctionWords>['faults'];

const FIELDS: Readonly<Record<string, string>> = {
  startAtUtc: 'startTime',
  endAtUtc: 'endTime',
  atUtc: 'splitTime',
  splitAtUtc: 'splitTime',
  projectId: 'project',
  subProjectId: 'project',
};

/** Beside which field of the dialog it stands. */
function fieldOf({ field, message }: Fault): string | undefined {
  const plain = field?.replace(/^entry\./, '');
  if (plain === 'breaks') return message.includes('Standby') ? 'kind' : 'endTime';
  const line = /^breaks\[(\d+)\]/.exec(plain ?? '');
  if (line) return `breaks[${line[1]}].from`;
  return plain === undefined ? undefined : (FIELDS[plain] ?? plain);
}

/** The same failure with the fields as the dialog calls them. */
export function withFieldsOfDialog(error: unknown): unknown {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') return error;
  const faults = error.failure.faults.map((fault) => ({ ...fault, field: fieldOf(fault) }));
  return new CallFailed({ ...error.failure, faults });
}

/** What the dialog itself misses before anything is sent. */
export function missing(...fields: readonly string[]): CallFailed {
  const faults = fields.map((field) => ({ code: 'field.missing', field, message: '' }));
  return new CallFailed({
    kind: 'refused',
    status: 400,
    faults,
    retryAfterSeconds: undefined,
    requestId: undefined,
  });
}

const BY_CODE: Readonly<Record<string, keyof Sentences>> = {
  'entry.overlaps': 'overlaps',
  'entry.locked': 'locked',
  'entry.closed': 'closed',
  'entry.unchanged': 'unchanged',
  'auth.own_time': 'ownTime',
  'entry.not_found': 'notFound',
  'project.not_found': 'project',
};

const BY_SENTENCE: readonly (readonly [RegExp, keyof Sentences])[] = [
  [/^Standby needs an end/, 'standbyEnd'],
  [/^It ends before it begins/, 'endFirst'],
  [/in the future/, 'future'],
  [/^Standby has no breaks/, 'standbyBreaks'],
  [/gets its breaks once it has ended/, 'openBreaks'],
  [/has to end after it begins/, 'breakOrder'],
  [/would lie outside the entry/, 'breakOutside'],
  [/overlaps another\./, 'breakOverlaps'],
];

/** @returns undefined where the general sentences say it */
export function correctionFault(
  t: Sentences,
  {
    code,
    field,
    message,
  }: { readonly code: string; readonly field?: string | undefined; readonly message: string },
): string | undefined {
  if (code === 'field.missing') return field?.endsWith('Date') ? t.dateMissing : t.timeMissing;
  const byCode = BY_CODE[code];
  if (byCode) return t[byCode];
  const bySentence = BY_SENTENCE.find(([pattern]) => pattern.test(message));
  if (bySentence) return t[bySentence[1]];
  return field === 'splitTime' || field === 'splitAtUtc' || field === 'atUtc' ? t.splitOutside : undefined;
}

/** The first reason of a refusal; undefined for a failure that is none. */
export function faultOf(error: unknown): Fault | undefined {
  return error instanceof CallFailed && error.failure.kind === 'refused'
    ? error.failure.faults[0]
    : undefined;
}
