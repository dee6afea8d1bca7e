import type { CompanyScope } from '#database/company-scope.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import { groupBy } from '#group-by.ts';

/** From the first to the last day of somebody that was opened again; yyyy-MM-dd, both inclusive. */
export type OpenedDays = {
  readonly employeeId: string;
  readonly startDate: string;
  readonly endDate: string;
};

/** @param since epoch milliseconds */
export async function listOpenedDays(
  { db, companyId }: CompanyScope,
  since: number,
): Promise<readonly OpenedDays[]> {
  const rows = await db<ChangeRow>('changes')
    .where({ company_id: companyId, subject: 'closedTime' })
    .where('changed_at', '>=', since)
    .whereNull('after')
    .orderBy(['changed_at', 'id'])
    .select('employee_id', 'before');
  const opened = rows.flatMap(({ employee_id: employeeId, before }) => {
    if (employeeId === null || before === null) return [];
    const { start_date: startDate, end_date: endDate } = JSON.parse(before) as Record<string, string>;
    return startDate === undefined || endDate === undefined ? [] : [{ employeeId, startDate, endDate }];
  });
  return [...groupBy(opened, ({ employeeId }) => employeeId)].map(([employeeId, days]) => ({
    employeeId,
    startDate: days.map(({ startDate }) => startDate).sort()[0] ?? '',
    endDate:
      days
        .map(({ endDate }) => endDate)
        .sort()
        .at(-1) ?? '',
  }));
}
