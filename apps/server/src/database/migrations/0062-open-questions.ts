import { lookUpOverlaps } from '../guards.ts';
import type { Migration } from '../migration.ts';

/** Reads of what is open, of a month, or of what a punch is held against may not take longer with the years behind them. */
export const openQuestions: Migration = {
  name: '0062-open-questions',
  up: async (knex, engine) => {
    await knex.raw(
      'create index review_items_open on review_items (company_id, opened_at) where settled_at is null',
    );
    await knex.raw(
      `create index review_items_about_entry on review_items (company_id, time_entry_id)
       where time_entry_id is not null`,
    );
    await knex.schema.alterTable('absences', (table) => {
      table.index(['company_id', 'date']);
    });
    await knex.schema.alterTable('time_off', (table) => {
      table.index(['company_id', 'end_date']);
    });
    await knex.raw('create index shifts_by_length on shifts (company_id, (end_at - start_at))');
    if (engine === 'sqlite') await lookUpOverlaps(knex);
  },
};
