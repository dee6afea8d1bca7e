// The closed list of what a manager is asked about punches.

/** Where time does not fit together; more punches or another manager's decision can settle it. */
export type TimelineReason =
  'already_clocked_in' | 'missing_stop' | 'not_clocked_in' | 'already_closed' | 'overlap' | 'period_locked';

/** Where something about the punch itself is in doubt; only a person can settle it. */
type DoubtReason =
  | 'employee'
  | 'project'
  | 'pin_failed'
  | 'pin_unchecked'
  | 'integrity'
  | 'time_uncertain'
  | 'photo_missing'
  | 'offline_policy'
  | 'correction'
  | 'disputed';

export type PunchReviewReason = TimelineReason | DoubtReason;

export const TIMELINE_REASONS: readonly TimelineReason[] = [
  'already_clocked_in',
  'missing_stop',
  'not_clocked_in',
  'already_closed',
  'overlap',
  'period_locked',
];

export function isTimelineReason(reason: string | null): reason is TimelineReason {
  return TIMELINE_REASONS.some((known) => known === reason);
}
