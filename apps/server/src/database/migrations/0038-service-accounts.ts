import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/**
 * Accounts of other systems, until now known by what they lack: a position, a number, a PIN and a department. The last owner of a
 * company stays a person, so that somebody can still sign in at the desk.
 */
export const serviceAccounts: Migration = {
  name: '0038-service-accounts',
  up: async (knex) => {
    await knex.schema.alterTable('employees', (table) => {
      table.text('service_account');
    });
    await likeAccounts(knex)
      .where((either) => {
        void either.whereNot({ role: 'owner' }).orWhereExists(otherOwner(knex));
      })
      .update({ service_account: '{"allowedAddresses":[]}' });
  },
};

function likeAccounts(knex: Knex): Knex.QueryBuilder {
  return knex('employees')
    .where({ employment_ratio: 0 })
    .whereNull('ratio_changes')
    .whereNull('employee_number')
    .whereNull('pin_hash')
    .whereNotNull('email_key')
    .whereNotExists(
      knex('employee_departments')
        .select(knex.raw('1'))
        .whereRaw('employee_departments.company_id = employees.company_id')
        .whereRaw('employee_departments.employee_id = employees.id'),
    );
}

/** Somebody else who can sign in as an owner and is certainly a person. */
function otherOwner(knex: Knex): Knex.QueryBuilder {
  return knex('employees as other')
    .select(knex.raw('1'))
    .whereRaw('other.company_id = employees.company_id')
    .where({ 'other.role': 'owner', 'other.is_active': true })
    .where('other.employment_ratio', '>', 0);
}
