// Daily records as people wrote them; what pay needs of them is absence-store.ts.
import type { CompanyScope } from '#database/company-scope.ts';
import type { AbsenceRow } from '#database/tables/plans.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import type { Absence, AbsenceType } from './absence-store.ts';

const AT_A_TIME = 100;

export type AbsenceRecord = Absence & {
  readonly id: string;
  readonly employeeId: string;
  readonly note: string;
};

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
  const rows = records.map((record) => toAbsenceRow(companyId, record));
  for (let from = 0; from < rows.length; from += AT_A_TIME)
    await db<AbsenceRow>('absences').insert(rows.slice(from, from + AT_A_TIME));
}

/** Gives all of these the same kind and minutes. */
export async function updateAbsenceRecords(
  { db, companyId }: CompanyScope,
  ids: readonly string[],
  { type, minutes }: Pick<AbsenceRecord, 'type' | 'minutes'>,
): Promise<void> {
  await db<AbsenceRow>('absences')
    .where({ company_id: companyId })
    .whereIn('id', ids)
    .update({ type, minutes });
}

export async function deleteAbsenceRecords(
  { db, companyId }: CompanyScope,
  ids: readonly string[],
): Promise<void> {
  await db<AbsenceRow>('absences').where({ company_id: companyId }).whereIn('id', ids).delete();
}

function toAbsenceRow(
  companyId: string,
  { id, employeeId, date, type, minutes, note }: AbsenceRecord,
): AbsenceRow {
  return { company_id: companyId, id, employee_id: employeeId, date, type, minutes, note };
}

function toRecord(row: AbsenceRow): AbsenceRecord {
  return {
    id: row.id,
    employeeId: row.employee_id,
    date: row.date,
    type: row.type as AbsenceType,
    minutes: row.minutes,
    note: row.note,
  };
}
