import { companyKey, type Migration } from '../migration.ts';

export const payroll: Migration = {
  name: '0010-payroll',
  up: async (knex) => {
    await knex.schema.createTable('pay_periods', (table) => {
      companyKey(table);
      table.text('name').notNullable();
      table.integer('start_day').notNullable();
      table.check('start_day between 1 and 31', {}, 'pay_periods_start_day');
    });
    await knex.schema.createTable('payroll_codes', (table) => {
      table.uuid('company_id').notNullable();
      table.text('target').notNullable();
      table.text('pay_line_key').notNullable();
      table.text('payroll_code').notNullable();
      table.primary(['company_id', 'target', 'pay_line_key']);
      table.foreign('company_id').references('companies.id');
    });
  },
};
