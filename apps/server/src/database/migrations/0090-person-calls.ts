import { instant, sameCompany, type Migration } from '../migration.ts';

/** When somebody who had not come was called last, and by whom. */
export const personCalls: Migration = {
  name: '0090-person-calls',
  up: async (knex) => {
    await knex.schema.createTable('person_calls', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('employee_id').notNullable();
      instant(table, 'called_at').notNullable();
      table.uuid('called_by');
      table.primary(['company_id', 'employee_id']);
      sameCompany(table, 'employee_id', 'employees');
    });
  },
};
