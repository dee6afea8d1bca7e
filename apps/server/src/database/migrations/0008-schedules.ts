import { companyKey, instant, sameCompany, type Migration } from '../migration.ts';

export const schedules: Migration = {
  name: '0008-schedules',
  up: async (knex) => {
    await knex.schema.createTable('shift_types', (table) => {
      companyKey(table);
      table.text('name').notNullable();
      table.string('color_hex', 7).notNullable();
    });
    await knex.schema.createTable('shifts', (table) => {
      companyKey(table);
      table.uuid('employee_id');
      table.uuid('shift_type_id').notNullable();
      table.uuid('project_id');
      instant(table, 'start_at').notNullable();
      instant(table, 'end_at').notNullable();
      table.boolean('is_advertised').notNullable();
      sameCompany(table, 'employee_id', 'employees');
      sameCompany(table, 'shift_type_id', 'shift_types');
      sameCompany(table, 'project_id', 'projects');
      table.check('end_at >= start_at', {}, 'shifts_end_after_start');
      table.index(['company_id', 'start_at']);
      table.index(['company_id', 'employee_id', 'start_at']);
    });
  },
};
