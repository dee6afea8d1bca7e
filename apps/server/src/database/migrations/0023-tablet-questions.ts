import type { Migration } from '../migration.ts';

/** A review item can be about a tablet instead of a person. */
export const tabletQuestions: Migration = {
  name: '0023-tablet-questions',
  up: async (knex) => {
    await knex.schema.alterTable('review_items', (table) => {
      table.uuid('device_id');
    });
    // One open item for each tablet and reason, also where two servers look at the same time.
    await knex.raw(
      `create unique index review_items_open_about_device on review_items (company_id, device_id, reason)
       where settled_at is null and device_id is not null`,
    );
    // Nothing reads it: the server knows the numbers that have arrived.
    await knex.raw('alter table device_health drop column last_sequence');
  },
};
