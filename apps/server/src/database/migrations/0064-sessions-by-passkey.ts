import type { Migration } from '../migration.ts';

/** With which passkey a session began, so that it ends with it. Of older ones it is not known. */
export const sessionsByPasskey: Migration = {
  name: '0064-sessions-by-passkey',
  up: async (knex) => {
    await knex.schema.alterTable('sessions', (table) => {
      table.uuid('passkey_id');
    });
  },
};
