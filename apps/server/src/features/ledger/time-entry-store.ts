import type { CompanyScope } from '#database/company-scope.ts';
import { among, company, hotInsert, hotRead, hotUpdate, value } from '#database/hot-statement.ts';
import { recordCodec, type NamedValues } from '#database/record-codec.ts';
import { readTogether } from '#database/read-together.ts';
import { readHot, writeHot } from '#database/run-hot-statement.ts';
import { columnNamesOf } from '#database/table.ts';
import { timeEntries, type TimeEntryRow } from '#database/tables/time.ts';
import { isNamed, ofPeople, type Whose } from '#database/whose.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { groupBy } from '#group-by.ts';
import type { TimeEntry } from './time-entry.ts';

const AT_A_TIME = 500;

const { asNamed, asNamedText, fromNamed, ...codec } = recordCodec(timeEntries);
export const { toRecord: toTimeEntry, toRow: toTimeEntryRow } = codec;

/** Equal entries are equal rows. */
export function isSameEntry(one: TimeEntry, other: TimeEntry): boolean {
  const [row, otherRow] = [toTimeEntryRow('', one), toTimeEntryRow('', other)];
  return columnNamesOf(timeEntries).every((column) => row[column] === otherRow[column]);
}

export async function findOpenEntry(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<TimeEntry | undefined> {
  const row = await entriesOf({ db, companyId }, employeeId).whereNull('end_at').first();
  return row && toTimeEntry(row);
}

/** Epoch milliseconds; undefined where nothing of the person is recorded. */
export async function findFirstStart(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<number | undefined> {
  const first = await db<TimeEntryRow>('time_entries')
    .where({ company_id: companyId, employee_id: employeeId })
    .orderBy('start_at')
    .first('start_at');
  return first?.start_at;
}

const OPEN = hotRead<NamedValues>()`
  select ${asNamedText} from time_entries where company_id = ${company} and end_at is null order by start_at, id`;

/** Open entries of everybody, longest open first. */
export async function listOpenEntries(scope: CompanyScope): Promise<TimeEntry[]> {
  return (await readHot(scope, OPEN)).map(fromNamed);
}

const TIMELINES = hotRead<NamedValues>()`
  select ${asNamedText}
  from time_entries
  where company_id = ${company} and employee_id ${among('uuid')} and end_at is null
  union all
  select ${asNamedText}
  from time_entries
  where company_id = ${value('uuid')} and employee_id ${among('uuid')} and end_at >= ${value('bigint')}
    and kind <> 'standby'`;

/**
 * By employee id the worked entries of these people that are open or end at a moment or later, by start. No punch is about standby, which is
 * never open. Two looks into an index: one condition for both would read all that somebody has ever worked.
 */
export async function listTimelines(
  scope: CompanyScope,
  employeeIds: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, readonly TimeEntry[]>> {
  return byEmployee(await readHot(scope, TIMELINES, employeeIds, scope.companyId, employeeIds, since));
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
  if (isNamed(whose)) return listNamedAround(scope, whose, from, to);
  const before = await lastEntriesBefore(scope, whose, from);
  return byEmployee([...before, ...(await entriesBeginning(scope, whose, { from, to }))]);
}

function entriesBeginning(
  { db, companyId }: CompanyScope,
  whose: Whose,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<NamedValues[]> {
  return db('time_entries')
    .where({ company_id: companyId })
    .where(ofPeople(whose))
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .select<NamedValues[]>(asNamed);
}

/** Both in one statement. */
const listNamedAround = readTogether<readonly TimeEntry[], [from: number, to: number]>(
  async (scope, employeeIds, from, to) => {
    const { companyId } = scope;
    const before = [from, companyId, employeeIds] as const;
    return byEmployee(await readHot(scope, AROUND, employeeIds, from, to, companyId, ...before, ...before));
  },
);

/** The id of the last entry before a moment of each of these people. */
const lastOf = (kinds: string) => `
      select (
        select earlier.id
        from time_entries as earlier
        where earlier.company_id = person.company_id and earlier.employee_id = person.id and ${kinds}
          and (earlier.end_at is null or earlier.end_at > earlier.start_at)`;

const AROUND = hotRead<NamedValues>()`
  select ${asNamedText}
  from time_entries
  where company_id = ${company} and employee_id ${among('uuid')}
    and start_at >= ${value('bigint')} and start_at < ${value('bigint')}
  union all
  select ${asNamedText}
  from time_entries
  where company_id = ${value('uuid')} and id in (${lastOf("earlier.kind <> 'standby'")}
          and earlier.start_at < ${value('bigint')}
        order by earlier.start_at desc
        limit 1)
      from employees as person
      where person.company_id = ${value('uuid')} and person.id ${among('uuid')}
      union all${lastOf("earlier.kind = 'standby'")}
          and earlier.start_at < ${value('bigint')}
        order by earlier.start_at desc
        limit 1)
      from employees as person
      where person.company_id = ${value('uuid')} and person.id ${among('uuid')})`;

function byEmployee(rows: readonly NamedValues[]): ReadonlyMap<string, readonly TimeEntry[]> {
  const lists = groupBy(rows.map(fromNamed), ({ employeeId }) => employeeId);
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
): Promise<NamedValues[]> {
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
  return db('time_entries')
    .where({ company_id: companyId })
    .whereIn('id', ids)
    .select<NamedValues[]>(asNamed);
}

const INSERT_ENTRIES = hotInsert(timeEntries);

export async function insertEntries(scope: CompanyScope, entries: readonly TimeEntry[]): Promise<void> {
  await writeHot(
    scope,
    INSERT_ENTRIES,
    entries.map((entry) => toTimeEntryRow(scope.companyId, entry)),
  );
}

const CLOSE_ENTRIES = hotUpdate(timeEntries, ['end_at', 'is_draft'], 'time_entries.end_at is null');

/** Gives open entries their end. */
export async function closeEntries(scope: CompanyScope, entries: readonly TimeEntry[]): Promise<void> {
  const rows = entries.map((entry) => toTimeEntryRow(scope.companyId, entry));
  if ((await writeHot(scope, CLOSE_ENTRIES, rows)) !== entries.length)
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

/** By employee id, the start of the last approved entry of those that begin at a moment or later. */
export async function listLastApproved(
  { db, companyId }: CompanyScope,
  since: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db<TimeEntryRow>('time_entries')
    .where({ company_id: companyId, is_locked: true })
    .where('start_at', '>=', since)
    .orderBy('start_at')
    .select('employee_id', 'start_at');
  return new Map(rows.map((row) => [row.employee_id, row.start_at]));
}

function entriesOf({ db, companyId }: CompanyScope, employeeId: string) {
  return db<TimeEntryRow>('time_entries').where({ company_id: companyId, employee_id: employeeId });
}
