// The same decision about several review items: each in a transaction of its own, so that one that is refused holds up no other.
import { DomainError } from '#errors/domain-error.ts';
import type { EditAuthor } from '#features/ledger/edit-time-entries.ts';
import type { SettleDeps, SettledReview } from '#features/ledger/settle-review-item.ts';
import { settleQuestion } from './settle-question.ts';
import type { ReviewDecision } from '#features/ledger/review-item.ts';

export type SettledOfMany = {
  readonly reviewId: string;
  readonly settled: SettledReview | null;
  readonly refusal: DomainError | null;
};

/** In their order. */
export async function settleReviewItems(
  deps: SettleDeps,
  author: EditAuthor,
  reviewIds: readonly string[],
  decision: ReviewDecision,
): Promise<readonly SettledOfMany[]> {
  const results: SettledOfMany[] = [];
  for (const reviewId of reviewIds) results.push(await settleOne(deps, author, reviewId, decision));
  return results;
}

async function settleOne(
  deps: SettleDeps,
  author: EditAuthor,
  reviewId: string,
  decision: ReviewDecision,
): Promise<SettledOfMany> {
  try {
    return { reviewId, settled: await settleQuestion(deps, author, reviewId, decision), refusal: null };
  } catch (error) {
    if (error instanceof DomainError) return { reviewId, settled: null, refusal: error };
    throw error;
  }
}
