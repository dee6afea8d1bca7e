// Asks the server for the hours and shifts of whoever is signed in. Hours without shifts are still hours; shifts alone are not shown.
import type { CallStation } from '#api/call-station.ts';
import type { OwnHoursView } from './own-hours.ts';

export async function readOwnHours(
  callStation: CallStation,
  employeeToken: string,
  now: () => number,
): Promise<OwnHoursView> {
  const [hours, shifts] = await Promise.all([
    callStation('getOwnHours', { employeeToken }),
    callStation('listOwnShifts', { employeeToken }),
  ]);
  if (!hours.ok) return { kind: 'failed' };
  const { today, period } = hours.data;
  return {
    kind: 'ready',
    hours: {
      todayMinutes: today.workedMinutes,
      openSince: today.openEntryStartAtUtc === null ? undefined : Date.parse(today.openEntryStartAtUtc),
      periodStart: period.startDate,
      periodEnd: period.endDate,
      periodMinutes: period.totalMinutes,
    },
    shifts: shifts.ok
      ? shifts.data.shifts.map(({ id, shiftTypeName, startAtUtc, endAtUtc }) => ({
          id,
          name: shiftTypeName,
          startAt: Date.parse(startAtUtc),
          endAt: Date.parse(endAtUtc),
        }))
      : undefined,
    readAt: now(),
  };
}
