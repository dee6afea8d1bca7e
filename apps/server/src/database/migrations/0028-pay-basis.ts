import { date, type Migration } from '../migration.ts';

/** Facts about people that pay and leave depend on. Everybody who is there already is paid by the month. */
export const payBasis: Migration = {
  name: '0028-pay-basis',
  up: async (knex) => {
    await knex.schema.alterTable('employees', (table) => {
      table.text('pay_basis').notNullable().defaultTo('monthly');
      table.text('work_pattern');
      date(table, 'birth_date');
      date(table, 'trade_start_date');
    });
  },
};
