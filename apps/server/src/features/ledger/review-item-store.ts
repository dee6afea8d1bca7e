// Questions to managers as rows: how they are opened, found and settled. Beside `missed-break-store.ts` and what erases people nothing else
// changes `review_items`; lists and counts of other features read them in stores of their own.
import type { Knex } from 'knex';
import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { recordCodec } from '#database/record-codec.ts';
import { reviewItems, type ReviewItemRow } from '#database/tables/time.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Authored } from '#features/changes/change.ts';
import { uuidv7 } from '#ids.ts';
import {
  BREAK_MISSED,
  NOT_SO,
  PIN_LOCKED,
  TIMELINE_REASONS,
  type BreakStretch,
  type DeniedChange,
  type NewReviewItem,
  type OpenReview,
  type OwnEnd,
  type PersonsDecision,
  type PinLock,
  type PunchReviewReason,
  type TabletQuestion,
} from './review-item.ts';

const AT_A_TIME = 500;

const codec = recordCodec(reviewItems);

/** @returns the ids of the items, in their order */
export async function openReviewItems(
  { db, companyId }: CompanyScope,
  items: readonly NewReviewItem[],
  now: number,
): Promise<readonly string[]> {
  const rows = items.map((item) => toRow(companyId, item, now));
  for (let from = 0; from < rows.length; from += AT_A_TIME)
    await db<ReviewItemRow>('review_items').insert(rows.slice(from, from + AT_A_TIME));
  return rows.map(({ id }) => id);
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

/** Oldest first. */
export async function listOpenReviews(scope: CompanyScope): Promise<OpenReview[]> {
  return (await openItems(scope).orderBy(['opened_at', 'id'])).map(toOpenReview);
}

/** Open or settled. */
export async function findReviewItem(
  { db, companyId }: CompanyScope,
  id: string,
): Promise<OpenReview | undefined> {
  const row = await db<ReviewItemRow>('review_items').where({ company_id: companyId, id }).first();
  return row && toOpenReview(row);
}

/** Reads an open item and keeps others from settling it until the transaction ends. */
export async function lockReviewItem(scope: CompanyScope, id: string): Promise<OpenReview | undefined> {
  const row = await openItems(scope).where({ id }).forUpdate().first();
  return row && toOpenReview(row);
}

/** A manager has decided. */
export async function settleItem(
  scope: CompanyScope,
  id: string,
  decision: PersonsDecision,
  authored: Authored,
): Promise<void> {
  await settleByPerson(scope, openItems(scope).where({ id }), decision, authored);
}

/** Somebody has corrected the entry by hand. @returns how many items about it were open */
export function settleReviewsOf(
  scope: CompanyScope,
  timeEntryId: string,
  authored: Authored,
): Promise<number> {
  return settleByPerson(scope, openItems(scope).where({ time_entry_id: timeEntryId }), 'corrected', authored);
}

/** The time fits together now: the items that asked about it are settled. */
export async function settleHealed(
  scope: CompanyScope,
  punchIds: readonly string[],
  now: number,
): Promise<void> {
  const ofThem = openItems(scope).whereIn('punch_id', punchIds).whereIn('reason', TIMELINE_REASONS);
  await settle(ofThem, 'healed', now);
}

/** Somebody has unlocked the PIN, so nobody has to decide about it. */
export async function settlePinLocks(
  scope: CompanyScope,
  employeeId: string,
  authored: Authored,
): Promise<void> {
  await settleByPerson(scope, openPinLocks(scope, employeeId), 'unlocked', authored);
}

/** The lock of the PIN has passed. */
export async function endPinLocks(scope: CompanyScope, employeeId: string, now: number): Promise<void> {
  await settle(openPinLocks(scope, employeeId), 'expired', now);
}

/** Items about locked PINs, of every company, that were still open when the lock ended. */
export async function endPinLocksOpenedBy(db: Queryable, openedAt: number, now: number): Promise<void> {
  const passed = db<ReviewItemRow>('review_items')
    .where({ reason: PIN_LOCKED })
    .whereNull('settled_at')
    .where('opened_at', '<=', openedAt);
  await settle(passed, 'expired', now);
}

/** What the item was opened for did not happen, so nothing is asked. */
export async function removeOpenItem(scope: CompanyScope, id: string): Promise<void> {
  await openItems(scope).where({ id }).delete();
}

/** Those about tablets that are open, of all companies, the oldest first. */
export async function listTabletQuestions(
  db: Queryable,
): Promise<readonly (TabletQuestion & { readonly id: string })[]> {
  const rows = await db<ReviewItemRow>('review_items')
    .whereNotNull('device_id')
    .whereNull('settled_at')
    .orderBy(['opened_at', 'id']);
  return rows.map((row) => ({
    id: row.id,
    companyId: row.company_id,
    deviceId: row.device_id ?? '',
    reason: row.reason,
  }));
}

/** Anyone who was still clocked in after they had left has clocked out, so nobody has to. */
export async function endInactiveQuestions(
  scope: CompanyScope,
  employeeIds: readonly string[],
  now: number,
): Promise<void> {
  const ofThem = openItems(scope)
    .whereIn('employee_id', employeeIds)
    .where({ reason: 'deactivated_while_clocked_in' });
  await settle(ofThem, 'ended', now);
}

/** One that is open already stays as it is. */
export async function openTabletQuestions(
  db: Queryable,
  questions: readonly TabletQuestion[],
  now: number,
): Promise<void> {
  const ofNobody = { employeeId: null, punchId: null, timeEntryId: null };
  const rows = questions.map(({ companyId, deviceId, reason }) => ({
    ...toRow(companyId, { ...ofNobody, reason }, now),
    device_id: deviceId,
  }));
  if (rows.length > 0) await db<ReviewItemRow>('review_items').insert(rows).onConflict().ignore();
}

/** What they asked about is over. */
export async function endTabletQuestions(db: Queryable, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const open = db<ReviewItemRow>('review_items')
    .whereIn('id', ids)
    .whereNotNull('device_id')
    .whereNull('settled_at');
  await settle(open, 'ended', now);
}

export function openItems({ db, companyId }: CompanyScope) {
  return db<ReviewItemRow>('review_items').where({ company_id: companyId }).whereNull('settled_at');
}

function openPinLocks(scope: CompanyScope, employeeId: string) {
  return openItems(scope).where({ employee_id: employeeId, reason: PIN_LOCKED });
}

type Items = Knex.QueryBuilder<ReviewItemRow, unknown>;

export async function settleByPerson(
  scope: CompanyScope,
  items: Items,
  decision: PersonsDecision,
  authored: Authored,
): Promise<number> {
  const settled = await settle(items, decision, authored.now);
  const changes = settled.map(({ id, employee_id, reason }) => ({
    subject: 'reviewItem' as const,
    subjectId: id,
    employeeId: employee_id,
    before: { reason, decision: null },
    after: { reason, decision },
  }));
  await insertChanges(scope, changes, authored);
  return settled.length;
}

export async function settle(
  items: Items,
  decision: PersonsDecision | OwnEnd,
  now: number,
): Promise<readonly ReviewItemRow[]> {
  return items.update({ settled_at: now, decision }).returning(['id', 'employee_id', 'reason']);
}

function toRow(
  companyId: string,
  {
    pinLock,
    missedBreak,
    left,
    movedDays,
    denied,
    ...asked
  }: Omit<NewReviewItem, 'reason'> & { readonly reason: string },
  now: number,
): ReviewItemRow {
  const details = pinLock ?? missedBreak ?? left ?? movedDays ?? denied ?? null;
  const undecided = { openedAt: now, settledAt: null, decision: null };
  return codec.toRow(companyId, { ...asked, ...undecided, id: uuidv7(), deviceId: null, details });
}

export function toOpenReview(row: ReviewItemRow): OpenReview {
  const { details, settledAt: _settledAt, decision: _decision, ...item } = codec.toRecord(row);
  return {
    ...item,
    pinLock: item.reason === PIN_LOCKED ? (details as PinLock | null) : null,
    missedBreak: item.reason === BREAK_MISSED ? (details as BreakStretch[] | null) : null,
    denied: item.reason === NOT_SO ? (details as DeniedChange | null) : null,
  };
}
