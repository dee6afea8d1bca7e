import type { Migration } from '../migration.ts';
import { instant } from '../migration.ts';

export const companies: Migration = {
  name: '0001-companies',
  up: async (knex) => {
    await knex.schema.createTable('installation', (table) => {
      table.integer('id').primary().checkIn(['1']);
      table.string('secrets_id', 64).notNullable();
      instant(table, 'created_at').notNullable();
    });
    await knex.schema.createTable('companies', (table) => {
      table.uuid('id').primary();
      table.text('name').notNullable();
      table.text('time_zone').notNullable();
      table.boolean('enable_projects').notNullable();
      table.boolean('enable_shifts').notNullable();
      table.boolean('anonymous_terminal').notNullable();
      table.text('allowed_ip_ranges').notNullable();
      table.text('project_selection').notNullable();
      table.boolean('gps_on_clock_in').notNullable();
      table.text('punch_photo').notNullable();
      table.boolean('missing_photo_blocks').notNullable();
      table.boolean('offline_punches_need_review').notNullable();
      table.text('manager_exit_code_hash');
      table.string('language', 2).notNullable();
      table.integer('coordinates_retention_days').notNullable();
      table.integer('photos_retention_days').notNullable();
      table.text('holiday_calendar').notNullable();
      table.text('extra_holidays').notNullable();
      table.text('removed_holidays').notNullable();
      // Not foreign keys: a company and its first rule set and pay period refer to each other.
      table.uuid('default_rule_set_id');
      table.uuid('default_pay_period_id');
    });
  },
};
