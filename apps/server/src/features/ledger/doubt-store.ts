// What managers have yet to say about somebody's time, and what they have said no to: read by all that counts or pays that time.
import type { CompanyScope } from '#database/company-scope.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import { openItems } from './review-item-store.ts';
import {
  BREAK_MISSED,
  DRAFT_REASONS,
  FIGURES_MOVED,
  PHONE_NOT_MINE,
  PIN_LOCKED,
  type OpenReview,
} from './review-item.ts';

/** How many punches and missed breaks of this person wait for a manager. */
export async function countPunchesInReview(scope: CompanyScope, employeeId: string): Promise<number> {
  const row = await openItems(scope)
    .where({ employee_id: employeeId })
    .where((about) => void about.whereNotNull('punch_id').orWhere({ reason: BREAK_MISSED }))
    .countDistinct({ punches: scope.db.raw('coalesce(punch_id, id)') })
    .first();
  return Number((row as unknown as { punches: number | string }).punches);
}

const DAY_MS = 86_400_000;

export type OpenItemAbout = { readonly employeeId: string; readonly reason: string };

/**
 * Open items that may change time of [from, to): of these days and of the day before and after, since a night belongs to both; and items
 * that name neither punch nor time entry. Where a time is uncertain, all of it counts. Items about a locked PIN change no time, and of days that would
 * change the approval is the answer.
 */
export async function listOpenItemsAbout(
  scope: CompanyScope,
  whose: Whose,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly OpenItemAbout[]> {
  const { db, companyId } = scope;
  const begins = 'coalesce(envelope.earliest_at, punch.punched_at, entry.start_at)';
  const ends = 'coalesce(envelope.latest_at, punch.punched_at, entry.end_at, entry.start_at)';
  const rows: unknown = await db<ReviewItemRow>('review_items as item')
    .leftJoin('punch_inbox as punch', { 'punch.company_id': 'item.company_id', 'punch.id': 'item.punch_id' })
    .leftJoin('punch_envelopes as envelope', {
      'envelope.company_id': 'item.company_id',
      'envelope.punch_id': 'item.punch_id',
    })
    .leftJoin('time_entries as entry', {
      'entry.company_id': 'item.company_id',
      'entry.id': 'item.time_entry_id',
    })
    .where({ 'item.company_id': companyId })
    .whereNull('item.settled_at')
    .whereNotNull('item.employee_id')
    .whereNotIn('item.reason', [PIN_LOCKED, PHONE_NOT_MINE, FIGURES_MOVED])
    .where(ofPeople(whose, 'item.employee_id'))
    .whereRaw(`(${begins} is null or (${begins} < ? and ${ends} >= ?))`, [to + DAY_MS, from - DAY_MS])
    .select({ employeeId: 'item.employee_id', reason: 'item.reason' });
  return rows as readonly OpenItemAbout[];
}

/** How many of them each person has, by employee id. */
export async function countOpenReviews(
  scope: CompanyScope,
  whose: Whose,
  instants: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { employeeId } of await listOpenItemsAbout(scope, whose, instants))
    counts.set(employeeId, (counts.get(employeeId) ?? 0) + 1);
  return counts;
}

/**
 * Whether another item blocks pay for this punch: one that is open, or was answered with no. A dispute does not count: it changes nothing
 * before it is settled.
 */
export async function isDoubtedBeside(
  scope: CompanyScope,
  { id, punchId }: Pick<OpenReview, 'id' | 'punchId'>,
): Promise<boolean> {
  const row = await doubts(scope)
    .where({ punch_id: punchId })
    .whereNot({ id })
    .whereNot({ reason: 'disputed' })
    .first('id');
  return row !== undefined;
}

/** Whether the punch at the other end of the entry is still in doubt, or does not count. */
export async function isOtherEndDoubted(
  scope: CompanyScope,
  { punchId, employeeId }: Pick<OpenReview, 'punchId' | 'employeeId'>,
  timeEntryId: string,
): Promise<boolean> {
  const row = await doubts(scope)
    .where({ employee_id: employeeId })
    .whereNot({ punch_id: punchId })
    .whereIn('reason', DRAFT_REASONS)
    .whereExists((isOfEntry) => {
      void isOfEntry
        .from('punch_verdicts as verdict')
        .whereRaw('verdict.company_id = review_items.company_id and verdict.punch_id = review_items.punch_id')
        .where({ 'verdict.time_entry_id': timeEntryId, 'verdict.verdict': 'applied' })
        .select('verdict.id');
    })
    .first('id');
  return row !== undefined;
}

/** Items that are open, or that somebody rejected. */
function doubts({ db, companyId }: CompanyScope) {
  return db<ReviewItemRow>('review_items')
    .where({ company_id: companyId })
    .where((either) => void either.whereNull('settled_at').orWhere({ decision: 'reject' }));
}
