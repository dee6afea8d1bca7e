// Whose rows of a company: some people's, or everybody's.
import type { Knex } from 'knex';

/** Employee ids, or everybody of the company. */
export type Whose = readonly string[] | 'everybody';

/** With more ids than this, reading everybody and leaving some out is faster than a condition for each person. */
const MOST_NAMED = 200;

export function whoseOf(employees: readonly { readonly id: string }[]): Whose {
  return employees.length > MOST_NAMED ? 'everybody' : employees.map(({ id }) => id);
}

/** Keeps a query to the rows of these people. */
export function ofPeople(whose: Whose, column = 'employee_id'): (query: Knex.QueryBuilder) => void {
  return (query) => {
    if (whose !== 'everybody') void query.whereIn(column, whose);
  };
}
