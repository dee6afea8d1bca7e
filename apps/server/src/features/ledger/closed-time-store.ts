import type { CompanyScope } from '#database/company-scope.ts';
import { among, company, hotRead, value } from '#database/hot-statement.ts';
import { readHot } from '#database/run-hot-statement.ts';
import { columnsText } from '#database/table.ts';
import { closedTime, type ClosedTimeRow } from '#database/tables/time.ts';
import { groupBy } from '#group-by.ts';
import { uuidv7 } from '#ids.ts';
import type { ClosedTime, NewClosedTime } from './closed-time.ts';

const AT_A_TIME = 100;

const COLUMNS = columnsText(closedTime);

const CLOSED = hotRead<ClosedTimeRow>()`
  select ${COLUMNS}
  from closed_time
  where company_id = ${company} and employee_id ${among('uuid')} and until_at > ${value('bigint')}
  order by closed_at, id`;

const CLOSED_OR_OPEN = hotRead<ClosedTimeRow>()`
  select ${COLUMNS}
  from closed_time
  where company_id = ${company} and employee_id ${among('uuid')} and (until_at > ${value('bigint')}
    or exists (select 1 from time_entries as entry where entry.company_id = closed_time.company_id
      and entry.employee_id = closed_time.employee_id and entry.end_at is null and entry.start_at < until_at))
  order by closed_at, id`;

/** By employee id what is closed of their time from a moment on; what was closed first stands first. */
export async function listClosedTime(
  scope: CompanyScope,
  employeeIds: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, readonly ClosedTime[]>> {
  return byEmployee(await readHot(scope, CLOSED, employeeIds, since));
}

/** The same, and what is closed since the beginning of whatever is open, however long ago that was. */
export async function listClosedAround(
  scope: CompanyScope,
  employeeIds: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, readonly ClosedTime[]>> {
  return byEmployee(await readHot(scope, CLOSED_OR_OPEN, employeeIds, since));
}

function byEmployee(rows: readonly ClosedTimeRow[]): ReadonlyMap<string, readonly ClosedTime[]> {
  return groupBy(rows.map(toClosedTime), ({ employeeId }) => employeeId);
}

export async function deleteClosedTime(
  { db, companyId }: CompanyScope,
  closed: readonly ClosedTime[],
): Promise<void> {
  for (let at = 0; at < closed.length; at += AT_A_TIME)
    await db<ClosedTimeRow>('closed_time')
      .where({ company_id: companyId })
      .whereIn(
        ['employee_id', 'id'],
        closed.slice(at, at + AT_A_TIME).map(({ employeeId, id }) => [employeeId, id]),
      )
      .delete();
}

export async function insertClosedTime(
  { db, companyId }: CompanyScope,
  closed: readonly NewClosedTime[],
): Promise<void> {
  const rows = closed.map(({ employeeId, from, until, closedAt, by }): ClosedTimeRow => ({
    ...{ company_id: companyId, employee_id: employeeId, id: uuidv7(), from_at: from, until_at: until },
    ...{ closed_at: closedAt, user_id: by.userId, operator: by.operator },
  }));
  for (let at = 0; at < rows.length; at += AT_A_TIME)
    await db<ClosedTimeRow>('closed_time').insert(rows.slice(at, at + AT_A_TIME));
}

function toClosedTime(row: ClosedTimeRow): ClosedTime {
  return {
    employeeId: row.employee_id,
    id: row.id,
    from: row.from_at,
    until: row.until_at,
    closedAt: row.closed_at,
    by: { userId: row.user_id, operator: row.operator },
  };
}
