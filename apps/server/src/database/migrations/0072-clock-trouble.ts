import { instant, type Migration } from '../migration.ts';

/** The server whose clock differs from the database's: the doctor is a process of its own, and the desk may ask another server. */
export const clockTrouble: Migration = {
  name: '0072-clock-trouble',
  up: async (knex) => {
    await knex.schema.alterTable('installation', (table) => {
      table.string('clock_trouble_server', 255);
      table.bigInteger('clock_trouble_offset_ms');
      instant(table, 'clock_trouble_at');
    });
  },
};
