// Somebody worked on a day of absence: both count, or the absence gives way to the work, in part or altogether.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import type { AbsenceRecord } from '#features/absences/absence-record-store.ts';
import type { WorkedWhileAway } from '#features/absences/worked-while-away.ts';
import type { Authored } from '#features/changes/change.ts';
import { changeAbsences, removeAbsences } from '#features/leave/edit-absences.ts';
import type { LeaveAuthor, LeaveDeps } from '#features/leave/leave-author.ts';
import { findReviewItem, openReviewItems, settleItem } from '#features/ledger/review-item-store.ts';
import {
  WORKED_WHILE_AWAY,
  type OpenReview,
  type PersonsDecision,
  type ReviewDecision,
} from '#features/ledger/review-item.ts';
import type { SettledReview } from '#features/ledger/settle-review-item.ts';
import { findEntry } from '#features/ledger/time-entry-store.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { refuseOwnTime } from '#features/people/own-time.ts';
import { findWorkedWhileAway } from './find-question.ts';

/**
 * @throws DomainError `review.not_open`, `review.not_possible`, `auth.own_time`, and those of a changed absence
 */
export async function settleWorkedWhileAway(
  { database, clock }: LeaveDeps,
  author: LeaveAuthor,
  { id, employeeId }: AbsenceRecord,
  { kind }: ReviewDecision,
): Promise<SettledReview> {
  const { company, by, reason } = author;
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, company.id);
    await lockEmployees(scope, [employeeId]);
    refuseOwnTime(company, by, [employeeId]);
    const found = await findWorkedWhileAway(scope, company, id);
    if (found === undefined) throw new DomainError('review.not_open');
    const deps = { database: { ...database, knex: tx }, clock };
    if (kind === 'shorten absence') await shorten(deps, author, found);
    else if (kind === 'withdraw absence') await removeAbsences(deps, author, [id]);
    else if (kind !== 'accept') throw new DomainError('review.not_possible', { message: NO_PUNCH });
    const item = await keepDecision(scope, found, kind, { by, reason, now: clock() });
    return { item, entry: (await findEntry(scope, item.timeEntryId ?? '')) ?? null, removed: null };
  });
}

async function shorten(
  deps: LeaveDeps,
  author: LeaveAuthor,
  { absence: { id, type, kindId }, leftMinutes }: WorkedWhileAway,
): Promise<void> {
  if (leftMinutes === 0) throw new DomainError('review.not_possible', { message: NOTHING_LEFT });
  await changeAbsences(deps, author, [id], { type, kindId, minutes: leftMinutes });
}

/** Kept with each time entry that was asked about, so that none of them is asked about as it is, and later work is. @returns that of the first */
async function keepDecision(
  scope: CompanyScope,
  { absence, absences, asked }: WorkedWhileAway,
  decision: PersonsDecision,
  authored: Authored,
): Promise<OpenReview> {
  const about = { employeeId: absence.employeeId, reason: WORKED_WHILE_AWAY, punchId: null } as const;
  const given = decision === 'accept' ? absences.map((each) => each.absence) : [absence];
  const items = asked.flatMap(({ id: timeEntryId, startAt, endAt }) =>
    given.map(({ id: absenceId, type, minutes }) => ({
      ...{ ...about, timeEntryId, left: { absenceId, type, minutes, startAt, endAt } },
    })),
  );
  const ids = await openReviewItems(scope, items, asked[0]?.endAt ?? authored.now);
  for (const id of ids) await settleItem(scope, id, decision, authored);
  return (await findReviewItem(scope, ids[0] ?? '')) ?? assertNeverHappens('an item that was just written');
}

const NO_PUNCH = 'Say that both count, shorten the absence, or withdraw it. Nothing was changed.';
const NOTHING_LEFT =
  'The work fills the whole day. Withdraw the absence, or let both count. Nothing was changed.';
