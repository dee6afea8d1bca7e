// What waits for the decision of a manager, asked of the server each time: the tablet keeps no copy of it.
import type { CallStation } from '#api/call-station.ts';

export type OpenReview = {
  readonly id: string;
  readonly name: string;
  /** As the server names it, such as `missing_stop`. */
  readonly reason: string;
  /** Undefined where it is about no punch. */
  readonly action: 'start' | 'stop' | undefined;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly openedAt: number;
};

export type ReviewsAnswer =
  | {
      readonly kind: 'ready';
      readonly reviews: readonly OpenReview[];
      /** How many there are in all; at least as many as are listed. */
      readonly openItems: number;
      readonly readAt: number;
    }
  /** `failed`: the server was there, but did not tell. */
  | { readonly kind: 'offline' | 'failed' };

/** Asks once; never rejects. */
export type ReadReviews = () => Promise<ReviewsAnswer>;

export function reviewsReader(call: CallStation, now: () => number): ReadReviews {
  return async () => {
    const answer = await call('listStationReviews');
    if (!answer.ok) {
      const { kind } = answer.failure;
      return { kind: kind === 'offline' || kind === 'timedOut' ? 'offline' : 'failed' };
    }
    const { reviews, openItems } = answer.data;
    return { kind: 'ready', reviews: reviews.map(toOpenReview), openItems, readAt: now() };
  };
}

type Told = {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  readonly action: 'start' | 'stop' | null;
  readonly atUtc: string;
  readonly openedAtUtc: string;
};

function toOpenReview({ id, name, reason, action, atUtc, openedAtUtc }: Told): OpenReview {
  return {
    id,
    name,
    reason,
    action: action ?? undefined,
    at: Date.parse(atUtc),
    openedAt: Date.parse(openedAtUtc),
  };
}
