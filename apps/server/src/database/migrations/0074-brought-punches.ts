import type { Migration } from '../migration.ts';

/** Which device handed a punch over that another one had made: a manager is asked about it. Null for all that came before. */
export const broughtPunches: Migration = {
  name: '0074-brought-punches',
  up: (knex) =>
    knex.schema.alterTable('punch_envelopes', (table) => {
      table.string('brought_by', 36);
    }),
};
