// Punches of moments at which the time was not sure are one question, however many people it concerns. It is open with each of them, and
// anyone who decides about one punch that it counts, or not, decides so about all of them that they see.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Whose } from '#database/whose.ts';
import type { EditAuthor } from '#features/ledger/edit-time-entries.ts';
import { findReviewItem } from '#features/ledger/review-item-store.ts';
import { CLOCK_UNSURE, type ReviewDecision } from '#features/ledger/review-item.ts';
import type { SettleDeps, SettledReview } from '#features/ledger/settle-review-item.ts';
import { listItemQuestions } from './question-store.ts';
import type { Question } from './question.ts';
import { settleQuestion } from './settle-question.ts';
import { settleReviewItems } from './settle-review-items.ts';

type Asked = Pick<Question, 'id' | 'reason'>;

const isTogether = ({ reason }: Pick<Question, 'reason'>) => reason === CLOCK_UNSURE;

/** How many of the open ones are decided with it. */
export function countTogether(question: Asked, open: readonly Asked[]): number {
  return isTogether(question) ? open.filter((one) => isTogether(one) && one.id !== question.id).length : 0;
}

type Listed = Asked & { readonly employeeId: string | null; readonly departmentIds: string[] };

/**
 * For a list about everybody: the one that is open longest stands for the others, in the departments of all of them.
 * @param oneself whose own does so only where there is no other: they may not decide about it
 */
export function foldTogether<Of extends Listed>(items: readonly Of[], oneself: string): Of[] {
  const together = items.filter(isTogether);
  const all = [...new Set(together.flatMap(({ departmentIds }) => departmentIds))];
  const shown = together.find(({ employeeId }) => employeeId !== oneself) ?? together[0];
  return items
    .filter((item) => !isTogether(item) || item === shown)
    .map((item) => (isTogether(item) ? { ...item, departmentIds: all } : item));
}

/** How many a list about everybody has of them. */
export function countFolded(questions: readonly Pick<Question, 'reason'>[]): number {
  const apart = questions.filter((question) => !isTogether(question)).length;
  return apart === questions.length ? apart : apart + 1;
}

/** What `countTogether` counts, where it is decided for all; the open ones that the author sees. */
export async function listTogether(
  scope: CompanyScope,
  whose: Whose,
  ids: readonly string[],
  { kind }: Pick<ReviewDecision, 'kind'>,
): Promise<readonly string[]> {
  if (kind !== 'accept' && kind !== 'reject') return [];
  const items = await Promise.all(ids.map((id) => findReviewItem(scope, id)));
  if (!items.some((item) => item !== undefined && isTogether(item))) return [];
  const open = (await listItemQuestions(scope, whose)).filter(isTogether).map(({ id }) => id);
  return open.filter((id) => !ids.includes(id));
}

/**
 * What is refused about another than the one that was asked for, such as one's own time, stays open.
 * @throws DomainError those of `settleQuestion`
 */
export async function settleTogether(
  deps: SettleDeps,
  author: EditAuthor,
  { id, whose }: { readonly id: string; readonly whose: Whose },
  decision: ReviewDecision,
): Promise<SettledReview & { readonly settledWith: number }> {
  const scope = companyScope(deps.database.knex, author.company.id);
  const others = await listTogether(scope, whose, [id], decision);
  const settled = await settleQuestion(deps, author, id, decision);
  const results = await settleReviewItems(deps, author, others, decision);
  return { ...settled, settledWith: results.filter(({ refusal }) => refusal === null).length };
}
