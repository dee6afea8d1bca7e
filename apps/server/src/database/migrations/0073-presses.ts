import { instant, sameCompany, type Migration } from '../migration.ts';

/** Presses by which something is made: each is done once, however often its request arrives. */
export const presses: Migration = {
  name: '0073-presses',
  up: async (knex) => {
    await knex.schema.createTable('presses', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('employee_id').notNullable();
      sameCompany(table, 'employee_id', 'employees');
      table.string('operation', 60).notNullable();
      table.uuid('key').notNullable();
      table.string('digest', 64).notNullable();
      table.uuid('claim').notNullable();
      instant(table, 'claimed_at').notNullable();
      instant(table, 'done_at');
      table.text('made');
      instant(table, 'ends_at').notNullable();
      table.primary(['company_id', 'employee_id', 'operation', 'key']);
      table.index(['ends_at']);
    });
  },
};
