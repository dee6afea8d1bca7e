import { holidaysOfYear } from '@stimpill/calc';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { V1Handlers } from '#http/handlers.ts';
import { toCompanyCalendar } from './company-calendar.ts';

export function holidaysHandlers({ database }: { readonly database: Database }) {
  return {
    listHolidays: async ({ query, caller }) => {
      const company = await requireCompany(database.knex, caller.companyId);
      const prefix =
        query.month === undefined ? '' : `${query.year}-${String(query.month).padStart(2, '0')}-`;
      return holidaysOfYear(query.year, toCompanyCalendar(company))
        .filter(({ date }) => date.startsWith(prefix))
        .map(({ date, name, isPublicHoliday }) => ({ date, name, isPublicHoliday }));
    },
  } satisfies V1Handlers;
}
