import { makeAppendOnly } from '../guards.ts';
import { companyKey, instant, sameCompany, type Migration } from '../migration.ts';

export const punchInbox: Migration = {
  name: '0006-punch-inbox',
  up: async (knex, engine) => {
    await knex.schema.createTable('punch_inbox', (table) => {
      companyKey(table);
      instant(table, 'received_at').notNullable();
      table.text('door').notNullable();
      // Not foreign keys: a punch that names somebody or something unknown is a fact too.
      table.uuid('employee_id').notNullable();
      table.text('action').notNullable();
      instant(table, 'punched_at').notNullable();
      table.uuid('project_id');
      table.uuid('sub_project_id');
      table.uuid('device_id');
      table.uuid('sent_by');
      table.string('details_hash', 64);
      table.index(['company_id', 'employee_id', 'punched_at']);
    });
    await makeAppendOnly(knex, engine, 'punch_inbox');
    await knex.schema.createTable('punch_verdicts', (table) => {
      companyKey(table);
      table.uuid('punch_id').notNullable();
      instant(table, 'decided_at').notNullable();
      table.text('verdict').notNullable();
      table.text('code');
      table.uuid('time_entry_id');
      sameCompany(table, 'punch_id', 'punch_inbox');
      table.index(['company_id', 'punch_id']);
    });
    await makeAppendOnly(knex, engine, 'punch_verdicts');
    // Personal and short-lived, so apart from the log, which is for ever.
    await knex.schema.createTable('punch_details', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('punch_id').notNullable();
      instant(table, 'recorded_at').notNullable();
      table.string('salt', 32).notNullable();
      table.double('latitude');
      table.double('longitude');
      table.text('client_address');
      table.primary(['company_id', 'punch_id']);
      sameCompany(table, 'punch_id', 'punch_inbox');
      table.index(['company_id', 'recorded_at']);
    });
    await knex.schema.createTable('review_items', (table) => {
      companyKey(table);
      table.uuid('employee_id').notNullable();
      table.text('reason').notNullable();
      table.uuid('time_entry_id');
      table.uuid('punch_id');
      instant(table, 'opened_at').notNullable();
      instant(table, 'settled_at');
      sameCompany(table, 'employee_id', 'employees');
      table.index(['company_id', 'employee_id']);
    });
  },
};
