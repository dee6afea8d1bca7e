import type { Migration } from '../migration.ts';

/** Whether any place is still kept is looked up among the few punches that have one. */
export const keptPlaces: Migration = {
  name: '0091-kept-places',
  up: async (knex) => {
    await knex.raw(
      'create index punch_details_with_place on punch_details (company_id, recorded_at) where latitude is not null',
    );
  },
};
