import type { Migration } from '../migration.ts';

/** Ratios of employment after the first one. Nobody who is there already has any. */
export const ratioChanges: Migration = {
  name: '0032-ratio-changes',
  up: async (knex) => {
    await knex.schema.alterTable('employees', (table) => {
      table.text('ratio_changes');
    });
  },
};
