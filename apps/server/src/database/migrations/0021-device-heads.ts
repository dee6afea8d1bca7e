import { instant, sameCompany, type Migration } from '../migration.ts';

/** What a tablet has said of its chain, so that nobody can take its last punches away unseen; and who has looked into an incident. */
export const deviceHeads: Migration = {
  name: '0021-device-heads',
  up: async (knex) => {
    await knex.schema.createTable('device_heads', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('device_id').notNullable();
      table.integer('key_epoch').notNullable();
      table.integer('sequence').notNullable();
      table.string('hash', 43).notNullable();
      instant(table, 'heard_at').notNullable();
      // Every later number was punched after this moment.
      instant(table, 'after_at');
      table.primary(['company_id', 'device_id', 'key_epoch', 'sequence']);
      sameCompany(table, 'device_id', 'devices');
    });
    await knex.schema.alterTable('device_incidents', (table) => {
      table.text('closed_by');
      table.text('closing_note');
    });
  },
};
