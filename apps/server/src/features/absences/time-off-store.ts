import type { Knex } from 'knex';
import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { TimeOffRow } from '#database/tables/plans.ts';
import { ofPeople, type Whose } from '#database/whose.ts';

export type TimeOff = {
  readonly id: string;
  readonly employeeId: string;
  readonly employeeDisplayName: string;
  /** yyyy-MM-dd, both inclusive. */
  readonly startDate: string;
  readonly endDate: string;
  readonly status: 'Pending' | 'Approved' | 'Rejected';
  readonly note: string;
};

export type TimeOffWanted = {
  /** Requests that share a day with [from, to]; undefined: no limit. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly whose: Whose;
};

type JoinedRow = TimeOffRow & Pick<EmployeeRow, 'display_name'>;

export async function listTimeOff(
  scope: CompanyScope,
  { from, to, whose }: TimeOffWanted,
): Promise<TimeOff[]> {
  const query = timeOffIn(scope);
  if (from !== undefined) void query.where('request.end_date', '>=', from);
  if (to !== undefined) void query.where('request.start_date', '<=', to);
  return listOf(query, whose);
}

/** Those that wait for a decision, however old. */
export async function listWaitingTimeOff(scope: CompanyScope, whose: Whose): Promise<TimeOff[]> {
  // Written out, because SQLite uses the index of those that wait only for a condition that it can read.
  return listOf(timeOffIn(scope).whereRaw("request.status = 'Pending'"), whose);
}

/** @param from their last day is not before it, yyyy-MM-dd; null: ever */
export async function listDecidedTimeOff(
  scope: CompanyScope,
  whose: Whose,
  from: string | null,
): Promise<TimeOff[]> {
  const query = timeOffIn(scope).whereNot('request.status', 'Pending');
  if (from !== null) void query.where('request.end_date', '>=', from);
  return listOf(query, whose);
}

async function listOf(query: Knex.QueryBuilder, whose: Whose): Promise<TimeOff[]> {
  void query.modify(ofPeople(whose, 'request.employee_id'));
  const rows = (await query) as JoinedRow[];
  return rows.map(toTimeOff);
}

export async function findTimeOff(
  scope: CompanyScope,
  id: string,
  whose: Whose,
): Promise<TimeOff | undefined> {
  const row = (await timeOffIn(scope)
    .where('request.id', id)
    .modify(ofPeople(whose, 'request.employee_id'))
    .first()) as JoinedRow | undefined;
  return row && toTimeOff(row);
}

export async function insertTimeOff({ db }: CompanyScope, row: TimeOffRow): Promise<void> {
  await db<TimeOffRow>('time_off').insert(row);
}

export async function setTimeOffStatus(
  { db, companyId }: CompanyScope,
  id: string,
  status: TimeOff['status'],
): Promise<void> {
  await db<TimeOffRow>('time_off').where({ company_id: companyId, id }).update({ status });
}

function timeOffIn({ db, companyId }: CompanyScope) {
  return db('time_off as request')
    .join('employees as employee', function () {
      this.on('employee.company_id', 'request.company_id').andOn('employee.id', 'request.employee_id');
    })
    .where('request.company_id', companyId)
    .select('request.*', 'employee.display_name');
}

function toTimeOff(row: JoinedRow): TimeOff {
  return {
    id: row.id,
    employeeId: row.employee_id,
    employeeDisplayName: row.display_name,
    startDate: row.start_date,
    endDate: row.end_date,
    status: row.status as TimeOff['status'],
    note: row.note,
  };
}
