import { companyKey, instant, sameCompany, type Migration } from '../migration.ts';

/** E-mails on their way. A mail is written in the transaction of what it tells, and sent afterwards. */
export const mails: Migration = {
  name: '0036-mails',
  up: async (knex) => {
    await knex.schema.createTable('mails', (table) => {
      companyKey(table);
      table.uuid('employee_id').notNullable();
      sameCompany(table, 'employee_id', 'employees');
      table.text('purpose').notNullable();
      table.text('sealed');
      instant(table, 'queued_at').notNullable();
      instant(table, 'ended_at');
      table.text('outcome');
      table.text('fault');
      table.index(['ended_at']);
    });
  },
};
