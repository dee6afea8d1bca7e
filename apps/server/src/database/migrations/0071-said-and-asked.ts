import type { Migration } from '../migration.ts';

/** What a payroll file says of each person is kept beside the minutes, so that the next file makes good what rounding took. */
export const saidAndAsked: Migration = {
  name: '0071-said-and-asked',
  up: (knex) =>
    knex.schema.alterTable('payroll_run_people', (table) => {
      table.text('amounts');
    }),
};
