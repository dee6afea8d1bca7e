// What a migration is, and the helpers that migrations share.
import type { Knex } from 'knex';
import type { Database } from './database.ts';

export type Migration = {
  readonly name: string;
  readonly up: (knex: Knex, engine: Database['engine']) => Promise<void>;
};

/** The two columns with which every company row begins; PostgreSQL could be partitioned by company without a change to a store. */
export function companyKey(table: Knex.CreateTableBuilder): void {
  table.uuid('company_id').notNullable();
  table.uuid('id').notNullable();
  table.primary(['company_id', 'id']);
  table.foreign('company_id').references('companies.id');
}

/** A reference to a row of the same company; it cannot point to a row of another company. */
export function sameCompany(table: Knex.CreateTableBuilder, column: string, target: string): void {
  table.foreign(['company_id', column]).references(['company_id', 'id']).inTable(target);
}

/** Epoch milliseconds. */
export function instant(table: Knex.CreateTableBuilder, column: string): Knex.ColumnBuilder {
  return table.bigInteger(column);
}

/** yyyy-MM-dd. */
export function date(table: Knex.CreateTableBuilder, column: string): Knex.ColumnBuilder {
  return table.string(column, 10);
}

/** One more setting of companies. The companies that are there get the default of the column. */
export function companySetting(
  name: string,
  addColumn: (table: Knex.AlterTableBuilder) => Knex.ColumnBuilder,
): Migration {
  return { name, up: (knex) => knex.schema.alterTable('companies', (table) => void addColumn(table)) };
}
