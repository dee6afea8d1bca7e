import type { operations } from '@stimpill/api-types';
import type { Database } from '#database/database.ts';
import type { Handler } from '#http/mount-operation.ts';
import { listPlannedShifts } from './list-planned-shifts.ts';
import { listRuleSlots } from './list-rule-slots.ts';
import { summarizeSchedule } from './summarize-schedule.ts';
import { toPublicShift } from './to-public-shift.ts';
import { toScheduleSummary } from './to-schedule-summary.ts';

export type SchedulesHandlers = {
  readonly listShifts: Handler<typeof operations.listShifts>;
  readonly getScheduleSummary: Handler<typeof operations.getScheduleSummary>;
};

export function schedulesHandlers(deps: { readonly database: Database }): SchedulesHandlers {
  return {
    listShifts: async ({ params: { companyId }, query, caller }) => {
      const request = { companyId, caller, range: query };
      const shifts = await listPlannedShifts(deps, request);
      const slots = await listRuleSlots(deps, request);
      return [...shifts, ...slots].sort((a, b) => a.startAt - b.startAt).map(toPublicShift);
    },

    getScheduleSummary: async ({ params: { companyId }, query, caller }) => {
      const shifts = await listPlannedShifts(deps, { companyId, caller, range: query });
      return toScheduleSummary(summarizeSchedule(shifts, query), query);
    },
  };
}
