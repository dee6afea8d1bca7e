// The decision that a request names, and what came of it -> the answer.
import type { DataOf, RequestOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import { assertNeverHappens, refuseUnseen } from '#errors/domain-error.ts';
import { toEntryRecord } from '#features/ledger/to-entry-record.ts';
import type { SettledReview } from '#features/ledger/settle-review-item.ts';
import type { SettledOfMany } from './settle-review-items.ts';
import type { ReviewDecision } from '#features/ledger/review-item.ts';
import { etagOf } from '#http/record-version.ts';

type Settling = typeof manageOperations.settleReview;
type OfMany = DataOf<typeof manageOperations.settleReviews>[number];

export function toReviewDecision({ decision, ...rest }: RequestOf<Settling>['body']): ReviewDecision {
  if (decision === 'accept')
    return {
      kind: decision,
      expect: (current) => refuseUnseen(rest.version ?? undefined, etagOf(toEntryRecord(current))),
    };
  if (decision === 'reject') return { kind: decision };
  if (decision === 'shortenAbsence') return { kind: 'shorten absence' };
  if (decision === 'withdrawAbsence') return { kind: 'withdraw absence' };
  const { atUtc, timeEntryId } = rest;
  if (decision === 'acceptAt' && atUtc !== undefined) return { kind: 'accept at', at: Date.parse(atUtc) };
  if (decision === 'attach' && timeEntryId !== undefined) return { kind: 'attach', timeEntryId };
  return assertNeverHappens('a decision without what belongs to it, which the contract refuses');
}

export function toSettledReview({
  item,
  entry,
  removed,
  pin,
  closedIncidents,
}: SettledReview): DataOf<Settling> {
  return {
    reviewId: item.id,
    entry: entry && toEntryRecord(entry),
    removedTimeEntryId: removed?.id ?? null,
    pin: pin ?? null,
    closedIncidents: closedIncidents ?? null,
  };
}

export function toSettledOfMany({ reviewId, settled, refusal }: SettledOfMany): OfMany {
  return {
    reviewId,
    settled: settled && toSettledReview(settled),
    refusal: refusal && { code: refusal.code, message: refusal.message },
  };
}
