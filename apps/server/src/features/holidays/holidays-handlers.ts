import type { operations } from '@stimpill/api-types';
import { holidaysOfYear } from '@stimpill/calc';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { Handler } from '#http/mount-operation.ts';
import { toCompanyCalendar } from './company-calendar.ts';

export type HolidaysHandlers = { readonly listHolidays: Handler<typeof operations.listHolidays> };

export function holidaysHandlers({ database }: { readonly database: Database }): HolidaysHandlers {
  return {
    listHolidays: async ({ query, caller }) => {
      const company = await requireCompany(database.knex, caller.companyId);
      const prefix =
        query.month === undefined ? '' : `${query.year}-${String(query.month).padStart(2, '0')}-`;
      return holidaysOfYear(query.year, toCompanyCalendar(company))
        .filter(({ date }) => date.startsWith(prefix))
        .map(({ date, name, isPublicHoliday }) => ({ date, name, isPublicHoliday }));
    },
  };
}
