import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Anyone who only punches needs no e-mail address. */
export const peopleWithoutEmail: Migration = {
  name: '0022-people-without-email',
  up: async (knex, engine) => {
    if (engine === 'postgresql') {
      await knex.raw('alter table employees alter column email drop not null');
      await knex.raw('alter table employees alter column email_key drop not null');
      return;
    }
    // A column that may be empty cannot be made of one that may not, and a new table would break every reference to this one.
    await knex.raw('drop index employees_email_key_unique');
    for (const column of ['email', 'email_key']) await replaceColumn(knex, column);
    await knex.raw('create unique index employees_email_key_unique on employees (email_key)');
  },
};

async function replaceColumn(knex: Knex, column: string): Promise<void> {
  await knex.raw(`alter table employees add column new_${column} text`);
  await knex.raw(`update employees set new_${column} = ${column}`);
  await knex.raw(`alter table employees drop column ${column}`);
  await knex.raw(`alter table employees rename column new_${column} to ${column}`);
}
