import type { Knex } from 'knex';
import { DatabaseRefused } from '../../errors/refused.ts';
import { declareNoOverlaps } from '../guards.ts';
import type { Migration } from '../migration.ts';

/**
 * PostgreSQL refuses overlapping time by a declared constraint, instead of a trigger that reads other rows: no row is locked for
 * it, and it also holds where the table is spread over several machines. SQLite keeps its triggers.
 */
export const overlapConstraint: Migration = {
  name: '0052-overlap-constraint',
  up: async (knex, engine) => {
    if (engine === 'sqlite') return;
    await makeExtension(knex);
    await refuseOverlapsThatAreThere(knex);
    await declareNoOverlaps(knex);
  },
};

/** Compares an id beside a range of time. Anyone who may make a schema may make it, and PostgreSQL brings it along. */
const EXTENSION = 'btree_gist';

async function makeExtension(knex: Knex): Promise<void> {
  try {
    await knex.raw(`create extension if not exists ${EXTENSION}`);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
    throw new DatabaseRefused(
      `PostgreSQL does not give the database its extension "${EXTENSION}" (${reason}), with which it keeps working time from overlapping. ` +
        `Install the extensions that belong to PostgreSQL (Debian: "postgresql", elsewhere often "postgresql-contrib"), or have its ` +
        `administrator say "create extension ${EXTENSION}" in this database. Then start again. Nothing was changed.`,
    );
  }
}

type Overlap = { readonly company_id: string; readonly id: string };

const MOST_NAMED = 5;

/** The trigger let none come about, but rows can be brought into a database past it. */
async function refuseOverlapsThatAreThere(knex: Knex): Promise<void> {
  const { rows }: { rows: Overlap[] } = await knex.raw(
    `select company_id, id from (
       select company_id, id, start_at, max(coalesce(end_at, 9223372036854775807)) over (
         partition by company_id, employee_id, kind = 'standby' order by start_at, id
         rows between unbounded preceding and 1 preceding
       ) as earlier_end_at
       from time_entries where end_at is null or end_at > start_at
     ) entries
     where earlier_end_at > start_at order by company_id, id`,
  );
  if (rows.length === 0) return;
  const named = rows
    .slice(0, MOST_NAMED)
    .map(({ company_id, id }) => `  entry ${id} of company ${company_id}\n`);
  const more = rows.length > MOST_NAMED ? `  and ${rows.length - MOST_NAMED} more\n` : '';
  throw new DatabaseRefused(
    `The database holds working time of one person that overlaps; this version can keep none. ${rows.length} begin before an earlier one ends:\n` +
      `${named.join('')}${more}` +
      'With the version from before, correct them with "stimpill entry change" or "stimpill entry remove". Then start this version again. Nothing was changed.',
  );
}
