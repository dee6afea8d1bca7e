import { holidaysOfYear, namesOfHoliday, toldIn } from '@stimpill/calc';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { V1Handlers, ManageHandlers } from '#http/mount-api.ts';
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

export function manageHolidaysHandlers({ database }: { readonly database: Database }) {
  return {
    listHolidaysOfYear: async ({ params, query }) => {
      const company = await requireCompany(database.knex, params.companyId);
      const language = toldIn(query.language ?? company.language);
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
