import type { CompanyScope } from '#database/company-scope.ts';
import type { ReviewItemRow } from '#database/tables.ts';
import { uuidv7 } from '#ids.ts';
import type { PunchReviewReason } from './review-reason.ts';

export type NewReviewItem = {
  /** Null where a punch names nobody of the company. */
  readonly employeeId: string | null;
  readonly reason: PunchReviewReason;
  readonly punchId: string;
  readonly timeEntryId: string | null;
};

export async function openReviewItems(
  { db, companyId }: CompanyScope,
  items: readonly NewReviewItem[],
  now: number,
): Promise<void> {
  if (items.length === 0) return;
  await db<ReviewItemRow>('review_items').insert(
    items.map(({ employeeId, reason, punchId, timeEntryId }) => ({
      company_id: companyId,
      id: uuidv7(),
      employee_id: employeeId,
      device_id: null,
      reason,
      time_entry_id: timeEntryId,
      punch_id: punchId,
      opened_at: now,
      settled_at: null,
      settled_by: null,
      decision: null,
      decision_note: null,
      details: null,
    })),
  );
}

/** Whether a manager was ever asked this about the punch, decided by now or not. */
export async function hasBeenAsked(
  { db, companyId }: CompanyScope,
  punchId: string,
  reason: PunchReviewReason,
): Promise<boolean> {
  const row = await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId, punch_id: punchId, reason })
    .first('id');
  return row !== undefined;
}

/** How many questions about punches of this person wait for a manager. */
export async function countPunchesInReview(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<number> {
  const row = await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId, employee_id: employeeId })
    .whereNull('settled_at')
    .whereNotNull('punch_id')
    .countDistinct({ punches: 'punch_id' })
    .first();
  return Number((row as unknown as { punches: number | string }).punches);
}
