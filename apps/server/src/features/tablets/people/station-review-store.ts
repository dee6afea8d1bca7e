// The open review items of a company as a tablet shows them: who, what and when, and nothing that a wall should not read.
import type { CompanyScope } from '#database/company-scope.ts';
import type { ReviewItemRow } from '#database/tables.ts';

export type StationReviewItem = {
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

/** The longest open first, at most `most` of them. A punch that names nobody of the company is nobody's item. */
export async function listStationReviewItems(
  scope: CompanyScope,
  most: number,
): Promise<StationReviewItem[]> {
  const rows: unknown = await openItems(scope)
    .leftJoin('punch_inbox as punch', function () {
      this.on('punch.company_id', 'item.company_id').andOn('punch.id', 'item.punch_id');
    })
    .leftJoin('time_entries as entry', function () {
      this.on('entry.company_id', 'item.company_id').andOn('entry.id', 'item.time_entry_id');
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
  return (rows as JoinedItem[]).map(({ punchedAt, startAt, ...item }) => ({
    ...item,
    at: punchedAt ?? startAt ?? item.openedAt,
  }));
}

type JoinedItem = Omit<StationReviewItem, 'at'> & {
  readonly punchedAt: number | null;
  readonly startAt: number | null;
};

/** How many there are in all. */
export async function countStationReviewItems(scope: CompanyScope): Promise<number> {
  const row = await openItems(scope).count({ items: '*' }).first();
  return Number((row as unknown as { items: number | string }).items);
}

function openItems({ db, companyId }: CompanyScope) {
  return db<ReviewItemRow>('review_items as item')
    .leftJoin('employees as employee', function () {
      this.on('employee.company_id', 'item.company_id').andOn('employee.id', 'item.employee_id');
    })
    .leftJoin('devices as device', function () {
      this.on('device.company_id', 'item.company_id').andOn('device.id', 'item.device_id');
    })
    .where({ 'item.company_id': companyId })
    .where((either) => void either.whereNotNull('employee.id').orWhereNotNull('device.id'))
    .whereNull('item.settled_at');
}
