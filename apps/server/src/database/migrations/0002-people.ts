import { companyKey, date, sameCompany, type Migration } from '../migration.ts';

export const people: Migration = {
  name: '0002-people',
  up: async (knex) => {
    await knex.schema.createTable('departments', (table) => {
      companyKey(table);
      table.text('name').notNullable();
    });
    await knex.schema.createTable('employees', (table) => {
      companyKey(table);
      table.text('email').notNullable();
      table.text('email_key').notNullable().unique();
      table.text('password_hash');
      table.text('pin_hash');
      table.text('employee_number');
      table.text('role').notNullable();
      table.boolean('is_active').notNullable();
      table.text('display_name').notNullable();
      table.text('job_title').notNullable();
      date(table, 'employment_start_date').notNullable();
      date(table, 'employment_end_date');
      table.double('employment_ratio').notNullable();
      table.uuid('rule_set_id');
      table.uuid('pay_period_id');
      table.boolean('requires_project_selection');
      table.boolean('require_gps_on_clock_in');
      table.boolean('can_edit_own_timesheet').notNullable();
      table.boolean('can_edit_clock_in_out').notNullable();
      table.text('entitlements');
      table.unique(['company_id', 'employee_number']);
    });
    await knex.schema.createTable('employee_departments', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('employee_id').notNullable();
      table.uuid('department_id').notNullable();
      table.primary(['company_id', 'employee_id', 'department_id']);
      sameCompany(table, 'employee_id', 'employees');
      sameCompany(table, 'department_id', 'departments');
    });
  },
};
