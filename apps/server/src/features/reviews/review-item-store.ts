import type { CompanyScope } from '#database/company-scope.ts';
import type { ReviewItemRow } from '#database/tables.ts';
import type { Author } from '#features/timesheets/time-entry-history-store.ts';

/** Somebody has decided what the items about this entry asked. @returns how many were open */
export async function settleReviewsOf(
  { db, companyId }: CompanyScope,
  timeEntryId: string,
  { changedBy, reason, now }: Author,
): Promise<number> {
  return db<ReviewItemRow>('review_items')
    .where({ company_id: companyId, time_entry_id: timeEntryId })
    .whereNull('settled_at')
    .update({ settled_at: now, settled_by: changedBy, decision: 'corrected', decision_note: reason });
}
