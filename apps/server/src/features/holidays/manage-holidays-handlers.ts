import type { manageOperations } from '@stimpill/api-types/manage';
import { holidaysOfYear } from '@stimpill/calc';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { Handler } from '#http/mount-operation.ts';
import { toCompanyCalendar } from './company-calendar.ts';

export type ManageHolidaysHandlers = {
  readonly listHolidaysOfYear: Handler<typeof manageOperations.listHolidaysOfYear>;
};

export function manageHolidaysHandlers({
  database,
}: {
  readonly database: Database;
}): ManageHolidaysHandlers {
  return {
    listHolidaysOfYear: async ({ params, query }) => {
      const company = toCompanyCalendar(await requireCompany(database.knex, params.companyId));
      const { removed } = company;
      // An extra day has no key of the calendar; a removed one is only there when nothing is removed.
      return holidaysOfYear(query.year, { ...company, removed: [] }).map(
        ({ date, name, isPublicHoliday, key }) => ({
          date,
          name,
          isPublicHoliday,
          origin: key === null ? 'extra' : removed.includes(date) ? 'removed' : 'calendar',
        }),
      );
    },
  };
}
