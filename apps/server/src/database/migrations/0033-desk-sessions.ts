import { instant, type Migration } from '../migration.ts';

/** Sessions of the desk stand beside those of tokens. What is there already is of tokens. */
export const deskSessions: Migration = {
  name: '0033-desk-sessions',
  up: async (knex) => {
    await knex.schema.alterTable('sessions', (table) => {
      table.text('kind').notNullable().defaultTo('token');
      table.string('digest', 64).unique();
      instant(table, 'used_at');
      instant(table, 'confirmed_at');
      table.text('program');
    });
  },
};
