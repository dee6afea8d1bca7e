import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { inChunks } from './row-store.ts';

const AT_A_TIME = 500;

/** Gives entries no length for the moment, so that their times can be exchanged without overlapping on the way. */
export async function parkEntries({ db, companyId }: CompanyScope, ids: readonly string[]): Promise<void> {
  for (const some of inChunks(ids, AT_A_TIME)) {
    await db<TimeEntryRow>('time_entries')
      .where({ company_id: companyId })
      .whereIn('id', some)
      .update({ end_at: db.ref('start_at') as unknown as number });
  }
}

export type OpenEntryOfInactive = Pick<TimeEntryRow, 'id' | 'employee_id'>;

/** Open entries of people who are inactive, or whose employment ended before today, and for which no item was ever opened. */
export async function listOpenEntriesOfInactive(
  { db, companyId }: CompanyScope,
  { today, reason }: { readonly today: string; readonly reason: string },
): Promise<OpenEntryOfInactive[]> {
  const rows: unknown = await db<TimeEntryRow>('time_entries')
    .select('time_entries.id', 'time_entries.employee_id')
    .join('employees', {
      'employees.company_id': 'time_entries.company_id',
      'employees.id': 'time_entries.employee_id',
    })
    .where('time_entries.company_id', companyId)
    .whereNull('time_entries.end_at')
    .where(
      (builder) =>
        void builder.where('employees.is_active', false).orWhere('employees.employment_end_date', '<', today),
    )
    .whereNotExists((builder) => {
      void builder
        .select('review_items.id')
        .from('review_items')
        .where({ 'review_items.company_id': companyId, 'review_items.reason': reason })
        .whereRaw('review_items.time_entry_id = time_entries.id');
    })
    .orderBy('time_entries.id');
  return rows as OpenEntryOfInactive[];
}
