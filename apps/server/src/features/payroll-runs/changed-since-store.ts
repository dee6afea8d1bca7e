// Of whom something was changed since a file was made, so that only their time is counted again.
import type { CompanyScope } from '#database/company-scope.ts';
import type { ChangeRow } from '#database/tables/company.ts';

/** Figures of an entry that were kept, or renewed. */
export type KeptSince = { readonly employeeId: string; readonly startAt: number; readonly keptAt: number };

/**
 * By person, when approved time of theirs was opened, or an absence or what is recorded of them was changed, for the last time since a moment.
 * Changes of approved time follow an opening, so they need not be looked through.
 */
export async function listChangedPeople(
  { db, companyId }: CompanyScope,
  since: number,
): Promise<ReadonlyMap<string, number>> {
  if (!Number.isFinite(since)) return new Map();
  const rows: unknown = await db<ChangeRow>('changes')
    .where({ company_id: companyId })
    .where('changed_at', '>=', since)
    .whereNotNull('employee_id')
    .where((about) => {
      void about
        .whereIn('subject', ['absence', 'employee'])
        .orWhere((opened) => void opened.where({ subject: 'closedTime' }).whereNull('after'));
    })
    .groupBy('employee_id')
    .select('employee_id')
    .max({ last: 'changed_at' });
  const found = rows as { readonly employee_id: string; readonly last: number | string }[];
  return new Map(found.map(({ employee_id, last }) => [employee_id, Number(last)]));
}

/** Of entries that begin in [from, to). */
export async function listKeptSince(
  { db, companyId }: CompanyScope,
  { from, to }: { readonly from: number; readonly to: number },
  since: number,
): Promise<readonly KeptSince[]> {
  if (!Number.isFinite(since)) return [];
  const rows: unknown = await db('time_entries as entry')
    .join('kept_figures as kept', function () {
      this.on('kept.company_id', 'entry.company_id').andOn('kept.time_entry_id', 'entry.id');
    })
    .where({ 'entry.company_id': companyId, 'entry.is_locked': true })
    .where('entry.start_at', '>=', from)
    .where('entry.start_at', '<', to)
    .where('kept.kept_at', '>=', since)
    .orderBy('entry.start_at')
    .select({ employeeId: 'entry.employee_id', startAt: 'entry.start_at', keptAt: 'kept.kept_at' });
  return rows as KeptSince[];
}
