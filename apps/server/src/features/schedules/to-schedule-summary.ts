import type { ScheduleSummary } from '@stimpill/api-types';
import type { ScheduleCounts } from './summarize-schedule.ts';

export function toScheduleSummary(
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
