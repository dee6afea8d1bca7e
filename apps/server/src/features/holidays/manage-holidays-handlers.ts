import { holidaysOfYear, namesOfHoliday } from '@stimpill/calc';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { ManageHandlers } from '#http/handlers.ts';
import { toCompanyCalendar } from './company-calendar.ts';

export function manageHolidaysHandlers({ database }: { readonly database: Database }) {
  return {
    listHolidaysOfYear: async ({ params, query }) => {
      const company = await requireCompany(database.knex, params.companyId);
      const language = query.language ?? company.language;
      const calendar = toCompanyCalendar(company);
      const { removed } = calendar;
      // An extra day has no key of the calendar; a removed one is only there when nothing is removed.
      return holidaysOfYear(query.year, { ...calendar, removed: [] }).map((holiday) => {
        const { date, isPublicHoliday, key } = holiday;
        return {
          date,
          name: namesOfHoliday(holiday)[language],
          isPublicHoliday,
          origin: key === null ? 'extra' : removed.includes(date) ? 'removed' : 'calendar',
        };
      });
    },
  } satisfies ManageHandlers;
}
