import type { Migration } from '../migration.ts';

/**
 * What a payroll file says of each person is kept beside the minutes, so that the next file makes good what rounding took. A company says how
 * long a time entry may be, so entries are found by their length, and what is not approved yet by its beginning.
 */
export const saidAndAsked: Migration = {
  name: '0071-said-and-asked',
  up: async (knex) => {
    await knex.schema.alterTable('payroll_run_people', (table) => {
      table.text('amounts');
    });
    await knex.schema.alterTable('companies', (table) => {
      table.integer('longest_entry_hours').notNullable().defaultTo(16);
    });
    await knex.raw('drop index time_entries_overlong');
    await knex.raw(
      `create index time_entries_by_length on time_entries (company_id, (end_at - start_at)) where kind <> 'standby' and not is_locked`,
    );
    await knex.raw(
      `create index time_entries_unapproved on time_entries (company_id, start_at)
       where end_at is not null and kind <> 'standby' and not is_draft and not is_locked`,
    );
  },
};
