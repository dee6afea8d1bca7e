// From which day of the month people are paid.
import { queryOptions } from '@tanstack/react-query';
import { keyOf, query } from './calls.ts';
import { frameQuery } from './desk-frame.ts';

/**
 * On which day of the month a period begins, 1 to 31: of the own pay period, of that of the company, or else with the month of the calendar.
 * @param ownPeriodId the pay period of a person; left out for the company
 */
export const startDayQuery = (companyId: string, ownPeriodId: string | null = null) =>
  queryOptions({
    queryKey: keyOf(['listCompanyPayPeriods'], companyId, ownPeriodId),
    queryFn: async ({ client }) => {
      const { periodStartDay } = await client.query(frameQuery(companyId));
      if (ownPeriodId === null) return periodStartDay;
      const periods = await client.query(query('listCompanyPayPeriods', { params: { companyId } }));
      return periods.find(({ id }) => id === ownPeriodId)?.startDay ?? periodStartDay;
    },
  });
