import { companyKey, instant, sameCompany, type Migration } from '../migration.ts';

export const sessionsAndDevices: Migration = {
  name: '0003-sessions-and-devices',
  up: async (knex) => {
    await knex.schema.createTable('sessions', (table) => {
      companyKey(table);
      table.uuid('employee_id').notNullable();
      instant(table, 'created_at').notNullable();
      instant(table, 'ends_at').notNullable();
      instant(table, 'revoked_at');
      sameCompany(table, 'employee_id', 'employees');
      table.index(['company_id', 'employee_id']);
    });
    await knex.schema.createTable('refresh_tokens', (table) => {
      table.uuid('company_id').notNullable();
      table.string('digest', 64).notNullable().unique();
      table.uuid('session_id').notNullable();
      instant(table, 'expires_at').notNullable();
      instant(table, 'used_at');
      table.primary(['company_id', 'digest']);
      sameCompany(table, 'session_id', 'sessions');
    });
    await knex.schema.createTable('devices', (table) => {
      companyKey(table);
      table.string('token_digest', 64).notNullable().unique();
      table.text('name').notNullable();
      table.uuid('registered_by').notNullable();
      instant(table, 'registered_at').notNullable();
      instant(table, 'revoked_at');
      sameCompany(table, 'registered_by', 'employees');
    });
    // Not company rows: failures for e-mails that belong to nobody are counted as well.
    await knex.schema.createTable('attempt_counters', (table) => {
      table.string('scope', 32).notNullable();
      table.string('key', 128).notNullable();
      table.text('failed_at').notNullable();
      table.integer('failures_in_a_row').notNullable();
      instant(table, 'locked_until').notNullable();
      table.primary(['scope', 'key']);
    });
  },
};
