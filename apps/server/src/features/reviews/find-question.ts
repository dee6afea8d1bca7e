// One question that somebody sees, by the id that the list gives it.
import type { CompanyScope } from '#database/company-scope.ts';
import { findAbsenceRecords } from '#features/absences/absence-record-store.ts';
import { listWorkedWhileAway, type WorkedWhileAway } from '#features/absences/worked-while-away.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { DomainError } from '#errors/domain-error.ts';
import { findEntry } from '#features/ledger/time-entry-store.ts';
import { findReviewItem } from '#features/ledger/review-item-store.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { seenBy, type Seer } from '#features/people/seen-people.ts';
import { listEntryQuestions, toAwayQuestion } from './list-questions.ts';
import { findItemQuestion, findLeftQuestion } from './question-store.ts';
import type { Question } from './question.ts';
import { requireSeenReview } from './seen-review.ts';

type Reader = { readonly company: CompanySettings; readonly seer: Seer; readonly now: number };

/** One of a review item, or that left a time entry as it is, may be settled. @throws DomainError `review.not_found`, `review.not_open` where the time is in order meanwhile */
export async function requireQuestion(scope: CompanyScope, reader: Reader, id: string): Promise<Question> {
  const question =
    (await findReviewItem(scope, id)) === undefined
      ? await aboutTime(scope, reader, id)
      : await aboutItem(scope, reader.seer, id);
  if (question === undefined) throw new DomainError('review.not_open');
  return question;
}

/** Work on a day of absence, by the id of the absence; undefined where nothing is asked about that day. */
export async function findWorkedWhileAway(
  scope: CompanyScope,
  company: CompanySettings,
  absenceId: string,
): Promise<WorkedWhileAway | undefined> {
  const [absence] = await findAbsenceRecords(scope, [absenceId], 'everybody');
  if (absence === undefined) return undefined;
  const range = { startDate: absence.date, endDate: absence.date };
  const found = await listWorkedWhileAway(scope, { company, whose: [absence.employeeId], range });
  return found.find(({ absence: { id } }) => id === absenceId);
}

async function aboutItem(scope: CompanyScope, seer: Seer, id: string): Promise<Question | undefined> {
  await requireSeenReview(scope, seer, id);
  return findItemQuestion(scope, id);
}

async function aboutTime(scope: CompanyScope, reader: Reader, id: string): Promise<Question | undefined> {
  const [absence] = await findAbsenceRecords(scope, [id], seenBy(reader.seer));
  if (absence === undefined) return aboutEntry(scope, reader, id);
  const found = await findWorkedWhileAway(scope, reader.company, id);
  return found && toAwayQuestion(found);
}

async function aboutEntry(
  scope: CompanyScope,
  { company, seer, now }: Reader,
  id: string,
): Promise<Question | undefined> {
  const entry = await findEntry(scope, id);
  if (entry === undefined || (await findEmployee(scope, entry.employeeId, seenBy(seer))) === undefined)
    throw new DomainError('review.not_found');
  const questions = await listEntryQuestions(scope, { company, whose: [entry.employeeId], now });
  return questions.find((question) => question.id === id) ?? (await findLeftQuestion(scope, id));
}
