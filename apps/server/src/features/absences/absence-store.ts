import type { CompanyScope } from '#database/company-scope.ts';
import type { AbsenceRow } from '#database/tables.ts';

export type AbsenceType = 'sick' | 'sickChild' | 'vacation' | 'unpaidLeave';

export type Absence = {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly type: AbsenceType;
  /** Null: the norm of the day. */
  readonly minutes: number | null;
};

export async function listAbsencesOf(
  { db, companyId }: CompanyScope,
  employeeId: string,
  range: { readonly startDate: string; readonly endDate: string },
): Promise<Absence[]> {
  const rows = await db<AbsenceRow>('absences')
    .where({ company_id: companyId, employee_id: employeeId })
    .whereBetween('date', [range.startDate, range.endDate])
    .orderBy(['date', 'id']);
  return rows.map(({ date, type, minutes }) => ({ date, type: type as AbsenceType, minutes }));
}
