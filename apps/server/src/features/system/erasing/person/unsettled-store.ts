// What somebody still has to decide about a person, with their name before them.
import type { Knex } from 'knex';
import type { CompanyScope } from '#database/company-scope.ts';

/** Open time entries, punches and questions that wait, and requests for time off without an answer. */
export async function countUnsettled(scope: CompanyScope, employeeId: string): Promise<number> {
  const { db, companyId } = scope;
  const of = (table: string) => db(table).where({ company_id: companyId, employee_id: employeeId });
  const counts: readonly Knex.QueryBuilder[] = [
    of('time_entries').whereNull('end_at'),
    of('open_punches'),
    of('review_items').whereNull('settled_at'),
    of('time_off').where({ status: 'Pending' }),
  ];
  let sum = 0;
  for (const rows of counts) sum += await rowCount(rows);
  return sum;
}

/** Time that is not approved: no payroll file can name the person any more. */
export async function countUnlocked({ db, companyId }: CompanyScope, employeeId: string): Promise<number> {
  return rowCount(
    db('time_entries').where({ company_id: companyId, employee_id: employeeId, is_locked: false }),
  );
}

async function rowCount(rows: Knex.QueryBuilder): Promise<number> {
  const counted: unknown = await rows.count('* as items').first();
  return Number((counted as { items: number | string }).items);
}
