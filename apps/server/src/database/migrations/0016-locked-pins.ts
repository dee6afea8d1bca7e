import type { Migration } from '../migration.ts';

/** A locked PIN is a question to a manager, who has to know from which tablets somebody guessed. */
export const lockedPins: Migration = {
  name: '0016-locked-pins',
  up: async (knex) => {
    await knex.schema.alterTable('attempt_counters', (table) => {
      // Of the wrong PINs in a row: the device of each, with commas between.
      table.text('tried_from');
    });
    await knex.schema.alterTable('review_items', (table) => {
      // JSON: what there is to know beside the person, the punch and the entry.
      table.text('details');
      // Those that settle themselves with time are looked for every minute, in all companies.
      table.index(['reason', 'settled_at', 'opened_at']);
    });
  },
};
