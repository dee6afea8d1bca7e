import type { CompanyScope } from '#database/company-scope.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { ofPeople, type Whose } from '#database/whose.ts';

export type OpenQuestion = {
  readonly id: string;
  readonly employeeId: string;
  readonly reason: string;
  readonly timeEntryId: string | null;
  /** Epoch milliseconds: the start of the time entry, else the time of the punch, else when it was opened. */
  readonly at: number;
};

/** The open review items about these people, the oldest first. */
export async function listOpenQuestions(
  { db, companyId }: CompanyScope,
  whose: Whose,
): Promise<readonly OpenQuestion[]> {
  const rows: unknown = await db<ReviewItemRow>('review_items as item')
    .leftJoin('punch_inbox as punch', {
      'punch.company_id': 'item.company_id',
      'punch.id': 'item.punch_id',
    })
    .leftJoin('time_entries as entry', {
      'entry.company_id': 'item.company_id',
      'entry.id': 'item.time_entry_id',
    })
    .where({ 'item.company_id': companyId })
    .whereNull('item.settled_at')
    .whereNotNull('item.employee_id')
    .where(ofPeople(whose, 'item.employee_id'))
    .orderBy(['item.opened_at', 'item.id'])
    .select({
      id: 'item.id',
      employeeId: 'item.employee_id',
      reason: 'item.reason',
      timeEntryId: 'item.time_entry_id',
      at: db.raw('coalesce(entry.start_at, punch.punched_at, item.opened_at)'),
    });
  return rows as OpenQuestion[];
}
