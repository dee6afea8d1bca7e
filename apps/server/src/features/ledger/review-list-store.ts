// What waits for a manager, as a tablet lists it.
import type { CompanyScope } from '#database/company-scope.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';

export type ReviewItemOnTablet = {
  readonly id: string;
  /** Null where it is about a tablet. */
  readonly employeeId: string | null;
  /** Of the person or the tablet. */
  readonly name: string;
  readonly reason: string;
  /** Of the punch that is asked about; null where there is none. */
  readonly action: string | null;
  /** Epoch milliseconds: of the punch, else the start of the time entry, else `openedAt`. */
  readonly at: number;
  readonly openedAt: number;
};

/** The longest open first, at most `most` of them, as a tablet shows them: who, what and when. */
export async function listReviewsForTablet(
  scope: CompanyScope,
  most: number,
): Promise<readonly ReviewItemOnTablet[]> {
  const rows: unknown = await openItemsWithNames(scope)
    .leftJoin('punch_inbox as punch', {
      'punch.company_id': 'item.company_id',
      'punch.id': 'item.punch_id',
    })
    .leftJoin('time_entries as entry', {
      'entry.company_id': 'item.company_id',
      'entry.id': 'item.time_entry_id',
    })
    .orderBy(['item.opened_at', 'item.id'])
    .limit(most)
    .select({
      id: 'item.id',
      employeeId: 'item.employee_id',
      name: scope.db.raw('coalesce(employee.display_name, device.name)'),
      reason: 'item.reason',
      action: 'punch.action',
      punchedAt: 'punch.punched_at',
      startAt: 'entry.start_at',
      openedAt: 'item.opened_at',
    });
  const items = rows as (Omit<ReviewItemOnTablet, 'at'> & {
    readonly punchedAt: number | null;
    readonly startAt: number | null;
  })[];
  return items.map(({ punchedAt, startAt, ...item }) => ({
    ...item,
    at: punchedAt ?? startAt ?? item.openedAt,
  }));
}

/** How many `listReviewsForTablet` would list without a limit. */
export async function countReviewsForTablet(scope: CompanyScope): Promise<number> {
  const row = await openItemsWithNames(scope).count({ items: '*' }).first();
  return Number((row as unknown as { items: number | string }).items);
}

/** An item about a punch that names nobody of the company is not among them. */
function openItemsWithNames({ db, companyId }: CompanyScope) {
  return db<ReviewItemRow>('review_items as item')
    .leftJoin('employees as employee', {
      'employee.company_id': 'item.company_id',
      'employee.id': 'item.employee_id',
    })
    .leftJoin('devices as device', {
      'device.company_id': 'item.company_id',
      'device.id': 'item.device_id',
    })
    .where({ 'item.company_id': companyId })
    .where((either) => void either.whereNotNull('employee.id').orWhereNotNull('device.id'))
    .whereNull('item.settled_at');
}
