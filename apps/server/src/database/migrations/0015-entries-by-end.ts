import type { Migration } from '../migration.ts';

/** Each punch asks what somebody has that ends now or later; years of entries that have ended must not slow it down. */
export const entriesByEnd: Migration = {
  name: '0015-entries-by-end',
  up: async (knex) => {
    await knex.schema.alterTable('time_entries', (table) => {
      table.index(['company_id', 'employee_id', 'end_at']);
    });
  },
};
