// A question is settled: by its review item, or, where it is only read from a time entry or a day of absence, by what somebody says about that.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import { correctTimeEntry, removeTimeEntry, type EditAuthor } from '#features/ledger/edit-time-entries.ts';
import { findReviewItem, openReviewItems, settleItem } from '#features/ledger/review-item-store.ts';
import { OVERLONG, type ReviewDecision } from '#features/ledger/review-item.ts';
import {
  settleReviewItem,
  type SettleDeps,
  type SettledReview,
} from '#features/ledger/settle-review-item.ts';
import { findEntry } from '#features/ledger/time-entry-store.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { refuseOwnTime } from '#features/people/own-time.ts';
import { findAbsenceRecords } from '#features/absences/absence-record-store.ts';
import { listEntryQuestions } from './list-questions.ts';
import { settleWorkedWhileAway } from './settle-worked-while-away.ts';

/**
 * @param id of a question that the author sees
 * @throws DomainError those of `settleReviewItem` and `settleWorkedWhileAway`; `review.not_possible` where the time entry has to be changed
 */
export async function settleQuestion(
  deps: SettleDeps,
  author: EditAuthor,
  id: string,
  decision: ReviewDecision,
): Promise<SettledReview> {
  const scope = companyScope(deps.database.knex, author.company.id);
  if ((await findReviewItem(scope, id)) !== undefined) return settleReviewItem(deps, author, id, decision);
  const [absence] = await findAbsenceRecords(scope, [id], 'everybody');
  if (absence !== undefined) return settleWorkedWhileAway(deps, author, absence, decision);
  const { employeeId } = await requireEntry(scope, id);
  const asking = { company: author.company, whose: [employeeId], now: deps.clock() };
  const question = (await listEntryQuestions(scope, asking)).find((each) => each.id === id);
  return question?.kind === 'draft'
    ? settleDraft(deps, author, id, decision)
    : leaveEntry(deps, author, id, decision);
}

/** It counts as it is, or it was none. */
async function settleDraft(
  deps: SettleDeps,
  author: EditAuthor,
  id: string,
  decision: ReviewDecision,
): Promise<SettledReview> {
  const stillAsked = (current: TimeEntry) => {
    if (!current.isDraft) throw new DomainError('review.not_open');
    if (decision.kind === 'accept') decision.expect?.(current);
  };
  const settled = { item: { id }, entry: null, removed: null };
  if (decision.kind === 'accept')
    return {
      ...settled,
      entry: (await correctTimeEntry(deps, author, id, { isDraft: false }, stillAsked)).after,
    };
  if (decision.kind === 'reject')
    return { ...settled, removed: (await removeTimeEntry(deps, author, id, stillAsked)).before };
  throw new DomainError('review.not_possible', { message: CHANGE_IT });
}

/** The time entry is right as it is, however long. That it was asked and answered is kept as a review item, so that it is not asked again. */
async function leaveEntry(
  { database, clock }: SettleDeps,
  { company, ...author }: EditAuthor,
  timeEntryId: string,
  { kind }: ReviewDecision,
): Promise<SettledReview> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, company.id);
    const authored = { ...author, now: clock() };
    const { employeeId } = await requireEntry(scope, timeEntryId);
    await lockEmployees(scope, [employeeId]);
    refuseOwnTime(company, author.by, [employeeId]);
    const asking = { company, whose: [employeeId], now: authored.now };
    const questions = await listEntryQuestions(scope, asking);
    const question = questions.find((each) => each.id === timeEntryId);
    if (question === undefined) throw new DomainError('review.not_open');
    if (question.kind !== 'overlong' || kind !== 'accept')
      throw new DomainError('review.not_possible', { message: CHANGE_IT });
    const entry = await requireEntry(scope, timeEntryId);
    const left = { startAt: entry.startAt, endAt: entry.endAt };
    const asked = { employeeId, reason: OVERLONG, punchId: null, timeEntryId, left } as const;
    const [itemId = ''] = await openReviewItems(scope, [asked], question.openedAt);
    await settleItem(scope, itemId, kind, authored);
    const item = (await findReviewItem(scope, itemId)) ?? assertNeverHappens('an item that was just written');
    return { item, entry, removed: null };
  });
}

async function requireEntry(scope: CompanyScope, id: string): Promise<TimeEntry> {
  const entry = await findEntry(scope, id);
  if (entry === undefined) throw new DomainError('review.not_found');
  return entry;
}

const CHANGE_IT =
  'This question is read from a time entry. Change or remove the time entry. Nothing was changed.';
