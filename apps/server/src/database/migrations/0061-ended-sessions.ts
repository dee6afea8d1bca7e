import type { Migration } from '../migration.ts';

/** Sessions and tokens whose time is over are looked for every night, and a session only goes when no token points to it. */
export const endedSessions: Migration = {
  name: '0061-ended-sessions',
  up: async (knex) => {
    await knex.schema.alterTable('sessions', (table) => {
      table.index(['ends_at']);
    });
    await knex.schema.alterTable('refresh_tokens', (table) => {
      table.index(['expires_at']);
      table.index(['company_id', 'session_id']);
    });
  },
};
