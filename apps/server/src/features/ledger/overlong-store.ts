// Time entries that are longer than somebody works in one go, as the company says it.
import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import { OVERLONG } from './review-item.ts';

const HOUR_MS = 3_600_000;

/** `LeftTimes` of an entry as its item keeps them. */
const LEFT_SQL = `'{"startAt":' || cast(entry.start_at as text) || ',"endAt":' || cast(entry.end_at as text) || '}'`;

/**
 * A condition about time entries named `entry`: longer than that, not approved, and not left as it is now by somebody. Standby may last for days.
 * @param hours whole
 */
export function isOverlong(hours: number): string {
  // Written as the index has it, with the number in it: for a bound one SQLite does not know that it may use it.
  return `entry.end_at - entry.start_at > ${hours * HOUR_MS} and entry.kind <> 'standby' and not entry.is_locked
    and not exists (select 1 from review_items as item where item.company_id = entry.company_id and item.time_entry_id = entry.id
      and item.reason = '${OVERLONG}' and item.details = ${LEFT_SQL})`;
}

/** How many of them begin in [from, to) and would be paid, by employee id. */
export async function countOverlong(
  { db, companyId }: CompanyScope,
  whose: Whose,
  { hours, from, to }: { readonly hours: number; readonly from: number; readonly to: number },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db<TimeEntryRow>('time_entries as entry')
    .where({ company_id: companyId })
    .where(ofPeople(whose))
    .whereRaw(`${isOverlong(hours)} and not entry.is_draft`)
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .select('employee_id');
  const counts = new Map<string, number>();
  for (const { employee_id: id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
