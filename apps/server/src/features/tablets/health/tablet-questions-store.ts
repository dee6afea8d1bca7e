// The review items about tablets. They name a device, and no person: they stand in the way of nobody's pay.
import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { ReviewItemRow } from '#database/tables.ts';
import { uuidv7 } from '#ids.ts';

export type TabletQuestion = {
  readonly companyId: string;
  readonly deviceId: string;
  readonly reason: string;
};

/** Those that are open, of all companies. */
export async function listTabletQuestions(
  db: Queryable,
): Promise<readonly (TabletQuestion & { readonly id: string })[]> {
  const rows = await db<ReviewItemRow>('review_items')
    .whereNotNull('device_id')
    .whereNull('settled_at')
    .orderBy(['opened_at', 'id'])
    .select('id', 'company_id', 'device_id', 'reason');
  return rows.map(({ id, company_id, device_id, reason }) => ({
    id,
    companyId: company_id,
    deviceId: device_id ?? '',
    reason,
  }));
}

/** One that is open already stays as it is. */
export async function openTabletQuestions(
  db: Queryable,
  questions: readonly TabletQuestion[],
  now: number,
): Promise<void> {
  if (questions.length === 0) return;
  await db<ReviewItemRow>('review_items')
    .insert(
      questions.map(({ companyId, deviceId, reason }) => ({
        company_id: companyId,
        id: uuidv7(),
        employee_id: null,
        device_id: deviceId,
        reason,
        time_entry_id: null,
        punch_id: null,
        opened_at: now,
        settled_at: null,
        settled_by: null,
        decision: null,
        decision_note: null,
        details: null,
      })),
    )
    .onConflict()
    .ignore();
}

/** What they asked about is so no longer. */
export async function endTabletQuestions(db: Queryable, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await db<ReviewItemRow>('review_items')
    .whereIn('id', ids)
    .whereNull('settled_at')
    .update({ settled_at: now, settled_by: 'stimpill', decision: 'ended' });
}

/** Reads an open item about a tablet and keeps others from settling it until the transaction ends. */
export async function lockTabletQuestion(
  { db, companyId }: CompanyScope,
  id: string,
): Promise<TabletQuestion | undefined> {
  const row = await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId, id })
    .whereNotNull('device_id')
    .whereNull('settled_at')
    .forUpdate()
    .first('device_id', 'reason');
  return row && { companyId, deviceId: row.device_id ?? '', reason: row.reason };
}
