// What an answer, or none, means for each punch that was sent, and what to do next. Every verdict ends the sending of its punch;
// nothing else does, and nothing ever drops one.
//
//   verdict mismatch            -> kept, a person must look
//   any other verdict           -> settled, kept 35 days
//   no answer, 5xx, 409, 429    -> waits, later each time, or as long as the server asks
//   401, 403, 404               -> waits, and a person is told: it is about this tablet, not about a punch
//   400, 413                    -> half the batch, until the one at fault is alone; that one is kept and passed over
//   the company never had the tablet that made them -> all of them are kept and passed over
import type { DataOf } from '@stimpill/api-types';
import type { PunchResult } from '@stimpill/api-types/station';
import { isRefusedWith, type Answer, type ApiFailure } from '#api/api-failure.ts';
import { MAX_BATCH_ITEMS } from '@stimpill/api-types/tablet-calls';
import type { StationOperations } from '#api/kiosk-operations.ts';
import type { OutboxPunch } from '#storage/outbox-database.ts';
import type { SendingTrouble } from './outbox-state.ts';

export type BatchAnswer = Answer<DataOf<StationOperations['sendPunchBatch']>>;

/** What becomes of one row. */
export type RowChange =
  | { readonly kind: 'answered'; readonly punchId: string; readonly result: PunchResult }
  | { readonly kind: 'refused'; readonly punchId: string; readonly error: string }
  | { readonly kind: 'failed'; readonly punchId: string; readonly error: string };

export type NextStep =
  /** Send the next ones, at most this many. */
  | { readonly kind: 'goOn'; readonly limit: number }
  | {
      readonly kind: 'wait';
      readonly atLeastMs: number | undefined;
      readonly trouble: SendingTrouble | undefined;
    };

export type Applied = { readonly changes: readonly RowChange[]; readonly next: NextStep };

export function applyAnswer(sent: readonly OutboxPunch[], answer: BatchAnswer): Applied {
  return answer.ok ? fromResults(sent, answer.data.results) : fromFailure(sent, answer.failure);
}

function fromResults(sent: readonly OutboxPunch[], results: readonly PunchResult[]): Applied {
  const known = new Map(results.map((result) => [result.punchId, result]));
  const changes = sent.map(({ punchId }): RowChange => {
    const result = known.get(punchId);
    return result ? { kind: 'answered', punchId, result } : { kind: 'failed', punchId, error: 'no verdict' };
  });
  const isWhole = changes.every(({ kind }) => kind === 'answered');
  return { changes, next: isWhole ? goOn(2 * sent.length) : wait() };
}

function fromFailure(sent: readonly OutboxPunch[], failure: ApiFailure): Applied {
  const error = toErrorText(failure);
  if (isAboutContent(failure)) return toIsolated(sent, error);
  if (isRefusedWith(failure, 'station.tablet_unknown')) return toSetAside(sent, error);
  const changes = sent.map(({ punchId }): RowChange => ({ kind: 'failed', punchId, error }));
  return { changes, next: toWait(failure) };
}

/** Later, and not before the server wants to be asked again. */
export function toWait(failure: ApiFailure): Extract<NextStep, { kind: 'wait' }> {
  const retryAfter = 'retryAfterSeconds' in failure ? failure.retryAfterSeconds : undefined;
  const atLeastMs = retryAfter === undefined ? undefined : retryAfter * 1_000;
  return { kind: 'wait', atLeastMs, trouble: toTrouble(failure) };
}

/** A proxy in front of the server may refuse the size without our envelope. */
function isAboutContent(failure: ApiFailure): boolean {
  if (failure.kind === 'broken') return failure.status === 413;
  return failure.kind === 'refused' && (failure.status === 400 || failure.status === 413);
}

function toIsolated(sent: readonly OutboxPunch[], error: string): Applied {
  const [only] = sent;
  if (sent.length === 1 && only) {
    return { changes: [{ kind: 'refused', punchId: only.punchId, error }], next: goOn(1) };
  }
  return { changes: [], next: goOn(Math.ceil(sent.length / 2)) };
}

/** Of a tablet of another company: only a person can bring them there. */
function toSetAside(sent: readonly OutboxPunch[], error: string): Applied {
  const changes = sent.map(({ punchId }): RowChange => ({ kind: 'refused', punchId, error }));
  return { changes, next: goOn(MAX_BATCH_ITEMS) };
}

function toTrouble(failure: ApiFailure): SendingTrouble | undefined {
  if (failure.kind !== 'refused' || failure.status === 409 || failure.status === 429) return undefined;
  if (isRefusedWith(failure, 'kiosk.device_revoked')) return 'revoked';
  return failure.status === 401 ? 'key' : 'refused';
}

function toErrorText(failure: ApiFailure): string {
  if (failure.kind === 'refused') return failure.codes.join(' ');
  return failure.kind === 'broken' ? `HTTP ${failure.status}` : failure.kind;
}

const goOn = (limit: number): NextStep => ({ kind: 'goOn', limit: Math.min(limit, MAX_BATCH_ITEMS) });
const wait = (): NextStep => ({ kind: 'wait', atLeastMs: undefined, trouble: undefined });
