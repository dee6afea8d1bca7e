import type { Migration } from '../migration.ts';

/** The departments to which a manager is limited. Nobody who is there already is limited. */
export const departmentLimits: Migration = {
  name: '0039-department-limits',
  up: async (knex) => {
    await knex.schema.alterTable('employees', (table) => {
      table.text('limited_to_departments');
    });
  },
};
