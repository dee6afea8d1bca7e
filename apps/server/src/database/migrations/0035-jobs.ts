import { instant, type Migration } from '../migration.ts';

/** Work that the server does later by itself, at a time or until it succeeds. */
export const jobs: Migration = {
  name: '0035-jobs',
  up: async (knex) => {
    await knex.schema.createTable('jobs', (table) => {
      // Says which work it is: the same work is never there twice.
      table.string('id', 200).primary();
      table.text('kind').notNullable();
      // JSON, nothing personal in clear.
      table.text('details').notNullable();
      instant(table, 'due_at').notNullable();
      instant(table, 'give_up_at').notNullable();
      table.integer('tries').notNullable().defaultTo(0);
      instant(table, 'leased_until');
      instant(table, 'ended_at');
      table.text('outcome');
      table.text('last_fault');
    });
    await knex.raw('create index jobs_waiting on jobs (due_at) where ended_at is null');
  },
};
