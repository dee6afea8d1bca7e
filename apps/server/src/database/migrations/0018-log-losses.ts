import { instant, type Migration } from '../migration.ts';

/** Lines that the log could not take are told here: the database may stand on a disk that has room. */
export const logLosses: Migration = {
  name: '0018-log-losses',
  up: async (knex) => {
    await knex.schema.alterTable('installation', (table) => {
      table.bigInteger('log_lines_lost').notNullable().defaultTo(0);
      instant(table, 'log_lost_since');
      instant(table, 'log_lost_last_at');
    });
  },
};
