import type { Migration } from '../migration.ts';

/** The secrets, sealed under the key of the installation, where several servers find them; at most one row. */
export const sharedSecrets: Migration = {
  name: '0060-shared-secrets',
  up: (knex) =>
    knex.schema.createTable('shared_secrets', (table) => {
      table.integer('id').primary();
      table.integer('version').notNullable();
      table.text('sealed').notNullable();
    }),
};
