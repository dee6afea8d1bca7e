import { makeAppendOnly, refuseOverlaps } from '../guards.ts';
import { companyKey, instant, sameCompany, type Migration } from '../migration.ts';

export const timeEntries: Migration = {
  name: '0005-time-entries',
  up: async (knex, engine) => {
    await knex.schema.createTable('time_entries', (table) => {
      companyKey(table);
      table.uuid('employee_id').notNullable();
      instant(table, 'start_at').notNullable();
      instant(table, 'end_at');
      table.uuid('project_id');
      table.uuid('sub_project_id');
      table.boolean('is_draft').notNullable();
      table.boolean('is_locked').notNullable();
      sameCompany(table, 'employee_id', 'employees');
      sameCompany(table, 'project_id', 'projects');
      sameCompany(table, 'sub_project_id', 'sub_projects');
      table.check('end_at is null or end_at >= start_at', {}, 'time_entries_end_after_start');
      table.check('end_at is not null or not is_locked', {}, 'time_entries_open_is_not_locked');
      table.index(['company_id', 'employee_id', 'start_at']);
      table.index(['company_id', 'start_at']);
    });
    await knex.raw(
      'create unique index time_entries_one_open on time_entries (company_id, employee_id) where end_at is null',
    );
    await refuseOverlaps(knex, engine);
    await knex.schema.createTable('time_entry_history', (table) => {
      companyKey(table);
      table.uuid('time_entry_id').notNullable();
      instant(table, 'changed_at').notNullable();
      table.text('changed_by').notNullable();
      table.text('reason').notNullable();
      table.text('before');
      table.text('after');
      table.index(['company_id', 'time_entry_id']);
    });
    await makeAppendOnly(knex, engine, 'time_entry_history');
  },
};
