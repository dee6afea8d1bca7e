import type { Migration } from '../migration.ts';

/** A run has lines of periods that were sent before: of whom, of which period and days. In older rows there are none. */
export const linesOfOlderPeriods: Migration = {
  name: '0083-lines-of-older-periods',
  up: async (knex) => {
    await knex.schema.alterTable('payroll_runs', (table) => {
      table.string('older_from', 10);
    });
    await knex.schema.alterTable('payroll_run_people', (table) => {
      table.text('older');
    });
  },
};
