import type { Migration } from '../migration.ts';

const TIMES = `'"startAt":' || cast(entry.start_at as text) || ',"endAt":' || cast(entry.end_at as text) || '}'`;
const ITS_ENTRY = `entry.company_id = review_items.company_id and entry.id = review_items.time_entry_id`;
/** An id stands behind `{"absenceId":"`. */
const ITS_ABSENCE = `absence.company_id = review_items.company_id and cast(absence.id as text) = substr(review_items.details, 15, 36)`;

/** An answer about time that is too long, or that lies beside an absence, holds for the times for which it was given: for earlier ones those of now. */
export const answersHold: Migration = {
  name: '0077-answers-hold',
  up: async (knex) => {
    await knex.raw(
      `update review_items set details = (select '{' || ${TIMES} from time_entries as entry where ${ITS_ENTRY})
       where reason = 'overlong' and time_entry_id is not null`,
    );
    await knex.raw(
      `update review_items set details = (
         select '{"absenceId":"' || cast(absence.id as text) || '","type":"' || absence.type
           || '","minutes":' || coalesce(cast(absence.minutes as text), 'null') || ',' || ${TIMES}
         from time_entries as entry join absences as absence on absence.company_id = entry.company_id
         where ${ITS_ENTRY} and ${ITS_ABSENCE})
       where reason = 'workedWhileAway' and details is not null`,
    );
  },
};
