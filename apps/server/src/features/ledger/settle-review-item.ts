// A manager decides what a review item asks: the punch counts, counts at another time, belongs to a time entry, or does not
// count. What is asked about something else than time is settled where that lives. Nothing is ever deleted: the fact stays, and who
// decided what and why stands in the record of changes.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import type { Authored } from '#features/changes/change.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { refuseOwnTime } from '#features/people/own-time.ts';
import { findEntry, toTimeEntryRow } from './time-entry-store.ts';
import { recordEntryChanges } from './time-entry-changes.ts';
import type { TimeEntry } from './time-entry.ts';
import {
  changedEntry,
  lockedEntry,
  notPossible,
  ruleOn,
  toSettle,
  withBoundary,
  type ReviewCase,
} from './review-case.ts';
import { invalid } from './refuse-entry.ts';
import { refuseTold } from './refuse-told.ts';
import type { EditAuthor } from './edit-time-entries.ts';
import { isDoubtedBeside, isOtherEndDoubted } from './doubt-store.ts';
import { lockReviewItem, settleItem } from './review-item-store.ts';
import { BREAK_MISSED, FIGURES_MOVED, NOT_SO, type OpenReview, type ReviewDecision } from './review-item.ts';
import { findReviewedPunch, type ReviewedPunch } from './reviewed-punch-store.ts';
import { settleAnsweredBreaks, type FindDeductedBreak } from './settle-answered-breaks.ts';
import { settleMissedBreak } from './settle-missed-break.ts';
import { standingEntry, takeOut } from './settle-dispute.ts';
import { healPunches, settlePunches } from './settle-punches.ts';

export type SettledReview = {
  /** The review item; of a draft, about which none asks, the time entry. */
  readonly item: Pick<OpenReview, 'id'>;
  /** The time entry after the decision; null where the decision changed none. */
  readonly entry: TimeEntry | null;
  /** The time entry that the decision removed. */
  readonly removed: TimeEntry | null;
  /** Of an item about a locked PIN: what it is now. */
  readonly pin?: 'unlocked' | 'locked';
  /** Of an item about a tablet: how many incidents were closed with it. */
  readonly closedIncidents?: number;
};

/** A kind of item that is not about time, and what a decision about one does. */
export type OtherQuestion = {
  readonly isThis: (item: OpenReview) => boolean;
  /** @throws DomainError `review.not_possible` for a decision that such an item cannot have */
  readonly settle: (
    scope: CompanyScope,
    about: Pick<ReviewCase, 'item' | 'authored'>,
    decision: ReviewDecision,
  ) => Promise<Pick<SettledReview, 'pin' | 'closedIncidents'>>;
};

export type SettleDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly otherQuestions: readonly OtherQuestion[];
  readonly findDeductedBreak: FindDeductedBreak;
};

/** @throws DomainError `review.not_open`, `review.not_possible`, `punch.does_not_fit`, `punch.not_judged`, `auth.own_time`, and those of a changed entry */
export async function settleReviewItem(
  { database, clock, otherQuestions, findDeductedBreak }: SettleDeps,
  { company, ...author }: EditAuthor,
  itemId: string,
  decision: ReviewDecision,
): Promise<SettledReview> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, company.id);
    const authored: Authored = { ...author, now: clock() };
    const item = await lockedItem(scope, itemId);
    await settleItem(scope, item.id, decision.kind, authored);
    const other = otherQuestions.find(({ isThis }) => isThis(item));
    if (other !== undefined)
      return { item, ...NO_TIME, ...(await other.settle(scope, { item, authored }, decision)) };
    const whose = item.employeeId === null ? [] : [item.employeeId];
    refuseOwnTime(company, authored.by, whose);
    const punch = item.punchId === null ? undefined : await findReviewedPunch(scope, item.punchId);
    const about = {
      company,
      authored: forPerson(authored, item, punch, decision),
      item,
      punch,
      findDeductedBreak,
    };
    const settled = await decided(scope, about, decision);
    await healPunches(scope, whose, authored.now);
    await settleAnsweredBreaks(scope, { company, findDeductedBreak, whose, changed: authored });
    return { item, ...settled };
  });
}

/** What a person told or punched counts as they said it: they have asked for just this. */
function forPerson(
  authored: Authored,
  { reason }: OpenReview,
  punch: ReviewedPunch | undefined,
  decision: ReviewDecision,
): Authored {
  const isAsAsked =
    reason === 'disputed'
      ? decision.kind === 'reject'
      : decision.kind === 'accept' ||
        decision.kind === 'attach' ||
        (decision.kind === 'accept at' && decision.at === punch?.at);
  return isAsAsked ? { ...authored, toPerson: 'asked' } : authored;
}

async function lockedItem(scope: CompanyScope, itemId: string): Promise<OpenReview> {
  const found = await lockReviewItem(scope, itemId);
  if (found !== undefined && found.employeeId !== null) await lockEmployees(scope, [found.employeeId]);
  // Read again: while this waited, the item may have settled itself.
  const item = found && (await lockReviewItem(scope, itemId));
  if (item !== undefined) return item;
  throw new DomainError('review.not_open');
}

type Decided = Pick<SettledReview, 'entry' | 'removed'>;

const NO_TIME: Decided = { entry: null, removed: null };

