import type { Migration } from '../migration.ts';

/** How somebody is known to the state, reached and written to. Of nobody who is there already is any of it known. */
export const factsAboutPeople: Migration = {
  name: '0046-facts-about-people',
  up: async (knex) => {
    await knex.schema.alterTable('employees', (table) => {
      table.string('kennitala', 10);
      table.text('phone');
      table.string('language', 2);
      table.unique(['company_id', 'kennitala']);
    });
  },
};
