// What changes time entries other than a punch does: an operator's corrections, approval and its withdrawal.
import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import type { TimeEntry } from './time-entry.ts';
import { toTimeEntry, toTimeEntryRow } from './time-entry-row.ts';

const AT_A_TIME = 500;

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

/** The first other entry of the person with which this one would overlap. One of no length overlaps nothing. */
export async function findOverlapping(
  { db, companyId }: CompanyScope,
  { id, employeeId, startAt, endAt }: TimeEntry,
): Promise<TimeEntry | undefined> {
  if (endAt === startAt) return undefined;
  const row = await db<TimeEntryRow>('time_entries')
    .where({ company_id: companyId, employee_id: employeeId })
    .whereNot({ id })
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
