import { companyKey, instant, sameCompany, type Migration } from '../migration.ts';

/** People are told what others change of their time, and say whether it is so. What was changed before is not told. */
export const toldChanges: Migration = {
  name: '0092-told-changes',
  up: async (knex) => {
    await knex.schema.createTable('told_changes', (table) => {
      companyKey(table);
      table.uuid('employee_id').notNullable();
      instant(table, 'changed_at').notNullable();
      instant(table, 'first_at').notNullable();
      instant(table, 'last_at').notNullable();
      table.boolean('is_asked').notNullable();
      instant(table, 'told_at');
      table.unique(['company_id', 'employee_id', 'changed_at']);
      sameCompany(table, 'employee_id', 'employees');
    });
    await knex.schema.createTable('change_answers', (table) => {
      companyKey(table);
      table.uuid('employee_id').notNullable();
      table.uuid('told_change_id').notNullable();
      instant(table, 'said_at').notNullable();
      table.text('not_so_because');
      table.boolean('counts').notNullable();
      table.uuid('review_item_id');
      table.index(['company_id', 'told_change_id']);
      table.index(['company_id', 'employee_id']);
      sameCompany(table, 'employee_id', 'employees');
      sameCompany(table, 'told_change_id', 'told_changes');
    });
  },
};
