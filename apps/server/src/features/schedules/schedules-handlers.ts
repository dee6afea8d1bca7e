import type { Database } from '#database/database.ts';
import type { V1Handlers } from '#http/mount-api.ts';
import { listPlannedShifts } from './list-planned-shifts.ts';
import { listRuleSlots } from './list-rule-slots.ts';
import { summarizeSchedule, type ScheduleCounts } from './summarize-schedule.ts';
import type { Shift as PublicShift, ScheduleSummary } from '@stimpill/api-types';
import { toInstant } from '#to-instant.ts';
import type { Shift } from './shift-store.ts';

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

/** A stored shift was planned by somebody; a slot from a rule is marked as virtual. */
function toPublicShift(shift: Shift & { readonly isVirtualRuleSlot?: true }): PublicShift {
  return {
    id: shift.id,
    employeeId: shift.employeeId,
    employeeDisplayName: shift.employeeDisplayName ?? '',
    shiftTypeName: shift.typeName,
    shiftTypeColorHex: shift.colorHex,
    projectId: shift.projectId,
    startTime: toInstant(shift.startAt),
    endTime: toInstant(shift.endAt),
    isAdvertised: shift.isAdvertised,
    isVirtualRuleSlot: shift.isVirtualRuleSlot ?? false,
  };
}

function toScheduleSummary(
  { shifts, openShifts, plannedMinutes, byDay, byEmployee }: ScheduleCounts,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): ScheduleSummary {
  return {
    startDate,
    endDate,
    totalShifts: shifts,
    openShifts,
    plannedMinutes,
    byDay: byDay.map((day) => ({
      date: day.date,
      shifts: day.shifts,
      openShifts: day.openShifts,
      plannedMinutes: day.plannedMinutes,
    })),
    byEmployee: byEmployee.map((person) => ({
      employeeId: person.id,
      employeeDisplayName: person.displayName,
      shifts: person.shifts,
      plannedMinutes: person.plannedMinutes,
    })),
  };
}
