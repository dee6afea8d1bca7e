import type { Database } from '#database/database.ts';
import type { V1Handlers } from '#http/handlers.ts';
import { listPlannedShifts } from './list-planned-shifts.ts';
import { listRuleSlots } from './list-rule-slots.ts';
import { summarizeSchedule } from './summarize-schedule.ts';
import { toPublicShift } from './to-public-shift.ts';
import { toScheduleSummary } from './to-schedule-summary.ts';

export function schedulesHandlers(deps: { readonly database: Database }) {
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
  } satisfies V1Handlers;
}
