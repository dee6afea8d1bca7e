import { letStandbyOverlap } from '../guards.ts';
import type { Migration } from '../migration.ts';

/** What an entry is, and the breaks in it. What is there already is work without breaks. */
export const kindsAndBreaks: Migration = {
  name: '0026-kinds-and-breaks',
  up: async (knex, engine) => {
    await knex.raw(
      `alter table time_entries add column kind text not null default 'work'
       constraint time_entries_kind check (kind in ('work', 'call-out', 'standby'))
       constraint time_entries_standby_is_not_open check (kind <> 'standby' or end_at is not null)`,
    );
    await knex.raw(
      `alter table time_entries add column breaks text
       constraint time_entries_breaks check (breaks is null or (end_at is not null and kind <> 'standby'))`,
    );
    // The last standby before a moment is looked up for everybody; without this, all work of the person would be read for it.
    await knex.raw(
      `create index time_entries_standby on time_entries (company_id, employee_id, start_at) where kind = 'standby'`,
    );
    await letStandbyOverlap(knex, engine);
  },
};
