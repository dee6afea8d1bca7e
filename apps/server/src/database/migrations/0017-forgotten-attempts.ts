import { instant, type Migration } from '../migration.ts';

/** Failures in a row have no end of their own, but where a lock of a day or of a tablet's managers' pages ends them. */
const ROWS_WITHOUT_END = ['pin_pair'];
const ROWS_THAT_A_LOCK_ENDS = ['pin_employee', 'manager_code_device'];

/** Rows of failed attempts say from when on they count for nothing, so that they can be removed. */
export const forgottenAttempts: Migration = {
  name: '0017-forgotten-attempts',
  up: async (knex) => {
    await knex.schema.alterTable('attempt_counters', (table) => {
      instant(table, 'forgotten_at');
    });
    const counters = () => knex('attempt_counters');
    const inARow = [...ROWS_WITHOUT_END, ...ROWS_THAT_A_LOCK_ENDS];
    await counters().whereIn('scope', inARow).where({ failures_in_a_row: 0 }).delete();
    // Failures of the last hour that locked nothing yet are forgotten once, at the upgrade.
    await counters().whereNotIn('scope', inARow).where({ locked_until: 0 }).delete();
    await counters()
      .whereNotIn('scope', ROWS_WITHOUT_END)
      .where('locked_until', '>', 0)
      .update({ forgotten_at: knex.ref('locked_until') });
  },
};
