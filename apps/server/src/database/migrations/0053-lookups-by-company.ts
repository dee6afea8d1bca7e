import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/**
 * Whatever somebody presents leads to a company first, and only then to a row of it, so that a database that is spread over machines
 * asks one of them. Addresses lead there by a table of their own; tokens begin with the company. Those that were given before do not,
 * and are still looked up by their digest alone.
 */
export const lookupsByCompany: Migration = {
  name: '0053-lookups-by-company',
  up: async (knex, engine) => {
    await knex.schema.createTable('sign_in_names', (table) => {
      // Lower-case: one user per address in the whole installation. Not a reference: on several machines this table is on each of them.
      table.text('email_key').primary();
      table.uuid('company_id').notNullable();
      table.uuid('employee_id').notNullable();
      table.unique(['company_id', 'employee_id']);
    });
    await knex.raw(
      `insert into sign_in_names (email_key, company_id, employee_id)
       select email_key, company_id, id from employees where email_key is not null`,
    );
    await knex.schema.alterTable('employees', (table) => {
      table.dropUnique(['email_key']);
    });
    await knex.raw('alter table employees drop column email_key');
    for (const [table, column] of UNIQUE_IN_THE_INSTALLATION) await narrow(knex, table, column);
    // Challenges are of nobody yet, so on several machines they stand apart from people. SQLite cannot drop a reference.
    if (engine === 'postgresql')
      await knex.raw(
        'alter table passkey_challenges drop constraint passkey_challenges_company_id_employee_id_foreign',
      );
  },
};

const UNIQUE_IN_THE_INSTALLATION = [
  ['devices', 'token_digest'],
  ['refresh_tokens', 'digest'],
  ['sessions', 'digest'],
  ['device_passwords', 'digest'],
  ['passkeys', 'credential_id'],
] as const;

/** Who types a one-time password has said who they are, so nothing else looks for it. */
const WITHOUT_INDEX = 'device_passwords';
/** Its primary key says so already. */
const UNIQUE_ALREADY = 'refresh_tokens';

async function narrow(knex: Knex, table: string, column: string): Promise<void> {
  await knex.schema.alterTable(table, (changed) => {
    changed.dropUnique([column]);
    if (table !== UNIQUE_ALREADY) changed.unique(['company_id', column]);
    if (table !== WITHOUT_INDEX) changed.index([column]);
  });
}
