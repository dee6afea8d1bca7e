import { companyKey, instant, sameCompany, type Migration } from '../migration.ts';

/**
 * The phones on which people read their own record, and what a tablet offers to let one in: an offer for each person at most. A company of
 * before lets phones in as well; it can turn that off.
 */
export const phones: Migration = {
  name: '0097-phones',
  up: async (knex) => {
    await knex.schema.alterTable('companies', (table) => {
      table.boolean('lets_phones_in').notNullable().defaultTo(true);
    });
    await knex.schema.createTable('phones', (table) => {
      companyKey(table);
      table.uuid('employee_id').notNullable();
      sameCompany(table, 'employee_id', 'employees');
      table.string('digest', 64).notNullable();
      table.text('program');
      instant(table, 'added_at').notNullable();
      table.uuid('device_id');
      instant(table, 'opened_at');
      instant(table, 'used_at');
      table.unique(['company_id', 'digest']);
      table.index(['company_id', 'employee_id']);
    });
    await knex.schema.createTable('phone_offers', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('employee_id').notNullable();
      table.primary(['company_id', 'employee_id']);
      table.foreign('company_id').references('companies.id');
      sameCompany(table, 'employee_id', 'employees');
      table.uuid('id').notNullable();
      table.string('digest', 64).notNullable();
      table.uuid('device_id');
      instant(table, 'ends_at').notNullable();
      table.string('digits', 2).notNullable();
      table.string('claim_digest', 64);
      table.text('program');
      table.integer('wrong_digits').notNullable();
      table.uuid('phone_id');
      table.unique(['company_id', 'digest']);
    });
  },
};
