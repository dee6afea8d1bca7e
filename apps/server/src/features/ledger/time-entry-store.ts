import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { groupBy } from '#group-by.ts';
import { breaksText, parseBreaks } from './entry-breaks.ts';
import type { TimeEntry } from './time-entry.ts';

const AT_A_TIME = 500;

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

/** By employee id the worked entries of these people that are open or end at a moment or later, by start. No punch is about standby. */
export async function listTimelines(
  { db, companyId }: CompanyScope,
  employeeIds: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, readonly TimeEntry[]>> {
  const rows = await db<TimeEntryRow>('time_entries')
    .where({ company_id: companyId })
    .whereIn('employee_id', employeeIds)
    .whereNot({ kind: 'standby' })
    .where((query) => void query.whereNull('end_at').orWhere('end_at', '>=', since));
  return byEmployee(rows);
}

/**
 * By employee id the entries that begin in [from, to), and of work and of standby the last one with a length that begins before:
 * such entries of one person never overlap, so only those can reach into the time asked for. Each list by start.
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
    .where('start_at', '<', to);
  return byEmployee([...before, ...rows]);
}

/**
 * Sorts here, not in SQL: with ORDER BY, SQLite would scan all entries of the company by start instead of looking up those of
 * a few people.
 */
function byEmployee(rows: readonly TimeEntryRow[]): ReadonlyMap<string, readonly TimeEntry[]> {
  const lists = groupBy(rows.map(toTimeEntry), ({ employeeId }) => employeeId);
  for (const list of lists.values()) {
    list.sort((a, b) => a.startAt - b.startAt || (a.id < b.id ? -1 : 1));
  }
  return lists;
}

/** One look into each index for each person, in one statement. */
function lastEntriesBefore(
  { db, companyId }: CompanyScope,
  whose: Whose,
  instant: number,
): Promise<TimeEntryRow[]> {
  const lastOfEmployee = (kinds: string) =>
    db('time_entries as earlier')
      .where('earlier.company_id', companyId)
      .where('earlier.employee_id', db.ref('employees.id'))
      .where('earlier.start_at', '<', instant)
      // Written out, because SQLite uses the index of standby only for a condition that it can read.
      .whereRaw(kinds)
      .whereRaw('(earlier.end_at is null or earlier.end_at > earlier.start_at)')
      .orderBy('earlier.start_at', 'desc')
      .limit(1)
      .select('earlier.id');
  const idsOf = (kinds: string) =>
    db('employees')
      .where('employees.company_id', companyId)
      .where(ofPeople(whose, 'employees.id'))
      .select(lastOfEmployee(kinds).as('id'));
  const ids = idsOf(`earlier.kind <> 'standby'`).unionAll(idsOf(`earlier.kind = 'standby'`));
  return db<TimeEntryRow>('time_entries').where({ company_id: companyId }).whereIn('id', ids);
}

/** The people who have an entry that begins in [from, to). */
export async function listWhoWorked(
  { db, companyId }: CompanyScope,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlySet<string>> {
  const rows = await db<TimeEntryRow>('time_entries')
    .where({ company_id: companyId })
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .distinct('employee_id');
  return new Set(rows.map(({ employee_id }) => employee_id));
}

export async function insertEntries(
  { db, companyId }: CompanyScope,
  entries: readonly TimeEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await db<TimeEntryRow>('time_entries').insert(entries.map((entry) => toTimeEntryRow(companyId, entry)));
}

/** Gives open entries their end, all of them in one statement. */
export async function closeEntries(
  { db, companyId }: CompanyScope,
  entries: readonly TimeEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const cases = (type: string) => `case id ${`when ? then cast(? as ${type}) `.repeat(entries.length)}end`;
  const closed = await db<TimeEntryRow>('time_entries')
    .where({ company_id: companyId })
    .whereIn(
      'id',
      entries.map(({ id }) => id),
    )
    .whereNull('end_at')
    .update({
      end_at: db.raw(
        cases('bigint'),
        entries.flatMap(({ id, endAt }) => [id, endAt]),
      ),
      is_draft: db.raw(
        cases('boolean'),
        entries.flatMap(({ id, isDraft }) => [id, isDraft]),
      ),
    });
  if (closed !== entries.length)
    assertNeverHappens('an open entry that was closed by somebody else under the lock');
}

export async function findEntry({ db, companyId }: CompanyScope, id: string): Promise<TimeEntry | undefined> {
  const row = await db<TimeEntryRow>('time_entries').where({ company_id: companyId, id }).first();
  return row && toTimeEntry(row);
}

/** Entries that begin in [from, to), by start. */
export async function listEntriesBetween(
  { db, companyId }: CompanyScope,
  whose: Whose,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<TimeEntry[]> {
  const rows = await db<TimeEntryRow>('time_entries')
    .where({ company_id: companyId })
    .where(ofPeople(whose))
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .orderBy(['start_at', 'id']);
  return rows.map(toTimeEntry);
}

/** The first other entry of the person that this one would overlap and may not. One of no length overlaps nothing. */
export async function findOverlapping(
  { db, companyId }: CompanyScope,
  { id, employeeId, kind, startAt, endAt }: TimeEntry,
): Promise<TimeEntry | undefined> {
  if (endAt === startAt) return undefined;
  const row = await db<TimeEntryRow>('time_entries')
    .where({ company_id: companyId, employee_id: employeeId })
    .whereNot({ id })
    .where('kind', kind === 'standby' ? '=' : '<>', 'standby')
    .where((query) => {
      void query.whereNull('end_at').orWhere((closed) => {
        void closed.where('end_at', '>', startAt).where('end_at', '>', db.ref('start_at'));
      });
    })
    .where((query) => {
      if (endAt !== null) void query.where('start_at', '<', endAt);
    })
    .orderBy(['start_at', 'id'])
    .first();
  return row && toTimeEntry(row);
}

export async function updateEntry({ db, companyId }: CompanyScope, entry: TimeEntry): Promise<void> {
  const { company_id, id, ...columns } = toTimeEntryRow(companyId, entry);
  const changed = await db<TimeEntryRow>('time_entries').where({ company_id, id }).update(columns);
  if (changed !== 1) assertNeverHappens('an entry that went away under the lock of its employee');
}

export async function deleteEntry({ db, companyId }: CompanyScope, id: string): Promise<void> {
  await db<TimeEntryRow>('time_entries').where({ company_id: companyId, id }).delete();
}

export async function setLocked(
  { db, companyId }: CompanyScope,
  ids: readonly string[],
  isLocked: boolean,
): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    await db<TimeEntryRow>('time_entries')
      .where({ company_id: companyId })
      .whereIn('id', ids.slice(from, from + AT_A_TIME))
      .update({ is_locked: isLocked });
  }
}

export function toTimeEntry(row: TimeEntryRow): TimeEntry {
  return {
    id: row.id,
    employeeId: row.employee_id,
    kind: row.kind as TimeEntry['kind'],
    startAt: row.start_at,
    endAt: row.end_at,
    breaks: parseBreaks(row.breaks),
    projectId: row.project_id,
    subProjectId: row.sub_project_id,
    isDraft: Boolean(row.is_draft),
    isLocked: Boolean(row.is_locked),
  };
}

export function toTimeEntryRow(companyId: string, entry: TimeEntry): TimeEntryRow {
  return {
    company_id: companyId,
    id: entry.id,
    employee_id: entry.employeeId,
    kind: entry.kind,
    start_at: entry.startAt,
    end_at: entry.endAt,
    breaks: breaksText(entry.breaks),
    project_id: entry.projectId,
    sub_project_id: entry.subProjectId,
    is_draft: entry.isDraft,
    is_locked: entry.isLocked,
  };
}

function entriesOf({ db, companyId }: CompanyScope, employeeId: string) {
  return db<TimeEntryRow>('time_entries').where({ company_id: companyId, employee_id: employeeId });
}
