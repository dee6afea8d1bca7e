// Questions about approved days that have depended on a correction for long: opened by the clock, and gone once the days are approved anew.
import type { CompanyScope } from '#database/company-scope.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { groupBy } from '#group-by.ts';
import { openItems, settle } from './review-item-store.ts';
import { FIGURES_MOVED, type MovedDays } from './review-item.ts';

export type MovedQuestion = {
  readonly id: string;
  readonly employeeId: string;
  readonly dates: readonly string[];
  readonly isOpen: boolean;
};

/** Those that are open, and those after which the days stay as they are; what has ended may be asked anew. By employee id. */
export async function listMovedQuestions({
  db,
  companyId,
}: CompanyScope): Promise<ReadonlyMap<string, readonly MovedQuestion[]>> {
  const rows = await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId, reason: FIGURES_MOVED })
    .where((known) => void known.whereNull('settled_at').orWhere({ decision: 'accept' }))
    .orderBy('id');
  return groupBy(rows.map(toQuestion), ({ employeeId }) => employeeId);
}

/** These days of somebody were approved anew: a question about no others has ended. */
export async function endMovedQuestion(
  scope: CompanyScope,
  employeeId: string,
  dates: readonly string[],
  now: number,
): Promise<void> {
  const approved = new Set(dates);
  const rows = await openItems(scope).where({ employee_id: employeeId, reason: FIGURES_MOVED });
  const over = rows.map(toQuestion).filter((question) => question.dates.every((date) => approved.has(date)));
  await endMovedQuestions(
    scope,
    over.map(({ id }) => id),
    now,
  );
}

export async function endMovedQuestions(
  scope: CompanyScope,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length > 0)
    await settle(openItems(scope).where({ reason: FIGURES_MOVED }).whereIn('id', ids), 'ended', now);
}

function toQuestion({ id, employee_id, details, settled_at }: ReviewItemRow): MovedQuestion {
  const { dates } = JSON.parse(details ?? '{"dates":[]}') as MovedDays;
  return { id, employeeId: employee_id ?? '', dates, isOpen: settled_at === null };
}
