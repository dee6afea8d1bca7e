import type { Migration } from '../migration.ts';

/** How much of each day somebody asks to have off, in minutes or in percent; null of both: all of it, as every request before. */
export const partsOfDaysAskedFor: Migration = {
  name: '0088-parts-of-days-asked-for',
  up: (knex) =>
    knex.schema.alterTable('time_off', (table) => {
      table.integer('minutes');
      table.integer('percent');
    }),
};
