import { instant, type Migration } from '../migration.ts';

/** What the servers have found wrong with what proxies tell: the doctor is a process of its own and finds it here. */
export const forwardedTrouble: Migration = {
  name: '0065-forwarded-trouble',
  up: async (knex) => {
    await knex.schema.alterTable('installation', (table) => {
      table.string('forwarded_trouble', 20);
      table.string('forwarded_peer', 45);
      instant(table, 'forwarded_trouble_at');
    });
  },
};
