import { instant, type Migration } from '../migration.ts';

/** The link by which the first company is made; there is at most one, and none once there is a company. */
export const firstRunLink: Migration = {
  name: '0045-first-run-link',
  up: (knex) =>
    knex.schema.createTable('first_run_links', (table) => {
      table.string('digest', 64).primary();
      instant(table, 'ends_at').notNullable();
    }),
};
