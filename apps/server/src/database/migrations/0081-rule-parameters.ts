import type { Migration } from '../migration.ts';

/** What a company gives where its agreement leaves a value open: JSON by the key of the value. Null for all versions that came before. */
export const ruleParameters: Migration = {
  name: '0081-rule-parameters',
  up: (knex) =>
    knex.schema.alterTable('rule_versions', (table) => {
      table.text('parameter_values');
    }),
};
