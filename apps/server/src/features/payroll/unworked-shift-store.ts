import type { CompanyScope } from '#database/company-scope.ts';
import type { ShiftRow } from '#database/tables/plans.ts';
import { ofPeople, type Whose } from '#database/whose.ts';

export type UnworkedShift = {
  readonly employeeId: string;
  /** Epoch milliseconds. */
  readonly startAt: number;
};

export type ShiftsAsked = {
  readonly whose: Whose;
  /** Shifts that begin at or after `from` and have ended at `to`. */
  readonly from: number;
  readonly to: number;
};

/** Shifts of people that do not overlap any work of theirs; drafts and open entries count as work, standby does not. */
export async function listUnworkedShifts(
  { db, companyId }: CompanyScope,
  { whose, from, to }: ShiftsAsked,
): Promise<UnworkedShift[]> {
  const worked = db('time_entries as entry')
    .whereRaw('entry.company_id = shift.company_id and entry.employee_id = shift.employee_id')
    .whereNot('entry.kind', 'standby')
    .whereRaw('entry.start_at < shift.end_at and (entry.end_at is null or entry.end_at > shift.start_at)');
  const rows = await db('shifts as shift')
    .where({ 'shift.company_id': companyId })
    .whereNotNull('shift.employee_id')
    .where('shift.start_at', '>=', from)
    .where('shift.end_at', '<=', to)
    .modify(ofPeople(whose, 'shift.employee_id'))
    .whereNotExists(worked)
    .orderBy(['shift.start_at', 'shift.id'])
    .select<ShiftRow[]>('shift.employee_id', 'shift.start_at');
  return rows.map((row) => ({ employeeId: row.employee_id ?? '', startAt: row.start_at }));
}
