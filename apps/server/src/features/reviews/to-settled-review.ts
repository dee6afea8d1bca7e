// The decision that a request names, and what came of it -> the answer.
import type { DataOf, RequestOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { toEntryRecord } from '#features/corrections/to-entry-record.ts';
import type { ReviewDecision, SettledReview } from '#features/ledger/settle-review-item.ts';

type Settling = typeof manageOperations.settleReview;

export function toReviewDecision({ decision, ...rest }: RequestOf<Settling>['body']): ReviewDecision {
  if (decision === 'accept' || decision === 'reject') return { kind: decision };
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
