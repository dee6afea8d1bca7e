import { instant, sameCompany, type Migration } from '../migration.ts';

/** Links with which people choose a password. Only digests of them are kept. */
export const passwordLinks: Migration = {
  name: '0042-password-links',
  up: async (knex) => {
    await knex.schema.createTable('password_links', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('employee_id').notNullable();
      sameCompany(table, 'employee_id', 'employees');
      table.string('digest', 64).notNullable();
      instant(table, 'made_at').notNullable();
      instant(table, 'ends_at').notNullable();
      table.primary(['company_id', 'employee_id', 'digest']);
      table.index(['digest']);
      table.index(['ends_at']);
    });
  },
};
