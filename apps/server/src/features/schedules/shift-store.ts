import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow, ShiftRow, ShiftTypeRow } from '#database/tables.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import { groupBy } from '#group-by.ts';

export type Shift = {
  readonly id: string;
  /** Null: nobody has it yet. */
  readonly employeeId: string | null;
  readonly employeeDisplayName: string | null;
  readonly typeName: string;
  readonly colorHex: string;
  readonly projectId: string | null;
  /** Epoch milliseconds. */
  readonly startAt: number;
  readonly endAt: number;
  readonly isAdvertised: boolean;
};

export type ShiftsWanted = {
  /** Shifts that begin in [from, to). */
  readonly from: number;
  readonly to: number;
  /** Only shifts of this person, and open ones that anybody may ask for. Null: all. */
  readonly asSeenBy: string | null;
};

type JoinedRow = ShiftRow & {
  readonly display_name: EmployeeRow['display_name'] | null;
  readonly type_name: ShiftTypeRow['name'];
  readonly color_hex: ShiftTypeRow['color_hex'];
};

export async function listShifts(
  { db, companyId }: CompanyScope,
  { from, to, asSeenBy }: ShiftsWanted,
): Promise<Shift[]> {
  const query = db('shifts as shift')
    .join('shift_types as type', function () {
      this.on('type.company_id', 'shift.company_id').andOn('type.id', 'shift.shift_type_id');
    })
    .leftJoin('employees as employee', function () {
      this.on('employee.company_id', 'shift.company_id').andOn('employee.id', 'shift.employee_id');
    })
    .where('shift.company_id', companyId)
    .where('shift.start_at', '>=', from)
    .where('shift.start_at', '<', to)
    .orderBy(['shift.start_at', 'shift.id'])
    .select('shift.*', 'employee.display_name', 'type.name as type_name', 'type.color_hex');
  if (asSeenBy !== null) {
    void query.where((seen) => {
      void seen.where('shift.employee_id', asSeenBy).orWhere((open) => {
        void open.whereNull('shift.employee_id').where('shift.is_advertised', true);
      });
    });
  }
  const rows = (await query) as JoinedRow[];
  return rows.map(toShift);
}

export type PlannedTime = {
  /** Epoch milliseconds. */
  readonly startAt: number;
  readonly endAt: number;
};

/** The planned time that touches [from, to) by employee id, each list by start. */
export async function listPlannedTimeOf(
  { db, companyId }: CompanyScope,
  whose: Whose,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<string, readonly PlannedTime[]>> {
  const rows = await db<ShiftRow>('shifts')
    .where({ company_id: companyId })
    .whereNotNull('employee_id')
    .where(ofPeople(whose))
    .where('start_at', '<', to)
    .where('end_at', '>', from)
    .orderBy(['start_at', 'id']);
  const planned = rows.map((row) => ({
    employeeId: row.employee_id ?? '',
    startAt: row.start_at,
    endAt: row.end_at,
  }));
  return groupBy(planned, ({ employeeId }) => employeeId);
}

function toShift(row: JoinedRow): Shift {
  return {
    id: row.id,
    employeeId: row.employee_id,
    employeeDisplayName: row.display_name,
    typeName: row.type_name,
    colorHex: row.color_hex,
    projectId: row.project_id,
    startAt: row.start_at,
    endAt: row.end_at,
    isAdvertised: Boolean(row.is_advertised),
  };
}
