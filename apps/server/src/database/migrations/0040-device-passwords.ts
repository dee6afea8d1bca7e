import { instant, sameCompany, type Migration } from '../migration.ts';

/** What registers one tablet in place of somebody's password; each person has at most one at a time. */
export const devicePasswords: Migration = {
  name: '0040-device-passwords',
  up: (knex) =>
    knex.schema.createTable('device_passwords', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('employee_id').notNullable();
      table.string('digest', 64).notNullable().unique();
      instant(table, 'ends_at').notNullable();
      table.primary(['company_id', 'employee_id']);
      sameCompany(table, 'employee_id', 'employees');
    }),
};
