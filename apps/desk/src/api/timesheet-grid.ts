// The hours of everybody over some weeks: people by days.
import { queryOptions } from '@tanstack/react-query';
import type { TimesheetGrid } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import { queryKeys } from './query-keys.ts';
import type { Fetched } from './read-answer.ts';
import type { Range } from './timesheets.ts';

export type { TimesheetGrid };
export type GridPerson = TimesheetGrid['people'][number];
export type GridDay = GridPerson['days'][number];

const ASKED_AGAIN_MS = 60_000;

/** Asked for again while the page is in sight, because people go on working. */
export const timesheetGridQuery = (companyId: string, range: Range) =>
  queryOptions({
    queryKey: [...queryKeys.time, companyId, 'grid', range],
    queryFn: ({ client, queryKey, signal }) =>
      callManage('getTimesheetGrid', {
        params: { companyId },
        query: range,
        known: client.getQueryData<Fetched<TimesheetGrid>>(queryKey),
        signal,
      }),
    select: ({ data }) => data,
    refetchInterval: ASKED_AGAIN_MS,
    // What has not changed comes as the same object; comparing fifteen thousand days would take longer than drawing those in sight.
    structuralSharing: false,
  });