async function decided(scope: CompanyScope, about: ReviewCase, decision: ReviewDecision): Promise<Decided> {
  const { punch, item, authored } = about;
  if (item.reason === BREAK_MISSED)
    return { entry: await settleMissedBreak(scope, about, decision), removed: null };
  if (item.reason === NOT_SO) {
    if (decision.kind !== 'accept') throw notPossible('Keep the change and say why, or change the time.');
    if (authored.reason === null) throw notPossible('Say why the change stays: the person reads it.');
    return NO_TIME;
  }
  if (item.reason === FIGURES_MOVED) {
    if (decision.kind !== 'accept')
      throw notPossible('Approve the person again, or say why these days stay as they are.');
    return NO_TIME;
  }
  if (punch?.isJudged === false) throw new DomainError('punch.not_judged');
  if (item.reason === 'disputed' && punch !== undefined) {
    // The punch was right: it stays as it is, and other questions about it stay open.
    if (decision.kind === 'accept') return { entry: await standingEntry(scope, punch), removed: null };
    if (decision.kind === 'reject' && punch.timeEntryId !== null)
      return takeOut(scope, about, { punch, timeEntryId: punch.timeEntryId });
  }
  if (
    item.reason === 'correction' &&
    decision.kind === 'reject' &&
    punch?.timeEntryId !== undefined &&
    punch.timeEntryId !== null
  )
    return refuseTold(scope, about, { punch, timeEntryId: punch.timeEntryId });
  return { entry: await entryBy(scope, about, decision), removed: null };
}

async function entryBy(
  scope: CompanyScope,
  about: ReviewCase,
  decision: ReviewDecision,
): Promise<TimeEntry | null> {
  const { punch } = about;
  if (decision.kind === 'reject') return rejected(scope, about);
  if (decision.kind === 'attach') return attached(scope, about, decision.timeEntryId);
  if (punch === undefined) return refuseTime(decision);
  const at = decision.kind === 'accept at' ? decision.at : punch.at;
  return punch.timeEntryId === null
    ? accepted(scope, about, punch, at)
    : confirmed(scope, about, punch.timeEntryId, decision.kind === 'accept at' ? at : null);
}

/** An item without a punch asks about a time entry. It is settled by changing the entry. */
function refuseTime(decision: ReviewDecision): null {
  if (decision.kind === 'accept') return null;
  throw notPossible('This question is about no punch. Change the time entry.');
}

/** The punch does not count. The fact stays; what it made as a draft stays a draft, which is never paid. */
async function rejected(scope: CompanyScope, { item, punch, authored }: ReviewCase): Promise<null> {
  if (punch?.timeEntryId !== null) return null;
  await ruleOn(scope, punch, { verdict: 'rejected', reason: item.reason }, authored.now);
  return null;
}

/** The punch counts, as if nobody had doubted it; where it does not fit, the time around it has to be corrected first. */
async function accepted(
  scope: CompanyScope,
  { item, authored }: ReviewCase,
  punch: ReviewedPunch,
  at: number,
): Promise<TimeEntry> {
  if (item.employeeId === null)
    throw notPossible('The punch names nobody of this company. It can only be rejected.');
  const { now } = authored;
  if (at > now) throw invalid('atUtc', 'It lies in the future.');
  const isDraft = await isDoubtedBeside(scope, item);
  const settled = await settlePunches(scope, [{ ...toSettle(punch), at, isDraft }], now);
  const outcome = settled.get(punch.punchId);
  if (outcome?.verdict !== 'applied') {
    const why = outcome?.verdict === 'review' ? outcome.reason : 'waiting';
    throw new DomainError('punch.does_not_fit', {
      message: `The punch does not fit into the time of this person (${why}). Correct the time entries around it, give another time, or attach it. Nothing was changed.`,
    });
  }
  const entry = await findEntry(scope, outcome.timeEntryId);
  if (entry === undefined) return assertNeverHappens('an entry that was just written');
  const change = { before: null, after: toTimeEntryRow(scope.companyId, entry) };
  await recordEntryChanges(scope, [change], authored);
  return entry;
}

/** What stands as a draft is confirmed, at the time of the punch or another, unless something else is asked about it or was rejected. */
async function confirmed(
  scope: CompanyScope,
  about: ReviewCase,
  timeEntryId: string,
  at: number | null,
): Promise<TimeEntry> {
  const { punch, item } = about;
  const before = await lockedEntry(scope, timeEntryId);
  // A dispute made no draft, so settling it confirms none.
  const isDoubted =
    item.reason === 'disputed' ||
    (punch !== undefined &&
      ((await isDoubtedBeside(scope, item)) || (await isOtherEndDoubted(scope, item, timeEntryId))));
  const moved = at === null || punch === undefined ? before : withBoundary(before, punch.action, at);
  return changedEntry(scope, about, before, { ...moved, isDraft: before.isDraft && isDoubted });
}

/** The punch is the beginning or the end of an entry that is there already. */
async function attached(scope: CompanyScope, about: ReviewCase, timeEntryId: string): Promise<TimeEntry> {
  const { punch, item, authored } = about;
  if (punch?.timeEntryId !== null)
    throw notPossible('Only a punch that stands in no time entry can be attached.');
  const before = await lockedEntry(scope, timeEntryId);
  if (before.employeeId !== item.employeeId) throw notPossible('The time entry is somebody else’s.');
  if (before.kind === 'standby') throw notPossible('The time entry is standby, which nobody punches.');
  const after = await changedEntry(scope, about, before, withBoundary(before, punch.action, punch.at));
  await ruleOn(scope, punch, { verdict: 'applied', timeEntryId, at: punch.at }, authored.now);
  return after;
}
