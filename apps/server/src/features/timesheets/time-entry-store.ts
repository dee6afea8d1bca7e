import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { groupBy } from '#group-by.ts';
import type { TimeEntry } from './time-entry.ts';

export async function findOpenEntry(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<TimeEntry | undefined> {
  const row = await entriesOf({ db, companyId }, employeeId).whereNull('end_at').first();
  return row && toTimeEntry(row);
}

/** Open entries of everybody, longest open first. */
export async function listOpenEntries({ db, companyId }: CompanyScope): Promise<TimeEntry[]> {
  const rows = await db<TimeEntryRow>('time_entries')
    .where({ company_id: companyId })
    .whereNull('end_at')
    .orderBy(['start_at', 'id']);
  return rows.map(toTimeEntry);
}

/** Whether the person has a closed entry with a length that reaches beyond a moment: an open one from there would run into it. */
export async function hasEntryBeyond(
  { db, companyId }: CompanyScope,
  employeeId: string,
  instant: number,
): Promise<boolean> {
  const row = await entriesOf({ db, companyId }, employeeId)
    .where('end_at', '>', instant)
    .where('end_at', '>', db.ref('start_at'))
    .first('id');
  return row !== undefined;
}

/**
 * By employee id the entries that begin in [from, to), and the last one with a length that begins before: such entries of
 * one person never overlap, so only that one can reach into the time asked for. Each list by start.
 */
export async function listEntriesAround(
  scope: CompanyScope,
  whose: Whose,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<string, readonly TimeEntry[]>> {
  const before = await lastEntriesBefore(scope, whose, from);
  const rows = await scope
    .db<TimeEntryRow>('time_entries')
    .where({ company_id: scope.companyId })
    .where(ofPeople(whose))
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .orderBy(['start_at', 'id']);
  return groupBy([...before, ...rows].map(toTimeEntry), ({ employeeId }) => employeeId);
}

/** One look into the index for each person, in one statement. */
function lastEntriesBefore(
  { db, companyId }: CompanyScope,
  whose: Whose,
  instant: number,
): Promise<TimeEntryRow[]> {
  const lastOfEmployee = db('time_entries as earlier')
    .where('earlier.company_id', companyId)
    .where('earlier.employee_id', db.ref('employees.id'))
    .where('earlier.start_at', '<', instant)
    .whereRaw('(earlier.end_at is null or earlier.end_at > earlier.start_at)')
    .orderBy('earlier.start_at', 'desc')
    .limit(1)
    .select('earlier.id');
  const ids = db('employees')
    .where('employees.company_id', companyId)
    .where(ofPeople(whose, 'employees.id'))
    .select(lastOfEmployee.as('id'));
  return db<TimeEntryRow>('time_entries').where({ company_id: companyId }).whereIn('id', ids);
}

/** How many entries begin in [from, to), by employee id. */
export async function countEntriesBetween(
  { db, companyId }: CompanyScope,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db<TimeEntryRow>('time_entries')
    .where({ company_id: companyId })
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .groupBy('employee_id')
    .orderBy('employee_id')
    .select('employee_id', db.raw('count(*) as entries'));
  const counts = rows as unknown as readonly { employee_id: string; entries: number | string }[];
  return new Map(counts.map(({ employee_id, entries }) => [employee_id, Number(entries)]));
}

export async function insertEntry({ db, companyId }: CompanyScope, entry: TimeEntry): Promise<void> {
  await db<TimeEntryRow>('time_entries').insert({
    company_id: companyId,
    id: entry.id,
    employee_id: entry.employeeId,
    start_at: entry.startAt,
    end_at: entry.endAt,
    project_id: entry.projectId,
    sub_project_id: entry.subProjectId,
    is_draft: entry.isDraft,
    is_locked: entry.isLocked,
  });
}

export async function closeEntry({ db, companyId }: CompanyScope, id: string, endAt: number): Promise<void> {
  const closed = await db<TimeEntryRow>('time_entries')
    .where({ company_id: companyId, id })
    .whereNull('end_at')
    .update({ end_at: endAt });
  if (closed !== 1) assertNeverHappens('an open entry that was closed by somebody else under the lock');
}

function entriesOf({ db, companyId }: CompanyScope, employeeId: string) {
  return db<TimeEntryRow>('time_entries').where({ company_id: companyId, employee_id: employeeId });
}

function toTimeEntry(row: TimeEntryRow): TimeEntry {
  return {
    id: row.id,
    employeeId: row.employee_id,
    startAt: row.start_at,
    endAt: row.end_at,
    projectId: row.project_id,
    subProjectId: row.sub_project_id,
    isDraft: Boolean(row.is_draft),
    isLocked: Boolean(row.is_locked),
  };
}
