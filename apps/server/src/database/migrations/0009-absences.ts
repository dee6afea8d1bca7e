import { companyKey, date, sameCompany, type Migration } from '../migration.ts';

export const absences: Migration = {
  name: '0009-absences',
  up: async (knex) => {
    await knex.schema.createTable('time_off', (table) => {
      companyKey(table);
      table.uuid('employee_id').notNullable();
      date(table, 'start_date').notNullable();
      date(table, 'end_date').notNullable();
      table.text('status').notNullable();
      table.text('note').notNullable();
      sameCompany(table, 'employee_id', 'employees');
      table.check('end_date >= start_date', {}, 'time_off_end_after_start');
      table.index(['company_id', 'employee_id', 'start_date']);
    });
    await knex.schema.createTable('absences', (table) => {
      companyKey(table);
      table.uuid('employee_id').notNullable();
      date(table, 'date').notNullable();
      table.text('type').notNullable();
      table.integer('minutes');
      table.text('note').notNullable();
      sameCompany(table, 'employee_id', 'employees');
      table.check('minutes is null or minutes >= 0', {}, 'absences_minutes_not_negative');
      table.index(['company_id', 'employee_id', 'date']);
    });
  },
};
