// The hours of everybody over some weeks: people by days.
import type { TimesheetGrid } from '@stimpill/api-types/manage';
import { query } from './calls.ts';
import type { Range } from './timesheets.ts';

export type { TimesheetGrid };
export type GridPerson = TimesheetGrid['people'][number];
export type GridDay = GridPerson['days'][number];

const ASKED_AGAIN_MS = 60_000;

/** Asked for again while the page is in sight, because people go on working. */
export const timesheetGridQuery = (companyId: string, range: Range) => ({
  ...query('getTimesheetGrid', { params: { companyId }, query: range }),
  refetchInterval: ASKED_AGAIN_MS,
  // What has not changed comes as the same object; comparing fifteen thousand days would take longer than drawing those in sight.
  structuralSharing: false,
});
