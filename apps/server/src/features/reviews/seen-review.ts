// Review items of people whom somebody sees. Those of others look like items that do not exist; tablets are everybody's.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { findAbsenceRecords } from '#features/absences/absence-record-store.ts';
import { findReviewItem } from '#features/ledger/review-item-store.ts';
import { findEntry } from '#features/ledger/time-entry-store.ts';
import type { OpenReview } from '#features/ledger/review-item.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { seenBy, type Seer } from '#features/people/seen-people.ts';

/**
 * Open or settled.
 * @throws DomainError `review.not_found`
 */
export async function requireSeenReview(scope: CompanyScope, seer: Seer, id: string): Promise<OpenReview> {
  const item = await findReviewItem(scope, id);
  if (item === undefined || !(await isSeen(scope, seer, item))) throw new DomainError('review.not_found');
  return item;
}

/**
 * By the id that the list gives a question: of a review item, of a time entry, or of a day of absence.
 * @throws DomainError `review.not_found`
 */
export async function requireSeenQuestion(scope: CompanyScope, seer: Seer, id: string): Promise<void> {
  if ((await findAbsenceRecords(scope, [id], seenBy(seer))).length > 0) return;
  const entry = await findEntry(scope, id);
  if (entry === undefined) await requireSeenReview(scope, seer, id);
  else if ((await findEmployee(scope, entry.employeeId, seenBy(seer))) === undefined)
    throw new DomainError('review.not_found');
}

/** A punch that names nobody of the company is for those who see everybody. */
async function isSeen(
  scope: CompanyScope,
  seer: Seer,
  { employeeId, deviceId }: Pick<OpenReview, 'employeeId' | 'deviceId'>,
): Promise<boolean> {
  const whose = seenBy(seer);
  if (deviceId !== null || whose === 'everybody') return true;
  return employeeId !== null && (await findEmployee(scope, employeeId, whose)) !== undefined;
}
