import type { Migration } from '../migration.ts';

const LONGEST_MS = 16 * 3_600_000;

/** The inbox asks again and again for drafts and for entries that are too long; years of other entries must not slow it down. */
export const entriesToLookAt: Migration = {
  name: '0050-entries-to-look-at',
  up: async (knex) => {
    await knex.raw(
      'create index time_entries_drafts on time_entries (company_id, start_at) where is_draft and not is_locked',
    );
    await knex.raw(
      `create index time_entries_overlong on time_entries (company_id, start_at)
       where end_at - start_at > ${LONGEST_MS} and kind <> 'standby' and not is_locked`,
    );
  },
};
