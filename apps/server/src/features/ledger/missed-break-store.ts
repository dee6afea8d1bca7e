// Review items about breaks that the rule took and that somebody says they worked through.
import type { CompanyScope } from '#database/company-scope.ts';
import type { PunchInboxRow } from '#database/tables/punches.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import type { Authored } from '#features/changes/change.ts';
import { openItems, settle, settleByPerson, toOpenReview } from './review-item-store.ts';
import { BREAK_MISSED, type BreakStretch, type OpenReview } from './review-item.ts';

/** Of these time entries, those about which a manager was ever asked, decided by now or not. */
export async function listAskedAboutBreak(
  { db, companyId }: CompanyScope,
  timeEntryIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId, reason: BREAK_MISSED })
    .whereIn('time_entry_id', timeEntryIds)
    .select('time_entry_id');
  return new Set(rows.flatMap(({ time_entry_id }) => time_entry_id ?? []));
}

/** Whether this person has told of a missed break since a moment (epoch milliseconds), whatever was decided by now. */
export async function hasToldOfMissedBreak(
  { db, companyId }: CompanyScope,
  employeeId: string,
  since: number,
): Promise<boolean> {
  const row = await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId, employee_id: employeeId, reason: BREAK_MISSED })
    .where('opened_at', '>=', since)
    .first('id');
  return row !== undefined;
}

/** Those that are open. */
export async function listMissedBreaks(scope: CompanyScope, whose: Whose): Promise<readonly OpenReview[]> {
  const rows = await openItems(scope).where({ reason: BREAK_MISSED }).where(ofPeople(whose)).orderBy('id');
  return rows.map(toOpenReview);
}

/** Of the people who made these punches, those about whom such an item is open. */
export async function listPunchersWithMissedBreak(
  scope: CompanyScope,
  punchIds: readonly string[],
): Promise<readonly string[]> {
  const people = scope
    .db<PunchInboxRow>('punch_inbox')
    .where({ company_id: scope.companyId })
    .whereIn('id', punchIds)
    .select('employee_id');
  const rows = await openItems(scope)
    .where({ reason: BREAK_MISSED })
    .whereIn('employee_id', people)
    .distinct('employee_id');
  return rows.flatMap(({ employee_id }) => employee_id ?? []);
}

/** The rule takes another stretch now. */
export async function replaceMissedBreak(
  scope: CompanyScope,
  { id, missedBreak }: OpenReview,
  stretches: readonly BreakStretch[],
): Promise<void> {
  const details = JSON.stringify(stretches);
  if (details === JSON.stringify(missedBreak)) return;
  await openItems(scope).where({ id }).update({ details });
}

/** Somebody has corrected the time, and nothing is left to ask. */
export async function settleMissedBreaks(
  scope: CompanyScope,
  ids: readonly string[],
  authored: Authored,
): Promise<void> {
  if (ids.length > 0) await settleByPerson(scope, openItems(scope).whereIn('id', ids), 'corrected', authored);
}

/** Punches have changed the time, and nothing is left to ask. */
export async function endMissedBreaks(
  scope: CompanyScope,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length > 0) await settle(openItems(scope).whereIn('id', ids), 'ended', now);
}
