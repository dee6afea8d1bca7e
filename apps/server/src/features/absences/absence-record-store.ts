// Daily records as people wrote them; what pay needs of them is absence-store.ts.
import type { CompanyScope } from '#database/company-scope.ts';
import type { AbsenceRow } from '#database/tables.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import type { Absence, AbsenceType } from './absence-store.ts';

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
  return rows.map((row) => ({
    id: row.id,
    employeeId: row.employee_id,
    date: row.date,
    type: row.type as AbsenceType,
    minutes: row.minutes,
    note: row.note,
  }));
}
