import { instant, type Migration } from '../migration.ts';

/**
 * A pairing word is shown alone, by a tablet of which no company is known yet. So on several machines the words stand apart from people, as
 * challenges of passkeys do; each person has at most one. The old passwords were good for ten minutes, and none is taken over.
 */
export const pairingWords: Migration = {
  name: '0084-pairing-words',
  up: async (knex) => {
    await knex.schema.createTable('pairing_words', (table) => {
      table.string('digest', 64).primary();
      table.uuid('company_id').notNullable();
      table.uuid('employee_id').notNullable();
      instant(table, 'ends_at').notNullable();
      table.text('origin');
      table.string('certificate', 10);
      table.string('device', 10);
      instant(table, 'arrived_at');
      table.uuid('tablet_id');
      table.unique(['company_id', 'employee_id']);
    });
    await knex.schema.dropTable('device_passwords');
  },
};
