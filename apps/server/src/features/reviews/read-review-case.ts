// Everything that somebody needs to decide a question: the day of the person, what was told, and each choice with what it changes.
import { companyScope } from '#database/company-scope.ts';
import type { Author } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { findReviewItem } from '#features/ledger/review-item-store.ts';
import type { OpenReview } from '#features/ledger/review-item.ts';
import type { SettleDeps } from '#features/ledger/settle-review-item.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { Seer } from '#features/people/seen-people.ts';
import {
  findToldCorrection,
  listEarlierDecisions,
  type EarlierDecision,
  type ToldCorrection,
} from './case-store.ts';
import { readDay, type DayOfPerson } from './day-of-person.ts';
import { requireQuestion } from './find-question.ts';
import { proposedTime } from './proposed-time.ts';
import type { Question } from './question.ts';
import { tryChoices, type TriedChoice } from './try-choices.ts';

export type ReviewCase = {
  readonly question: Question;
  readonly item: OpenReview | undefined;
  readonly told: ToldCorrection | undefined;
  /** Epoch milliseconds. */
  readonly proposedAt: number | null;
  /** Null where it is about nobody of the company. */
  readonly day: DayOfPerson | null;
  readonly earlier: readonly EarlierDecision[];
  readonly choices: readonly TriedChoice[];
};

type Reader = { readonly company: CompanySettings; readonly seer: Seer; readonly by: Author };

/** @throws DomainError `review.not_found`, `review.not_open` */
export async function readReviewCase(deps: SettleDeps, reader: Reader, id: string): Promise<ReviewCase> {
  const { company, seer, by } = reader;
  const scope = companyScope(deps.database.knex, company.id);
  const question = await requireQuestion(scope, seer, id, deps.clock());
  const { employeeId, punchId } = question;
  const employee = employeeId === null ? undefined : await findEmployee(scope, employeeId);
  const told = punchId === null ? undefined : await findToldCorrection(scope, punchId);
  const day = employee === undefined ? null : await readDay(scope, company, employee, question.at);
  const proposedAt = told?.at ?? proposedTime(question, day, deps.clock());
  const about = { company, by, question, employee: employee ?? null, day, proposedAt };
  return {
    question,
    item: await findReviewItem(scope, id),
    told,
    proposedAt,
    day,
    earlier: day === null || employeeId === null ? [] : await listEarlierDecisions(scope, employeeId, day),
    choices: await tryChoices(deps, about),
  };
}
