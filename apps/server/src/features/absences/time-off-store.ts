import type { Knex } from 'knex';
import type { AbsenceType } from '@stimpill/api-types/entry-kinds';
import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { RecordOf } from '#database/table.ts';
import { timeOff, type TimeOffRow } from '#database/tables/plans.ts';
import { ofPeople, type Whose } from '#database/whose.ts';

export type TimeOff = RecordOf<typeof timeOff> & {
  readonly employeeDisplayName: string;
  /** As what it is asked for: as what its own kind counts, else vacation. */
  readonly countsAs: AbsenceType;
};

const { toRecord, toRow } = recordCodec(timeOff);

export type TimeOffWanted = {
  /** Requests that share a day with [from, to]; undefined: no limit. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly whose: Whose;
};

type JoinedRow = TimeOffRow & Pick<EmployeeRow, 'display_name'> & { readonly counts_as: string | null };

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

/** How many wait for a decision. */
export async function countWaitingTimeOff({ db, companyId }: CompanyScope, whose: Whose): Promise<number> {
  const [row] = await db<TimeOffRow>('time_off')
    .where({ company_id: companyId })
    .whereRaw("status = 'Pending'")
    .where(ofPeople(whose))
    .count<{ waiting: number | string }[]>({ waiting: '*' });
  return Number(row?.waiting ?? 0);
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

export async function insertTimeOff(
  { db, companyId }: CompanyScope,
  request: RecordOf<typeof timeOff>,
): Promise<void> {
  await db<TimeOffRow>('time_off').insert(toRow(companyId, request));
}

export async function deleteTimeOff({ db, companyId }: CompanyScope, id: string): Promise<void> {
  await db<TimeOffRow>('time_off').where({ company_id: companyId, id }).delete();
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
    .leftJoin('absence_kinds as kind', {
      'kind.company_id': 'request.company_id',
      'kind.id': 'request.kind_id',
    })
    .where('request.company_id', companyId)
    .select('request.*', 'employee.display_name', 'kind.counts_as');
}

function toTimeOff(row: JoinedRow): TimeOff {
  const countsAs = (row.counts_as ?? 'vacation') as AbsenceType;
  return { ...toRecord(row), employeeDisplayName: row.display_name, countsAs };
}
