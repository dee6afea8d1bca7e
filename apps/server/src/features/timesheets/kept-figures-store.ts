import type { EntryFigures } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import { among, company, hotRead, value } from '#database/hot-statement.ts';
import { readHot } from '#database/run-hot-statement.ts';
import type { KeptFiguresRow } from '#database/tables/time.ts';
import { isNamed, ofPeople, type Whose } from '#database/whose.ts';

const AT_A_TIME = 500;

/** The figures of an entry when it was locked, still as JSON text: it is parsed when that person is calculated. */
export type KeptFiguresText = {
  readonly timeEntryId: string;
  readonly employeeId: string;
  readonly text: string;
  /** Of the version by which they were calculated; null where it was not kept. */
  readonly ruleSetId: string | null;
};

/** The part of a locked entry that is needed to keep its figures. */
export type EntryToKeep = { readonly id: string; readonly employeeId: string; readonly startAt: number };

const OF_NAMED = hotRead<{ id: string; employee_id: string; figures: string; rule_set_id: string | null }>()`
  select entry.id, entry.employee_id, kept.figures, kept.rule_set_id
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
    return named.map((row) => ({
      timeEntryId: row.id,
      employeeId: row.employee_id,
      text: row.figures,
      ruleSetId: row.rule_set_id,
    }));
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
    .select(
      'entry.id as timeEntryId',
      'entry.employee_id as employeeId',
      'kept.figures as text',
      'kept.rule_set_id as ruleSetId',
    );
  return rows as KeptFiguresText[];
}

/** What is kept of an entry. */
export type FiguresToKeep = { readonly figures: EntryFigures; readonly ruleSetId: string | null };

export async function insertKeptFigures(
  { db, companyId }: CompanyScope,
  kept: ReadonlyMap<string, FiguresToKeep>,
  now: number,
): Promise<void> {
  const rows = [...kept].map(([timeEntryId, { figures, ruleSetId }]): KeptFiguresRow => ({
    company_id: companyId,
    time_entry_id: timeEntryId,
    kept_at: now,
    figures: JSON.stringify(figures),
    rule_set_id: ruleSetId,
    replaced: null,
  }));
  for (let from = 0; from < rows.length; from += AT_A_TIME) {
    await db<KeptFiguresRow>('kept_figures').insert(rows.slice(from, from + AT_A_TIME));
  }
}

type Replaced = Pick<KeptFiguresRow, 'figures' | 'kept_at' | 'rule_set_id'>;

/** Gives locked entries other figures; what they had stays beside them, until they are given others again. */
export async function renewKeptFigures(
  { db, companyId }: CompanyScope,
  kept: ReadonlyMap<string, FiguresToKeep>,
  now: number,
): Promise<void> {
  for (const [id, { figures, ruleSetId }] of kept) {
    const row = db<KeptFiguresRow>('kept_figures').where({ company_id: companyId, time_entry_id: id });
    const replaced: Replaced | undefined = await row.clone().first('figures', 'kept_at', 'rule_set_id');
    await row.update({
      kept_at: now,
      figures: JSON.stringify(figures),
      rule_set_id: ruleSetId,
      replaced: JSON.stringify(replaced),
    });
  }
}

/** Gives entries the figures back that they had before they were renewed at a moment. */
export async function restoreKeptFigures(
  { db, companyId }: CompanyScope,
  timeEntryIds: readonly string[],
  renewedAt: number,
): Promise<void> {
  for (const id of timeEntryIds) {
    const row = db<KeptFiguresRow>('kept_figures')
      .where({ company_id: companyId, time_entry_id: id, kept_at: renewedAt })
      .whereNotNull('replaced');
    const found = await row.clone().first('replaced');
    if (typeof found?.replaced !== 'string') continue;
    await row.update({ ...(JSON.parse(found.replaced) as Replaced), replaced: null });
  }
}

/** When the figures of these entries were kept, by entry. */
export async function listKeptAtOf(
  { db, companyId }: CompanyScope,
  timeEntryIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const keptAt = new Map<string, number>();
  for (let from = 0; from < timeEntryIds.length; from += AT_A_TIME) {
    const rows = await db<KeptFiguresRow>('kept_figures')
      .where({ company_id: companyId })
      .whereIn('time_entry_id', timeEntryIds.slice(from, from + AT_A_TIME))
      .select('time_entry_id', 'kept_at');
    for (const { time_entry_id, kept_at } of rows) keptAt.set(time_entry_id, kept_at);
  }
  return keptAt;
}

/** When the figures of the locked entries that begin in [from, to) were kept, by entry. */
export async function listKeptAt(
  { db, companyId }: CompanyScope,
  employeeIds: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db('time_entries as entry')
    .join('kept_figures as kept', function () {
      this.on('kept.company_id', 'entry.company_id').andOn('kept.time_entry_id', 'entry.id');
    })
    .where({ 'entry.company_id': companyId })
    .where(ofPeople(employeeIds, 'entry.employee_id'))
    .where('entry.start_at', '>=', from)
    .where('entry.start_at', '<', to)
    .select<{ id: string; kept_at: number }[]>('entry.id', 'kept.kept_at');
  return new Map(rows.map(({ id, kept_at }) => [id, kept_at]));
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
