import type { EntryFigures } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import { among, company, hotRead, value } from '#database/hot-statement.ts';
import { readHot } from '#database/run-hot-statement.ts';
import type { KeptFiguresRow } from '#database/tables.ts';
import { isNamed, ofPeople, type Whose } from '#database/whose.ts';

const AT_A_TIME = 500;

/** The figures of an entry when it was locked, still as JSON text: it is parsed when that person is calculated. */
export type KeptFiguresText = {
  readonly timeEntryId: string;
  readonly employeeId: string;
  readonly text: string;
};

/** The part of a locked entry that is needed to keep its figures. */
export type EntryToKeep = { readonly id: string; readonly employeeId: string; readonly startAt: number };

const OF_NAMED = hotRead<{ id: string; employee_id: string; figures: string }>()`
  select entry.id, entry.employee_id, kept.figures
  from time_entries as entry
  join kept_figures as kept on kept.company_id = entry.company_id and kept.time_entry_id = entry.id
  where entry.company_id = ${company} and entry.employee_id ${among('uuid')} and entry.is_locked
    and entry.start_at >= ${value('bigint')} and entry.start_at < ${value('bigint')}`;

/** Figures of the locked entries that begin in [from, to). */
export async function listKeptFigures(
  scope: CompanyScope,
  whose: Whose,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<KeptFiguresText[]> {
  if (isNamed(whose)) {
    const named = await readHot(scope, OF_NAMED, whose, from, to);
    return named.map((row) => ({ timeEntryId: row.id, employeeId: row.employee_id, text: row.figures }));
  }
  const { db, companyId } = scope;
  const rows: unknown = await db('time_entries as entry')
    .join('kept_figures as kept', function () {
      this.on('kept.company_id', 'entry.company_id').andOn('kept.time_entry_id', 'entry.id');
    })
    .where({ 'entry.company_id': companyId, 'entry.is_locked': true })
    .where(ofPeople(whose, 'entry.employee_id'))
    .where('entry.start_at', '>=', from)
    .where('entry.start_at', '<', to)
    .select('entry.id as timeEntryId', 'entry.employee_id as employeeId', 'kept.figures as text');
  return rows as KeptFiguresText[];
}

export async function insertKeptFigures(
  { db, companyId }: CompanyScope,
  figures: ReadonlyMap<string, EntryFigures>,
  now: number,
): Promise<void> {
  const rows = [...figures].map(([timeEntryId, each]) => ({
    company_id: companyId,
    time_entry_id: timeEntryId,
    kept_at: now,
    figures: JSON.stringify(each),
  }));
  for (let from = 0; from < rows.length; from += AT_A_TIME) {
    await db<KeptFiguresRow>('kept_figures').insert(rows.slice(from, from + AT_A_TIME));
  }
}

export async function deleteKeptFigures(
  { db, companyId }: CompanyScope,
  timeEntryIds: readonly string[],
): Promise<void> {
  for (let from = 0; from < timeEntryIds.length; from += AT_A_TIME) {
    await db<KeptFiguresRow>('kept_figures')
      .where({ company_id: companyId })
      .whereIn('time_entry_id', timeEntryIds.slice(from, from + AT_A_TIME))
      .delete();
  }
}

/** Locked entries for which no figures are kept, by employee and time. */
export async function listLockedWithoutFigures(
  { db, companyId }: CompanyScope,
  whose: Whose,
): Promise<EntryToKeep[]> {
  const rows: unknown = await db('time_entries as entry')
    .leftJoin('kept_figures as kept', function () {
      this.on('kept.company_id', 'entry.company_id').andOn('kept.time_entry_id', 'entry.id');
    })
    .where({ 'entry.company_id': companyId, 'entry.is_locked': true, 'entry.is_draft': false })
    .where(ofPeople(whose, 'entry.employee_id'))
    .whereNull('kept.time_entry_id')
    .orderBy(['entry.employee_id', 'entry.start_at', 'entry.id'])
    .select('entry.id as id', 'entry.employee_id as employeeId', 'entry.start_at as startAt');
  return rows as EntryToKeep[];
}
