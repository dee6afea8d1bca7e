// What people said of changes of their time, and when they were told of them, as rows.
import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import type { RecordOf } from '#database/table.ts';
import {
  changeAnswers,
  type ChangeAnswerRow,
  type ReviewItemRow,
  type ToldChangeRow,
} from '#database/tables/time.ts';
import { fromToldRow, withoutWord, type ToldChange } from '#features/ledger/told-change-store.ts';

export type ChangeAnswer = RecordOf<typeof changeAnswers>;

const { toRecord, toRow } = recordCodec(changeAnswers);

export async function insertAnswer({ db, companyId }: CompanyScope, answer: ChangeAnswer): Promise<void> {
  await db<ChangeAnswerRow>('change_answers').insert(toRow(companyId, answer));
}

export async function findAnswer(
  { db, companyId }: CompanyScope,
  id: string,
): Promise<ChangeAnswer | undefined> {
  const row = await db<ChangeAnswerRow>('change_answers').where({ company_id: companyId, id }).first();
  return row && toRecord(row);
}

/** Of some changes, the oldest first. */
export async function listAnswers(
  { db, companyId }: CompanyScope,
  changeIds: readonly string[],
): Promise<readonly ChangeAnswer[]> {
  const rows = await db<ChangeAnswerRow>('change_answers')
    .where({ company_id: companyId })
    .whereIn('told_change_id', changeIds)
    .orderBy(['said_at', 'id']);
  return rows.map(toRecord);
}

export async function findToldChange(
  { db, companyId }: CompanyScope,
  id: string,
): Promise<ToldChange | undefined> {
  const row = await db<ToldChangeRow>('told_changes').where({ company_id: companyId, id }).first();
  return row && fromToldRow(row);
}

/** By the moments of their changes. */
export async function listToldAt(
  { db, companyId }: CompanyScope,
  employeeId: string,
  moments: readonly number[],
): Promise<readonly ToldChange[]> {
  const rows = await db<ToldChangeRow>('told_changes')
    .where({ company_id: companyId, employee_id: employeeId })
    .whereIn('changed_at', moments);
  return rows.map(fromToldRow);
}

/** The moment of the last change of this person's time by somebody else; null: there was none. */
export async function findNewestChange(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<number | null> {
  const row = await db<ToldChangeRow>('told_changes')
    .where({ company_id: companyId, employee_id: employeeId, is_asked: false })
    .orderBy('changed_at', 'desc')
    .first('changed_at');
  return row?.changed_at ?? null;
}

type ToTell = {
  readonly employeeId: string;
  /** Answered ones that are older are not told again; epoch milliseconds. */
  readonly answeredSince: number;
  readonly most: number;
};

/** Those without a word, first what was never told; then those with one. Of each the newest first. */
export async function listToTell(
  scope: CompanyScope,
  { employeeId, answeredSince, most }: ToTell,
): Promise<readonly ToldChange[]> {
  const { db, companyId } = scope;
  const waiting: readonly ToldChangeRow[] = await withoutWord(scope)
    .where({ 'told.employee_id': employeeId })
    .orderByRaw('(told.told_at is not null), told.changed_at desc')
    .limit(most)
    .select('told.*');
  const known = new Set(waiting.map(({ id }) => id));
  const answered = await db<ToldChangeRow>('told_changes')
    .where({ company_id: companyId, employee_id: employeeId })
    .whereIn(
      'id',
      db<ChangeAnswerRow>('change_answers')
        .where({ company_id: companyId, employee_id: employeeId })
        .where('said_at', '>=', answeredSince)
        .select('told_change_id'),
    )
    .orderBy('changed_at', 'desc')
    .limit(most);
  const rows = [...waiting, ...answered.filter(({ id }) => !known.has(id))];
  return rows.slice(0, most).map(fromToldRow);
}

/** The first time counts. @returns those of this person, told by now */
export async function markTold(
  { db, companyId }: CompanyScope,
  {
    employeeId,
    changeIds,
    now,
  }: { readonly employeeId: string; readonly changeIds: readonly string[]; readonly now: number },
): Promise<readonly string[]> {
  const theirs = () =>
    db<ToldChangeRow>('told_changes')
      .where({ company_id: companyId, employee_id: employeeId, is_asked: false })
      .whereIn('id', changeIds);
  await theirs().whereNull('told_at').update({ told_at: now });
  return await theirs().pluck('id');
}

export type Question = Pick<ReviewItemRow, 'id' | 'decision' | 'settled_at'>;

/** The questions that words have opened, by id. */
export async function listQuestionsOf(
  { db, companyId }: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Question>> {
  const rows = await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId })
    .whereIn('id', ids)
    .select('id', 'decision', 'settled_at');
  return new Map(rows.map((row) => [row.id, row]));
}
