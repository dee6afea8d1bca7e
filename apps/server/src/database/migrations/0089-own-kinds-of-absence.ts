import { companyKey, type Migration } from '../migration.ts';

/** Kinds of absence that a company has made. Days and requests that are there have none of them. */
export const ownKindsOfAbsence: Migration = {
  name: '0089-own-kinds-of-absence',
  up: async (knex) => {
    await knex.schema.createTable('absence_kinds', (table) => {
      companyKey(table);
      table.text('name').notNullable();
      table.text('counts_as').notNullable();
      table.text('pays').notNullable();
      table.text('pay_line');
      table.text('colour').notNullable();
      table.boolean('is_active').notNullable();
      table.boolean('may_be_asked').notNullable();
    });
    for (const name of ['absences', 'time_off', 'written_leave'])
      await knex.schema.alterTable(name, (table) => {
        table.uuid('kind_id');
      });
    await knex.raw(
      'create index absences_of_kind on absences (company_id, kind_id) where kind_id is not null',
    );
  },
};
