import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { ManageHandlers } from '#http/handlers.ts';
import { listBonusCodes } from './bonus-code-store.ts';
import { readBonuses } from './read-bonuses.ts';
import { toBonuses } from './to-bonuses.ts';

/** It counts the whole company, in the thread for that. */
export function bonusesReader({
  database: { knex },
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  return {
    getBonuses: async ({ params: { companyId }, query }) => {
      const company = await requireCompany(knex, companyId);
      const asked = { kind: query.bonus, year: query.year };
      const people = await readBonuses(knex, { ...asked, company, employeeIds: null, now: clock() });
      const codes = await listBonusCodes(companyScope(knex, companyId), asked.kind);
      return toBonuses(asked, people, codes);
    },
  } satisfies ManageHandlers;
}
