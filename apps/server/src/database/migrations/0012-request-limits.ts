import { instant, type Migration } from '../migration.ts';

/**
 * Limits that several processes keep together. SQLite has one process, which keeps them in its memory. After a crash of the
 * database the counts of the last minute are gone, which is cheaper than to log them all.
 */
export const requestLimits: Migration = {
  name: '0012-request-limits',
  up: async (knex, engine) => {
    if (engine === 'sqlite') return;
    await knex.schema.createTable('request_limits', (table) => {
      table.text('key').primary();
      table.specificType('passed_at', 'bigint[]').notNullable();
      instant(table, 'last_at').notNullable().index();
    });
    await knex.raw('alter table request_limits set unlogged');
  },
};
