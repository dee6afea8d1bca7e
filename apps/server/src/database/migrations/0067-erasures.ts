import { letErase } from '../guards.ts';
import { date, instant, sameCompany, type Migration } from '../migration.ts';

/** People who were erased. Logs that never change let their rows about these lose what is personal, and go once their time is over. */
export const erasures: Migration = {
  name: '0067-erasures',
  up: async (knex, engine) => {
    await knex.schema.createTable('erasures', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('employee_id').notNullable();
      instant(table, 'erased_at').notNullable();
      date(table, 'keeps_time_until').notNullable();
      instant(table, 'time_erased_at');
      table.primary(['company_id', 'employee_id']);
      table.foreign('company_id').references('companies.id');
      sameCompany(table, 'employee_id', 'employees');
    });
    await letErase(knex, engine, 'changes', { texts: ['reason', 'before', 'after'], person: 'employee_id' });
    await letErase(knex, engine, 'balance_bookings', { texts: ['reason'], person: 'employee_id' });
    await letErase(knex, engine, 'punch_inbox', { texts: [], person: 'employee_id' });
    for (const table of ['punch_verdicts', 'punch_envelopes', 'punch_proofs'])
      await letErase(knex, engine, table, { texts: [], person: 'punch_id' });
  },
};
