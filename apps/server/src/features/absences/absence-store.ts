import type { CompanyScope } from '#database/company-scope.ts';
import { among, company, hotRead, value } from '#database/hot-statement.ts';
import { readTogether } from '#database/read-together.ts';
import { readHot } from '#database/run-hot-statement.ts';
import type { AbsenceRow } from '#database/tables/plans.ts';
import { isNamed, ofPeople, type Whose } from '#database/whose.ts';
import { groupBy } from '#group-by.ts';

export type AbsenceType = 'sick' | 'sickChild' | 'vacation' | 'unpaidLeave';

export type Absence = {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly type: AbsenceType;
  /** Null: the norm of the day. */
  readonly minutes: number | null;
};

type OfPersonRow = Pick<AbsenceRow, 'employee_id' | 'date' | 'type' | 'minutes'>;

const OF_NAMED = hotRead<OfPersonRow>()`
  select employee_id, date, type, minutes
  from absences
  where company_id = ${company} and employee_id ${among('uuid')}
    and date between ${value('text')} and ${value('text')}
  order by date, id`;

const listOfNamed = readTogether<readonly Absence[], [startDate: string, endDate: string]>(
  async (scope, employeeIds, startDate, endDate) =>
    byEmployee(await readHot(scope, OF_NAMED, employeeIds, startDate, endDate)),
);

/** The absences of a range by employee id, each list by date. */
export async function listAbsencesOf(
  scope: CompanyScope,
  whose: Whose,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): Promise<ReadonlyMap<string, readonly Absence[]>> {
  if (isNamed(whose)) return listOfNamed(scope, whose, startDate, endDate);
  const rows = await scope
    .db<AbsenceRow>('absences')
    .where({ company_id: scope.companyId })
    .where(ofPeople(whose))
    .whereBetween('date', [startDate, endDate])
    .orderBy(['date', 'id']);
  return byEmployee(rows);
}

function byEmployee(rows: readonly OfPersonRow[]): ReadonlyMap<string, readonly Absence[]> {
  const absences = rows.map((row) => ({
    employeeId: row.employee_id,
    date: row.date,
    type: row.type as AbsenceType,
    minutes: row.minutes,
  }));
  return groupBy(absences, ({ employeeId }) => employeeId);
}
