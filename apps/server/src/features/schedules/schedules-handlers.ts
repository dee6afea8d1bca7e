import type { operations } from '@stimpill/api-types';
import type { Database } from '#database/database.ts';
import type { Handler } from '#http/mount-operation.ts';
import { listPlannedShifts } from './list-planned-shifts.ts';
import { summarizeSchedule } from './summarize-schedule.ts';
import { toPublicShift } from './to-public-shift.ts';
import { toScheduleSummary } from './to-schedule-summary.ts';

export type SchedulesHandlers = {
  readonly listShifts: Handler<typeof operations.listShifts>;
  readonly getScheduleSummary: Handler<typeof operations.getScheduleSummary>;
};

export function schedulesHandlers(deps: { readonly database: Database }): SchedulesHandlers {
  return {
    listShifts: async ({ params: { companyId }, query, caller }) =>
      (await listPlannedShifts(deps, { companyId, caller, range: query })).map(toPublicShift),

    getScheduleSummary: async ({ params: { companyId }, query, caller }) => {
      const shifts = await listPlannedShifts(deps, { companyId, caller, range: query });
      return toScheduleSummary(summarizeSchedule(shifts, query), query);
    },
  };
}
