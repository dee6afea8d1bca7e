import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { listBonusCodes } from './bonus-store.ts';
import { readBonuses } from './read-bonuses.ts';
import { toBonuses } from './to-bonuses.ts';
import { loadCompanyLineNames } from '#features/rules/pay-lines.ts';
import { readEarnedVacation } from './read-earned-vacation.ts';
import { readHolidayPay } from './read-holiday-pay.ts';
import { toEarnedVacation, toHolidayPayBasis } from './to-holiday-pay.ts';

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

/** They count the whole company, in the thread for that. */
export function holidayPayReader({ database: { knex } }: { readonly database: Database }) {
  return {
    getHolidayPayBasis: async ({ params: { companyId }, query: range }) => {
      const company = await requireCompany(knex, companyId);
      const people = await readHolidayPay(knex, { company, range });
      const names = await loadCompanyLineNames(companyScope(knex, companyId));
      return toHolidayPayBasis(range, people, { names, company });
    },

    getEarnedVacation: async ({ params: { companyId }, query: { year } }) => {
      const company = await requireCompany(knex, companyId);
      return (await readEarnedVacation(knex, { company, year })).map(toEarnedVacation);
    },
  } satisfies ManageHandlers;
}
