// From which day of the month people are paid.
import { queryOptions } from '@tanstack/react-query';
import { keyOf, query } from './calls.ts';
import { companySettingsQuery } from './company-settings.ts';

/**
 * On which day of the month a period begins, 1 to 31: of the own pay period, of that of the company, or else with the month of the calendar.
 * @param ownPeriodId the pay period of a person; left out for the company
 */
export const startDayQuery = (companyId: string, ownPeriodId: string | null = null) =>
  queryOptions({
    queryKey: keyOf(['listCompanyPayPeriods', 'getCompanySettings'], companyId, ownPeriodId),
    queryFn: async ({ client }) => {
      const [periods, { data: settings }] = await Promise.all([
        client.query(query('listCompanyPayPeriods', { params: { companyId } })),
        client.query(companySettingsQuery(companyId)),
      ]);
      const dayOf = (id: string | null) => periods.find((period) => period.id === id)?.startDay;
      return dayOf(ownPeriodId) ?? dayOf(settings.defaultPayPeriodId) ?? 1;
    },
  });
