import { companyKey, date, type Migration } from '../migration.ts';

export const rules: Migration = {
  name: '0007-rules',
  up: async (knex) => {
    await knex.schema.createTable('rule_sets', (table) => {
      companyKey(table);
      table.text('name').notNullable();
    });
    await knex.schema.createTable('rule_versions', (table) => {
      table.uuid('company_id').notNullable();
      table.uuid('rule_set_id').notNullable();
      table.integer('number').notNullable();
      date(table, 'valid_from').notNullable();
      table.text('definition');
      table.text('agreement');
      table.primary(['company_id', 'rule_set_id', 'number']);
      table.unique(['company_id', 'rule_set_id', 'valid_from']);
      table.foreign(['company_id', 'rule_set_id']).references(['company_id', 'id']).inTable('rule_sets');
      table.check('(definition is null) <> (agreement is null)', {}, 'rule_versions_one_source');
    });
  },
};
