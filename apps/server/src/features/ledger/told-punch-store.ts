import type { CompanyScope } from '#database/company-scope.ts';
import type { PunchVerdictRow } from '#database/tables/punches.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';

/** A punch that stands in a time entry. */
export type StandingPunch = {
  readonly punchId: string;
  /** Somebody told of it afterwards, and did not punch. */
  readonly isTold: boolean;
  /** What is still asked about it because of that; null: nothing. */
  readonly openItemId: string | null;
};

/** Those of a time entry but this one. */
export async function listPunchesBeside(
  { db, companyId }: CompanyScope,
  { punchId, timeEntryId }: { readonly punchId: string; readonly timeEntryId: string },
): Promise<readonly StandingPunch[]> {
  const ids = await db<PunchVerdictRow>('punch_verdicts')
    .where({ company_id: companyId, time_entry_id: timeEntryId, verdict: 'applied' })
    .whereNot({ punch_id: punchId })
    .distinct()
    .pluck<string[]>('punch_id');
  if (ids.length === 0) return [];
  const told = await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId, reason: 'correction' })
    .whereIn('punch_id', ids);
  return ids.map((id) => {
    const items = told.filter(({ punch_id }) => punch_id === id);
    const open = items.find(({ settled_at }) => settled_at === null);
    return { punchId: id, isTold: items.length > 0, openItemId: open?.id ?? null };
  });
}
