// Hours by week and department, overtime and punctuality by person.
import { queryOptions } from '@tanstack/react-query';
import type { WorkSummary } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import { queryKeys } from './query-keys.ts';
import type { Range } from './timesheets.ts';

export type { WorkSummary };
export type SummarizedPerson = WorkSummary['people'][number];

export const workSummaryQuery = (companyId: string, range: Range) =>
  queryOptions({
    queryKey: [...queryKeys.time, companyId, 'summary', range],
    queryFn: async ({ signal }) =>
      (await callManage('getWorkSummary', { params: { companyId }, query: range, signal })).data,
  });
