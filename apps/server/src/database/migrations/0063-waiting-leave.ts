import type { Migration } from '../migration.ts';

/** Every open page of the desk asks each minute how many requests wait; years of decided ones must not slow it down. */
export const waitingLeave: Migration = {
  name: '0063-waiting-leave',
  up: (knex) =>
    knex.raw("create index time_off_waiting on time_off (company_id, start_date) where status = 'Pending'"),
};
