import type { Migration } from '../migration.ts';

/** Counts the writes that were made to find out whether the database takes one: a value that stays the same is not written. */
export const trialWrites: Migration = {
  name: '0019-trial-writes',
  up: async (knex) => {
    await knex.schema.alterTable('installation', (table) => {
      table.bigInteger('trial_writes').notNullable().defaultTo(0);
    });
  },
};
