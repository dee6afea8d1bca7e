import { sameCompany, type Migration } from '../migration.ts';

/** Which daily records the approval of a request for time off has written. */
export const writtenLeave: Migration = {
  name: '0051-written-leave',
  up: async (knex) => {
    await knex.schema.createTable('written_leave', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('time_off_id').notNullable();
      table.string('type', 20).notNullable();
      table.text('absence_ids').notNullable();
      table.primary(['company_id', 'time_off_id']);
      sameCompany(table, 'time_off_id', 'time_off');
    });
  },
};
