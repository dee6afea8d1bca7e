// Whose rows of a company: some people's, those of some departments, or everybody's.
import type { Knex } from 'knex';

/** The people of these departments, and one more. */
type OfDepartments = {
  readonly companyId: string;
  readonly departmentIds: readonly string[];
  readonly oneself: string;
};

/** Employee ids, people of departments, or everybody of the company. */
export type Whose = readonly string[] | OfDepartments | 'everybody';

/** With more ids than this, reading everybody and leaving some out is faster than a condition for each person. */
const MOST_NAMED = 200;

export function whoseOf(employees: readonly { readonly id: string }[]): Whose {
  return employees.length > MOST_NAMED ? 'everybody' : employees.map(({ id }) => id);
}

/** Whether they are named one by one. */
export function isNamed(whose: Whose): whose is readonly string[] {
  return whose !== 'everybody' && !('departmentIds' in whose);
}

/** Keeps a query to the rows of these people. */
export function ofPeople(whose: Whose, column = 'employee_id'): (query: Knex.QueryBuilder) => void {
  return (query) => {
    if (whose === 'everybody') return;
    if ('departmentIds' in whose) void query.where(ofDepartments(whose, column));
    else void query.whereIn(column, whose);
  };
}

/** Within the same statement, so that a limit costs none of its own. */
function ofDepartments(
  { companyId, departmentIds, oneself }: OfDepartments,
  column: string,
): (query: Knex.QueryBuilder) => void {
  const members = (query: Knex.QueryBuilder) =>
    void query
      .from('employee_departments')
      .select('employee_id')
      .where('company_id', companyId)
      .whereIn('department_id', departmentIds);
  return (query) => void query.where(column, oneself).orWhereIn(column, members);
}
