import type { CompanyScope } from '#database/company-scope.ts';
import type { ReviewItemRow } from '#database/tables.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import { PIN_LOCKED } from '#features/auth/pin-lock-store.ts';

/** How many review items about working time wait for a manager, by employee id: a locked PIN keeps nobody from being paid. */
export async function countOpenReviews(
  { db, companyId }: CompanyScope,
  whose: Whose,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId })
    .whereNull('settled_at')
    .whereNotNull('employee_id')
    .whereNot({ reason: PIN_LOCKED })
    .where(ofPeople(whose))
    .groupBy('employee_id')
    .select('employee_id', db.raw('count(*) as items'));
  const counts = rows as unknown as readonly { employee_id: string; items: number | string }[];
  return new Map(counts.map(({ employee_id, items }) => [employee_id, Number(items)]));
}
