// Why a punch was not applied: a verdict in the inbox, and only then an answer.
import type { TimelineReason } from './review-reason.ts';

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

export function toRefusal(reason: TimelineReason): Refusal {
  return { code: REFUSAL_OF[reason] };
}
