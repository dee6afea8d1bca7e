import type { Knex } from 'knex';
import type { CompanyScope } from '#database/company-scope.ts';
import { among, company, hotRead, value } from '#database/hot-statement.ts';
import { recordCodec } from '#database/record-codec.ts';
import { readTogether } from '#database/read-together.ts';
import { readHot } from '#database/run-hot-statement.ts';
import { columnNamesOf, type RecordOf } from '#database/table.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { shifts, type ShiftRow, type ShiftTypeRow } from '#database/tables/plans.ts';
import { isNamed, ofPeople, type Whose } from '#database/whose.ts';
import { groupBy } from '#group-by.ts';

const READ = columnNamesOf(shifts, ['shift_type_id']);

const { toRecord } = recordCodec(shifts, READ);

export type Shift = RecordOf<typeof shifts, (typeof READ)[number]> & {
  readonly employeeDisplayName: string | null;
  readonly typeName: string;
  readonly colorHex: string;
};

export type ShiftsWanted = {
  /** Shifts that begin in [from, to). */
  readonly from: number;
  readonly to: number;
  /** Of the shifts that somebody has. */
  readonly whose: Whose;
  /** Of those that nobody has yet: all, or only the advertised ones, for which anybody may ask. */
  readonly open: 'all' | 'advertised';
};

type JoinedRow = ShiftRow & {
  readonly display_name: EmployeeRow['display_name'] | null;
  readonly type_name: ShiftTypeRow['name'];
  readonly color_hex: ShiftTypeRow['color_hex'];
};

export async function listShifts(
  { db, companyId }: CompanyScope,
  { from, to, whose, open }: ShiftsWanted,
): Promise<Shift[]> {
  const rows: unknown = await db('shifts as shift')
    .join('shift_types as type', function () {
      this.on('type.company_id', 'shift.company_id').andOn('type.id', 'shift.shift_type_id');
    })
    .leftJoin('employees as employee', function () {
      this.on('employee.company_id', 'shift.company_id').andOn('employee.id', 'shift.employee_id');
    })
    .where('shift.company_id', companyId)
    .where('shift.start_at', '>=', from)
    .where('shift.start_at', '<', to)
    .modify(wanted(whose, open))
    .orderBy(['shift.start_at', 'shift.id'])
    .select('shift.*', 'employee.display_name', 'type.name as type_name', 'type.color_hex');
  return (rows as JoinedRow[]).map(toShift);
}

function wanted(whose: Whose, open: ShiftsWanted['open']): (query: Knex.QueryBuilder) => void {
  const isOpen = (query: Knex.QueryBuilder) => {
    void query.whereNull('shift.employee_id');
    if (open === 'advertised') void query.where('shift.is_advertised', true);
  };
  const isTheirs = (query: Knex.QueryBuilder) =>
    void query.whereNotNull('shift.employee_id').where(ofPeople(whose, 'shift.employee_id'));
  return (query) => void query.where((either) => void either.where(isTheirs).orWhere(isOpen));
}

export type PlannedTime = {
  /** Epoch milliseconds. */
  readonly startAt: number;
  readonly endAt: number;
};

/** All of them are read under these names, and need no codec. */
type PlannedOfOne = PlannedTime & { readonly employeeId: string };

const { asNamed: PLANNED, asNamedText: PLANNED_TEXT } = recordCodec(shifts, [
  'employee_id',
  'start_at',
  'end_at',
]);

/** No shift that touches a time begins earlier than this before it. An index finds it, so that the shifts of years ago are not looked at. */
const LONGEST = 'select coalesce(max(longest.end_at - longest.start_at), 0) from shifts as longest';

const PLANNED_OF_NAMED = hotRead<PlannedOfOne>()`
  select ${PLANNED_TEXT}
  from shifts
  where company_id = ${company} and employee_id ${among('uuid')}
    and start_at < ${value('bigint')} and end_at > ${value('bigint')}
    and start_at >= ${value('bigint')} - (${LONGEST} where longest.company_id = ${value('uuid')})
  order by start_at, id`;

const listPlannedOfNamed = readTogether<readonly PlannedTime[], [from: number, to: number]>(
  async (scope, employeeIds, from, to) =>
    byEmployee(await readHot(scope, PLANNED_OF_NAMED, employeeIds, to, from, from, scope.companyId)),
);

/** The planned time that touches [from, to) by employee id, each list by start. */
export async function listPlannedTimeOf(
  scope: CompanyScope,
  whose: Whose,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<string, readonly PlannedTime[]>> {
  if (isNamed(whose)) return listPlannedOfNamed(scope, whose, from, to);
  const rows = await scope
    .db('shifts')
    .where({ company_id: scope.companyId })
    .whereNotNull('employee_id')
    .where(ofPeople(whose))
    .where('start_at', '<', to)
    .where('end_at', '>', from)
    .whereRaw(`start_at >= ? - (${LONGEST} where longest.company_id = ?)`, [from, scope.companyId])
    .orderBy(['start_at', 'id'])
    .select<PlannedOfOne[]>(PLANNED);
  return byEmployee(rows);
}

function byEmployee(planned: readonly PlannedOfOne[]): ReadonlyMap<string, readonly PlannedTime[]> {
  return groupBy(planned, ({ employeeId }) => employeeId);
}

function toShift(row: JoinedRow): Shift {
  return {
    ...toRecord(row),
    employeeDisplayName: row.display_name,
    typeName: row.type_name,
    colorHex: row.color_hex,
  };
}
