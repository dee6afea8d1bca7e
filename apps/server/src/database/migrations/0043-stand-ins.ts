import type { Migration } from '../migration.ts';

/** Who stands in for a manager, on which days. */
export const standIns: Migration = {
  name: '0043-stand-ins',
  up: async (knex) => {
    await knex.schema.alterTable('employees', (table) => {
      table.text('stand_ins');
    });
  },
};
