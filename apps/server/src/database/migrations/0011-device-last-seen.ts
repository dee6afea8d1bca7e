import { instant, type Migration } from '../migration.ts';

/** A kiosk that has not been heard of may still hold punches, which payroll must know. */
export const deviceLastSeen: Migration = {
  name: '0011-device-last-seen',
  up: async (knex) => {
    await knex.schema.alterTable('devices', (table) => {
      instant(table, 'last_seen_at');
    });
    await knex('devices').update({ last_seen_at: knex.ref('registered_at') });
  },
};
