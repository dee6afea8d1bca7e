import { randomUUID } from 'node:crypto';
import { instant, sameCompany, type Migration } from '../migration.ts';
import { closedBefore } from './0070-closed-before.ts';

const AT_A_TIME = 500;

/**
 * Which time of whom is closed for payroll, and by whom. What was approved or sent before is closed; and a person in a run may be known by
 * something else than the others, which earlier runs do not say.
 */
export const closedTime: Migration = {
  name: '0070-closed-time',
  up: async (knex) => {
    await knex.schema.createTable('closed_time', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('employee_id').notNullable();
      table.uuid('id').notNullable();
      instant(table, 'from_at').notNullable();
      instant(table, 'until_at').notNullable();
      instant(table, 'closed_at').notNullable();
      table.uuid('user_id');
      table.text('operator');
      table.primary(['company_id', 'employee_id', 'id']);
      table.foreign('company_id').references('companies.id');
      sameCompany(table, 'employee_id', 'employees');
    });
    await knex.schema.alterTable('payroll_run_people', (table) => {
      table.string('known_by', 14);
    });
    const companies: readonly { readonly id: string }[] = await knex('companies').select('id');
    for (const { id } of companies) {
      const closed = await closedBefore(knex, id, Date.now());
      const rows = closed.map((row) => ({ ...row, id: randomUUID() }));
      for (let from = 0; from < rows.length; from += AT_A_TIME)
        await knex('closed_time').insert(rows.slice(from, from + AT_A_TIME));
    }
  },
};
