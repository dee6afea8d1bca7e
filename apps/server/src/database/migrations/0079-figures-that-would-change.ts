import type { Migration } from '../migration.ts';

/**
 * Approved time keeps the rule set by whose version it was calculated, and what it had before an approval renewed it; rows from before have
 * neither. A run says why it was sent as approved although figures would change.
 */
export const figuresThatWouldChange: Migration = {
  name: '0079-figures-that-would-change',
  up: async (knex) => {
    await knex.schema.alterTable('kept_figures', (table) => {
      table.uuid('rule_set_id');
      table.text('replaced');
    });
    await knex.schema.alterTable('payroll_runs', (table) => {
      table.text('as_approved_reason');
    });
  },
};
