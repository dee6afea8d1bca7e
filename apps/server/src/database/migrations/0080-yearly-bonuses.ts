import type { Migration } from '../migration.ts';

/**
 * What a company has chosen about yearly bonuses where pages leave it open, and which pay lines holiday pay is not reckoned from. A run of a bonus
 * says which one, and of each person what share.
 */
export const yearlyBonuses: Migration = {
  name: '0080-yearly-bonuses',
  up: async (knex) => {
    await knex.schema.alterTable('companies', (table) => {
      table.string('public_employer', 12);
      table.string('december_bonus_year', 12).notNullable().defaultTo('calendarYear');
      table.string('unpaid_leave_in_bonus', 8);
      table.text('not_in_holiday_pay').notNullable().defaultTo('[]');
    });
    await knex.schema.alterTable('payroll_runs', (table) => {
      table.text('bonus');
    });
    await knex.schema.alterTable('payroll_run_people', (table) => {
      table.text('bonuses');
    });
  },
};
