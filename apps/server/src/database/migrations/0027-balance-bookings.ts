import { makeAppendOnly } from '../guards.ts';
import { companyKey, date, sameCompany, type Migration } from '../migration.ts';

/** What was taken, paid out or given up of time off that somebody earned, and the balance with which they began. */
export const balanceBookings: Migration = {
  name: '0027-balance-bookings',
  up: async (knex, engine) => {
    await knex.schema.createTable('balance_bookings', (table) => {
      companyKey(table);
      table.uuid('employee_id').notNullable();
      table.text('account').notNullable();
      table.text('kind').notNullable();
      date(table, 'date').notNullable();
      table.integer('minutes').notNullable();
      table.text('reason').notNullable();
      sameCompany(table, 'employee_id', 'employees');
      table.check('minutes <> 0', {}, 'balance_bookings_minutes_not_zero');
      table.index(['company_id', 'employee_id', 'date']);
    });
    await makeAppendOnly(knex, engine, 'balance_bookings');
  },
};
