// One question that somebody sees, by the id that the list gives it.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { findEntry } from '#features/ledger/time-entry-store.ts';
import { findReviewItem } from '#features/ledger/review-item-store.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { seenBy, type Seer } from '#features/people/seen-people.ts';
import { listEntryQuestions } from './list-questions.ts';
import { findItemQuestion, findLeftQuestion } from './question-store.ts';
import type { Question } from './question.ts';
import { requireSeenReview } from './seen-review.ts';

/** One of a review item, or that left a time entry as it is, may be settled. @throws DomainError `review.not_found`, `review.not_open` where the time entry is in order meanwhile */
export async function requireQuestion(
  scope: CompanyScope,
  seer: Seer,
  id: string,
  now: number,
): Promise<Question> {
  const question =
    (await findReviewItem(scope, id)) === undefined
      ? await aboutEntry(scope, seer, id, now)
      : await aboutItem(scope, seer, id);
  if (question === undefined) throw new DomainError('review.not_open');
  return question;
}

async function aboutItem(scope: CompanyScope, seer: Seer, id: string): Promise<Question | undefined> {
  await requireSeenReview(scope, seer, id);
  return findItemQuestion(scope, id);
}

async function aboutEntry(
  scope: CompanyScope,
  seer: Seer,
  id: string,
  now: number,
): Promise<Question | undefined> {
  const entry = await findEntry(scope, id);
  if (entry === undefined || (await findEmployee(scope, entry.employeeId, seenBy(seer))) === undefined)
    throw new DomainError('review.not_found');
  const questions = await listEntryQuestions(scope, [entry.employeeId], now);
  return questions.find((question) => question.id === id) ?? (await findLeftQuestion(scope, id));
}
