// What people are told of changes of their time, as rows. What they say of it is in the feature of that; how many words are waited for is read by
// all that approves time.
import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import type { RecordOf } from '#database/table.ts';
import { toldChanges, type ToldChangeRow } from '#database/tables/time.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';

export type ToldChange = RecordOf<typeof toldChanges>;

const AT_A_TIME = 500;

const codec = recordCodec(toldChanges);
export const { toRecord: fromToldRow } = codec;

/** All that one press changed of a person is one: a second row of the same moment is left out. */
export async function insertToldChanges(
  { db, companyId }: CompanyScope,
  changes: readonly ToldChange[],
): Promise<void> {
  const rows = changes.map((change) => codec.toRow(companyId, change));
  for (let from = 0; from < rows.length; from += AT_A_TIME)
    await db<ToldChangeRow>('told_changes')
      .insert(rows.slice(from, from + AT_A_TIME))
      .onConflict(['company_id', 'employee_id', 'changed_at'])
      .ignore();
}

/** Those of which nobody has said a word that counts, and that nobody had asked for. */
export function withoutWord({ db, companyId }: CompanyScope) {
  return db('told_changes as told')
    .where({ 'told.company_id': companyId, 'told.is_asked': false })
    .whereNotExists(
      db('change_answers as answer')
        .whereRaw('answer.company_id = told.company_id and answer.told_change_id = told.id')
        .where({ 'answer.counts': true })
        .select('answer.id'),
    );
}

/** How many changes this person has not answered. */
export async function countToAnswer(scope: CompanyScope, employeeId: string): Promise<number> {
  const row = await withoutWord(scope)
    .where({ 'told.employee_id': employeeId })
    .count({ changes: '*' })
    .first();
  return Number((row as unknown as { changes: number | string }).changes);
}

const DAY_MS = 86_400_000;

type Awaited = {
  readonly whose: Whose;
  /** [from, to): where time entries begin. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
};

/** How many changes of time in a range wait for the word of the person, as long as the company waits for it; by employee id. */
export async function countAwaitedWords(
  scope: CompanyScope,
  { waitsForWordsDays }: Pick<CompanySettings, 'waitsForWordsDays'>,
  { whose, from, to, now }: Awaited,
): Promise<ReadonlyMap<string, number>> {
  if (waitsForWordsDays === 0) return new Map();
  const rows: unknown = await withoutWord(scope)
    .where(ofPeople(whose, 'told.employee_id'))
    .where('told.first_at', '<', to)
    .where('told.last_at', '>=', from)
    .where('told.changed_at', '>', now - waitsForWordsDays * DAY_MS)
    .groupBy('told.employee_id')
    .select({ employeeId: 'told.employee_id' })
    .count({ changes: '*' });
  const counts = rows as readonly { readonly employeeId: string; readonly changes: number | string }[];
  return new Map(counts.map(({ employeeId, changes }) => [employeeId, Number(changes)]));
}
