import { companyKey, instant, sameCompany, type Migration } from '../migration.ts';

/** Passkeys of people, and what they are asked to sign. */
export const passkeys: Migration = {
  name: '0044-passkeys',
  up: async (knex) => {
    await knex.schema.createTable('passkeys', (table) => {
      companyKey(table);
      table.uuid('employee_id').notNullable();
      table.text('credential_id').notNullable().unique();
      table.text('public_key').notNullable();
      instant(table, 'counter').notNullable();
      table.text('transports').notNullable();
      table.text('name').notNullable();
      instant(table, 'added_at').notNullable();
      instant(table, 'used_at');
      table.index(['company_id', 'employee_id']);
      sameCompany(table, 'employee_id', 'employees');
    });
    await knex.schema.createTable('passkey_challenges', (table) => {
      table.string('digest', 64).primary();
      table.string('purpose', 10).notNullable();
      table.uuid('company_id');
      table.uuid('employee_id');
      instant(table, 'ends_at').notNullable().index();
      sameCompany(table, 'employee_id', 'employees');
    });
  },
};
