// The outcome of a punch: one type, used by the decision, its row, and every answer and list that shows it.
import type { PunchReviewReason, TimelineReason } from './review-item.ts';

export type Verdict =
  /** `at`: the time of the punch, or a later one where the server's clock was set back. Epoch milliseconds. */
  | { readonly verdict: 'applied'; readonly timeEntryId: string; readonly at: number }
  /** Until other tablets have handed over their punches. */
  | { readonly verdict: 'waiting' }
  /** A manager must decide. */
  | { readonly verdict: 'review'; readonly reason: PunchReviewReason }
  /** Refused, and the person was told. */
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

/** A live punch never waits for a manager: it is refused, and the person is told at once. */
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
