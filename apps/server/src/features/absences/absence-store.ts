import type { CompanyScope } from '#database/company-scope.ts';
import type { AbsenceRow } from '#database/tables.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import { groupBy } from '#group-by.ts';

export type AbsenceType = 'sick' | 'sickChild' | 'vacation' | 'unpaidLeave';

export type Absence = {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly type: AbsenceType;
  /** Null: the norm of the day. */
  readonly minutes: number | null;
};

/** The absences of a range by employee id, each list by date. */
export async function listAbsencesOf(
  { db, companyId }: CompanyScope,
  whose: Whose,
  range: { readonly startDate: string; readonly endDate: string },
): Promise<ReadonlyMap<string, readonly Absence[]>> {
  const rows = await db<AbsenceRow>('absences')
    .where({ company_id: companyId })
    .where(ofPeople(whose))
    .whereBetween('date', [range.startDate, range.endDate])
    .orderBy(['date', 'id']);
  const absences = rows.map((row) => ({
    employeeId: row.employee_id,
    date: row.date,
    type: row.type as AbsenceType,
    minutes: row.minutes,
  }));
  return groupBy(absences, ({ employeeId }) => employeeId);
}
