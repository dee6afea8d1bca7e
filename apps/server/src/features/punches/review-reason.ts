// The closed list of what a manager is asked about punches.

/** Where time does not fit together; more punches or another manager's decision can settle it. */
export type TimelineReason =
  'already_clocked_in' | 'missing_stop' | 'not_clocked_in' | 'already_closed' | 'overlap' | 'period_locked';

const TIMELINE_REASONS: ReadonlySet<string> = new Set<TimelineReason>([
  'already_clocked_in',
  'missing_stop',
  'not_clocked_in',
  'already_closed',
  'overlap',
  'period_locked',
]);

export function isTimelineReason(reason: string | null): reason is TimelineReason {
  return reason !== null && TIMELINE_REASONS.has(reason);
}
