import { companyKey, date, instant, sameCompany, type Migration } from '../migration.ts';

/** How a company has set up its payroll files, and what was sent to them, with the files. */
export const payrollRuns: Migration = {
  name: '0049-payroll-runs',
  up: async (knex) => {
    await knex.schema.createTable('export_profiles', (table) => {
      table.uuid('company_id').notNullable();
      table.string('profile_key', 20).notNullable();
      table.text('settings').notNullable();
      table.primary(['company_id', 'profile_key']);
      table.foreign('company_id').references('companies.id');
    });
    await knex.schema.createTable('payroll_runs', (table) => {
      companyKey(table);
      table.integer('number').notNullable();
      table.string('profile_key', 20).notNullable();
      table.string('target', 20).notNullable();
      date(table, 'start_date').notNullable();
      date(table, 'end_date').notNullable();
      table.string('kind', 11).notNullable();
      instant(table, 'made_at').notNullable();
      table.uuid('user_id');
      table.text('operator');
      table.text('settings').notNullable();
      table.text('rule_versions').notNullable();
      table.text('file_name').notNullable();
      table.string('sha256', 64).notNullable();
      table.binary('file').notNullable();
      table.unique(['company_id', 'number']);
    });
    await knex.schema.createTable('payroll_run_people', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('run_id').notNullable();
      table.uuid('employee_id').notNullable();
      table.text('display_name').notNullable();
      table.text('lines').notNullable();
      table.text('entries').notNullable();
      table.primary(['company_id', 'run_id', 'employee_id']);
      table.index(['company_id', 'employee_id']);
      sameCompany(table, 'run_id', 'payroll_runs');
      sameCompany(table, 'employee_id', 'employees');
    });
  },
};
