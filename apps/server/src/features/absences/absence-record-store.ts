// Daily records as people wrote them; what pay needs of them is absence-store.ts.
import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import { absences, type AbsenceRecord, type AbsenceRow } from '#database/tables/plans.ts';
import { ofPeople, type Whose } from '#database/whose.ts';

export type { AbsenceRecord };

const { toRecord, toRow } = recordCodec(absences);

const AT_A_TIME = 100;

export async function listAbsenceRecords(
  { db, companyId }: CompanyScope,
  whose: Whose,
  range: { readonly startDate: string; readonly endDate: string },
): Promise<AbsenceRecord[]> {
  const rows = await db<AbsenceRow>('absences')
    .where({ company_id: companyId })
    .where(ofPeople(whose))
    .whereBetween('date', [range.startDate, range.endDate]);
  return rows.map(toRecord);
}

/** Those of these ids that there are, by date. */
export async function findAbsenceRecords(
  { db, companyId }: CompanyScope,
  ids: readonly string[],
  whose: Whose,
): Promise<AbsenceRecord[]> {
  const rows = await db<AbsenceRow>('absences')
    .where({ company_id: companyId })
    .where(ofPeople(whose))
    .whereIn('id', ids)
    .orderBy(['date', 'id']);
  return rows.map(toRecord);
}

export async function insertAbsenceRecords(
  { db, companyId }: CompanyScope,
  records: readonly AbsenceRecord[],
): Promise<void> {
  const rows = records.map((record) => toRow(companyId, record));
  for (let from = 0; from < rows.length; from += AT_A_TIME)
    await db<AbsenceRow>('absences').insert(rows.slice(from, from + AT_A_TIME));
}

/** What a change of days gives all of them. */
export type AbsenceFields = Pick<AbsenceRecord, 'type' | 'kindId' | 'minutes'>;

/** Gives all of these the same kind and minutes. */
export async function updateAbsenceRecords(
  { db, companyId }: CompanyScope,
  ids: readonly string[],
  { type, kindId, minutes }: AbsenceFields,
): Promise<void> {
  await db<AbsenceRow>('absences')
    .where({ company_id: companyId })
    .whereIn('id', ids)
    .update({ type, kind_id: kindId, minutes });
}

export async function deleteAbsenceRecords(
  { db, companyId }: CompanyScope,
  ids: readonly string[],
): Promise<void> {
  await db<AbsenceRow>('absences').where({ company_id: companyId }).whereIn('id', ids).delete();
}
