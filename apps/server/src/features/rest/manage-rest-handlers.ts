import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { readRest } from './read-rest.ts';
import { toRestRecord } from './to-rest-record.ts';

/** It reads the time of a whole company: see `company-work.ts`. */
export function restReader({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const { knex } = database;
  return {
    listRestDepartures: async ({ query, caller }) => {
      const company = await requireCompany(knex, caller.companyId);
      const request = { company, seer: caller, range: query, now: clock() };
      return toRestRecord(await readRest(knex, request), query);
    },
  } satisfies ManageHandlers;
}
