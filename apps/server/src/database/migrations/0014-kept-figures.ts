import { instant, type Migration } from '../migration.ts';

export const keptFigures: Migration = {
  name: '0014-kept-figures',
  up: async (knex) => {
    await knex.schema.createTable('kept_figures', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('time_entry_id').notNullable();
      instant(table, 'kept_at').notNullable();
      table.text('figures').notNullable();
      table.primary(['company_id', 'time_entry_id']);
      table.foreign(['company_id', 'time_entry_id']).references(['company_id', 'id']).inTable('time_entries');
    });
  },
};
