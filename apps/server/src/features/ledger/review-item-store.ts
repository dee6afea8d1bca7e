import type { CompanyScope } from '#database/company-scope.ts';
import type { PunchVerdictRow, ReviewItemRow } from '#database/tables.ts';
import { readPinLock, type PinLock } from '#features/auth/pin-lock-store.ts';
import type { Author } from './time-entry-history-store.ts';

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

/** What is asked of a punch that counts already, as a draft: see doubts-of-punch.ts. */
const DRAFT_REASONS = ['time_uncertain', 'offline_policy', 'photo_missing'];

/** What a manager has to decide. */
export type OpenReview = {
  readonly id: string;
  /** Null where a punch names nobody of the company, and where it is about a tablet. */
  readonly employeeId: string | null;
  /** Of an item about a tablet, which names no punch and no entry. */
  readonly deviceId: string | null;
  readonly reason: string;
  readonly timeEntryId: string | null;
  readonly punchId: string | null;
  readonly openedAt: number;
  /** Of an item about a locked PIN, which names no punch and no entry. */
  readonly pinLock: PinLock | null;
};

/** Oldest first. */
export async function listOpenReviews({ db, companyId }: CompanyScope): Promise<OpenReview[]> {
  const rows = await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId })
    .whereNull('settled_at')
    .orderBy(['opened_at', 'id']);
  return rows.map(toOpenReview);
}

/** Reads an open item and keeps others from settling it until the transaction ends. */
export async function lockReviewItem(
  { db, companyId }: CompanyScope,
  id: string,
): Promise<OpenReview | undefined> {
  const row = await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId, id })
    .whereNull('settled_at')
    .forUpdate()
    .first();
  return row && toOpenReview(row);
}

/** Whether anything but this item keeps time of the punch from being paid. A dispute does not: it changes nothing before it is settled. */
export async function isAskedBeside(
  { db, companyId }: CompanyScope,
  { id, punchId }: Pick<OpenReview, 'id' | 'punchId'>,
): Promise<boolean> {
  const row = await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId, punch_id: punchId })
    .whereNull('settled_at')
    .whereNot({ id })
    .whereNot({ reason: 'disputed' })
    .first('id');
  return row !== undefined;
}

/** Whether the time of the punch at the other end of an entry is in doubt still. */
export async function isOtherEndAsked(
  { db, companyId }: CompanyScope,
  punchId: string,
  timeEntryId: string,
): Promise<boolean> {
  const ends = db<PunchVerdictRow>('punch_verdicts')
    .where({ company_id: companyId, time_entry_id: timeEntryId, verdict: 'applied' })
    .whereNot({ punch_id: punchId })
    .select('punch_id');
  const row = await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId })
    .whereIn('punch_id', ends)
    .whereNull('settled_at')
    .whereIn('reason', DRAFT_REASONS)
    .first('id');
  return row !== undefined;
}

export async function settleItem(
  { db, companyId }: CompanyScope,
  id: string,
  settled: {
    readonly settledAt: number;
    readonly settledBy: string;
    readonly decision: string;
    readonly note: string;
  },
): Promise<void> {
  await db<ReviewItemRow>('review_items').where({ company_id: companyId, id }).update({
    settled_at: settled.settledAt,
    settled_by: settled.settledBy,
    decision: settled.decision,
    decision_note: settled.note,
  });
}

function toOpenReview(row: ReviewItemRow): OpenReview {
  return {
    id: row.id,
    employeeId: row.employee_id,
    deviceId: row.device_id,
    reason: row.reason,
    timeEntryId: row.time_entry_id,
    punchId: row.punch_id,
    openedAt: row.opened_at,
    pinLock: readPinLock(row),
  };
}
