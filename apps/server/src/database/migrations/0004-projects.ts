import { companyKey, date, sameCompany, type Migration } from '../migration.ts';

export const projects: Migration = {
  name: '0004-projects',
  up: async (knex) => {
    await knex.schema.createTable('projects', (table) => {
      companyKey(table);
      table.text('name').notNullable();
      table.text('code');
      table.boolean('is_active').notNullable();
      date(table, 'start_date');
      date(table, 'end_date');
    });
    await knex.schema.createTable('sub_projects', (table) => {
      companyKey(table);
      table.uuid('project_id').notNullable();
      table.text('name').notNullable();
      table.text('code');
      table.boolean('is_active').notNullable();
      sameCompany(table, 'project_id', 'projects');
    });
  },
};
