// What became of a punch: one type from the decision to its row, and for everybody who is told of it.
import type { PunchReviewReason, TimelineReason } from './review-item.ts';

export type Verdict =
  /** At its own moment, or a later one where the server's clock was set back. Epoch milliseconds. */
  | { readonly verdict: 'applied'; readonly timeEntryId: string; readonly at: number }
  /** For the punches of other tablets. */
  | { readonly verdict: 'waiting' }
  /** A manager must decide. */
  | { readonly verdict: 'review'; readonly reason: PunchReviewReason }
  /** Refused, and whoever punched was told. */
  | ({ readonly verdict: 'conflict' } & Refusal)
  /** A manager decided that it does not count. */
  | { readonly verdict: 'rejected'; readonly reason: string };

export type Refusal = {
  readonly code:
    | 'company.feature_disabled'
    | 'employee.not_found'
    | 'punch.project_required'
    | 'project.not_found'
    | 'punch.already_clocked_in'
    | 'punch.not_clocked_in'
    | 'punch.overlaps_entry';
  readonly field?: string;
};

/** A live punch is not kept for a manager: whoever made it is told. */
const REFUSAL_OF: Record<TimelineReason, Refusal['code']> = {
  already_clocked_in: 'punch.already_clocked_in',
  not_clocked_in: 'punch.not_clocked_in',
  overlap: 'punch.overlaps_entry',
  period_locked: 'punch.overlaps_entry',
  missing_stop: 'punch.overlaps_entry',
  already_closed: 'punch.not_clocked_in',
};

export function toConflict(reason: TimelineReason): Verdict {
  return { verdict: 'conflict', code: REFUSAL_OF[reason] };
}
