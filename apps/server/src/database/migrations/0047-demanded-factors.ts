import { date, type Migration } from '../migration.ts';

/** From which local day on a company demands a second factor of a role; null: never. */
export const demandedFactors: Migration = {
  name: '0047-demanded-factors',
  up: (knex) =>
    knex.schema.alterTable('companies', (table) => {
      date(table, 'owner_factor_from').nullable();
      date(table, 'manager_factor_from').nullable();
      date(table, 'accountant_factor_from').nullable();
    }),
};
