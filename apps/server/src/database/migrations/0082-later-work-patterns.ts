import type { Migration } from '../migration.ts';

/** Regular hours that hold from a later day on than the first ones. Nobody who is there already has any. */
export const laterWorkPatterns: Migration = {
  name: '0082-later-work-patterns',
  up: async (knex) => {
    await knex.schema.alterTable('employees', (table) => {
      table.text('pattern_changes');
    });
  },
};
