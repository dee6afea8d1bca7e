import type { CompanyScope } from '#database/company-scope.ts';
import { ofPeople, type Whose } from '#database/whose.ts';

/**
 * The whole clock minutes of closed entries that are no drafts and begin in [from, to), by employee id. Added up in the database,
 * because months of entries of a whole company are many.
 */
export async function sumWorkedMinutes(
  { db, companyId }: CompanyScope,
  whose: Whose,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db('time_entries')
    .where({ company_id: companyId, is_draft: false })
    .where(ofPeople(whose))
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .whereNotNull('end_at')
    .groupBy('employee_id')
    // Instants are whole numbers, and division of whole numbers drops the seconds.
    .select('employee_id', db.raw('sum(end_at / 60000 - start_at / 60000) as minutes'));
  const sums = rows as unknown as readonly { employee_id: string; minutes: number | string }[];
  return new Map(sums.map(({ employee_id, minutes }) => [employee_id, Number(minutes)]));
}
