import { companyKey, instant, sameCompany, type Migration } from '../migration.ts';

/** New sign-in addresses: as they wait, and as they may be taken back. Only digests of their links are kept. */
export const addressChanges: Migration = {
  name: '0066-address-changes',
  up: async (knex) => {
    await knex.schema.createTable('address_changes', (table) => {
      companyKey(table);
      table.uuid('employee_id').notNullable();
      sameCompany(table, 'employee_id', 'employees');
      table.text('old_email');
      table.text('new_email');
      instant(table, 'asked_at').notNullable();
      table.string('door', 20).notNullable();
      table.uuid('user_id');
      table.text('operator');
      table.string('digest', 64);
      instant(table, 'ends_at').notNullable();
      instant(table, 'counted_at');
      table.string('back_digest', 64);
      instant(table, 'back_ends_at');
      table.string('password_digest', 64);
      table.boolean('had_totp').notNullable().defaultTo(false);
      table.uuid('told_in');
      table.index(['company_id', 'employee_id']);
      table.index(['ends_at']);
    });
  },
};
