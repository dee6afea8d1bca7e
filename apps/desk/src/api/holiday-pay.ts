// What holiday pay is reckoned from, and vacation at the edge of its year.
import { queryOptions } from '@tanstack/react-query';
import type { EarnedVacation, HolidayPayBasis } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import { queryKeys } from './query-keys.ts';
import type { Range } from './timesheets.ts';

export type { EarnedVacation, HolidayPayBasis };

export const holidayPayQuery = (companyId: string, range: Range) =>
  queryOptions({
    queryKey: [...queryKeys.time, companyId, 'holiday-pay', range],
    queryFn: async ({ signal }) =>
      (await callManage('getHolidayPayBasis', { params: { companyId }, query: range, signal })).data,
  });

export const earnedVacationQuery = (companyId: string, year: string) =>
  queryOptions({
    queryKey: [...queryKeys.leave, companyId, 'earned-vacation', year],
    queryFn: async ({ signal }) =>
      (await callManage('getEarnedVacation', { params: { companyId }, query: { year }, signal })).data,
  });
