import type { Migration } from '../migration.ts';

const KINDS = ['sick', 'sick_child', 'vacation'];

/** Which kinds of absence a monthly salary pays, and of which a run was made without their lines: runs from before say nothing of them. */
export const absencesWithoutCode: Migration = {
  name: '0078-absences-without-code',
  up: async (knex) => {
    await knex.schema.alterTable('companies', (table) => {
      for (const kind of KINDS) table.boolean(`${kind}_paid_by_salary`).notNullable().defaultTo(false);
    });
    await knex.schema.alterTable('payroll_run_people', (table) => {
      table.text('without_absences');
    });
  },
};
