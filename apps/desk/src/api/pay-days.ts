// From which day of the month people are paid.
import { queryOptions } from '@tanstack/react-query';
import { companySettingsQuery } from './company-settings.ts';
import { payPeriodsQuery } from './company-structure.ts';
import { queryKeys } from './query-keys.ts';

/**
 * On which day of the month a period begins, 1 to 31: of the own pay period, of that of the company, or else with the month of the calendar.
 * @param ownPeriodId the pay period of a person; left out for the company
 */
export const startDayQuery = (companyId: string, ownPeriodId: string | null = null) =>
  queryOptions({
    queryKey: [...queryKeys.company, companyId, 'start-day', ownPeriodId],
    queryFn: async ({ client }) => {
      const [periods, { data: settings }] = await Promise.all([
        client.query(payPeriodsQuery(companyId)),
        client.query(companySettingsQuery(companyId)),
      ]);
      const dayOf = (id: string | null) => periods.find((period) => period.id === id)?.startDay;
      return dayOf(ownPeriodId) ?? dayOf(settings.defaultPayPeriodId) ?? 1;
    },
  });
