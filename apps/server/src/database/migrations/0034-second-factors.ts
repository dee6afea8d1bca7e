import { instant, sameCompany, type Migration } from '../migration.ts';

/** The app on somebody's phone that shows codes, and the codes on paper for when it is lost. */
export const secondFactors: Migration = {
  name: '0034-second-factors',
  up: async (knex) => {
    await knex.schema.createTable('totp_factors', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('employee_id').notNullable();
      table.text('secret');
      table.text('started_secret');
      instant(table, 'used_step').notNullable();
      table.primary(['company_id', 'employee_id']);
      sameCompany(table, 'employee_id', 'employees');
    });
    await knex.schema.createTable('recovery_codes', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('employee_id').notNullable();
      table.string('digest', 64).notNullable();
      table.primary(['company_id', 'employee_id', 'digest']);
      sameCompany(table, 'employee_id', 'employees');
    });
  },
};
