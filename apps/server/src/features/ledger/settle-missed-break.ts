// Somebody said at the tablet that they worked through a break which the rule takes off by itself, and a manager decides: the entry gets
// a break that was worked through, or stays as it is.
import type { CompanyScope } from '#database/company-scope.ts';
import { changedEntry, lockedEntry, notPossible, type ReviewCase } from './review-case.ts';
import type { TimeEntry } from './time-entry.ts';
import type { ReviewDecision } from './review-item.ts';

/** @throws DomainError `review.not_possible` for another decision and where the rule takes no break any more, `entry.locked` */
export async function settleMissedBreak(
  scope: CompanyScope,
  about: ReviewCase,
  decision: ReviewDecision,
): Promise<TimeEntry | null> {
  if (decision.kind === 'reject') return null;
  if (decision.kind !== 'accept') throw notPossible('A missed break is accepted or rejected.');
  const before = await lockedEntry(scope, about.item.timeEntryId ?? '');
  // As the rule takes it now: the time around it may have changed since the question.
  const deducted = await about.findDeductedBreak(scope, { company: about.company, entry: before });
  if (deducted.length === 0)
    throw notPossible('The rule takes no break from this time entry any more. Reject it.');
  const workedThrough = deducted.map((each) => ({ ...each, kind: 'worked-through' as const }));
  return changedEntry(scope, about, before, { ...before, breaks: [...before.breaks, ...workedThrough] });
}
