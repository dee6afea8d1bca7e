import { instant, type Migration } from '../migration.ts';

/** What the server's clock has said, so that a clock that was set back is noticed, and stays noticed. */
export const serverClock: Migration = {
  name: '0020-server-clock',
  up: async (knex) => {
    await knex.schema.alterTable('installation', (table) => {
      instant(table, 'newest_moment_at');
      // Until an operator has confirmed that the clock is right.
      instant(table, 'clock_set_back_from');
      instant(table, 'clock_set_back_to');
    });
  },
};
