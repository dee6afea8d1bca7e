import type { Migration } from '../migration.ts';

/** Why a session ended, for anyone who comes with it. Null for those that ended before. */
export const whySessionsEnded: Migration = {
  name: '0087-why-sessions-ended',
  up: (knex) =>
    knex.schema.alterTable('sessions', (table) => {
      table.string('ended_because', 20);
    }),
};
