// Asks the server for the hours and shifts of the person who is signed in. Hours without shifts are still hours; shifts alone are not
// shown.
import type { CallStation } from '#api/call-station.ts';
import type { DataOf } from '@stimpill/api-types';
import type { StationOperations } from '#api/kiosk-operations.ts';
import { kindsOf } from '@stimpill/words/own-record.ts';
import type { OwnHours, OwnHoursView } from './own-hours.ts';

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
  return {
    kind: 'ready',
    hours: toOwnHours(hours.data),
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

type Data = DataOf<StationOperations['getOwnHours']>;

function toOwnHours({ today, period, timeOff, answers, changesToAnswer = 0 }: Data): OwnHours {
  return {
    todayMinutes: today.workedMinutes,
    openSince: toMoment(today.openEntryStartAtUtc),
    stints: today.stints?.map(({ startAtUtc, endAtUtc, isDraft, kind }) => ({
      startAt: Date.parse(startAtUtc),
      endAt: toMoment(endAtUtc),
      isDraft,
      kind,
    })),
    periodStart: period.startDate,
    periodEnd: period.endDate,
    periodMinutes: period.totalMinutes,
    kinds: period.buckets && kindsOf(period.buckets),
    credits: period.credits ?? [],
    timeOff: timeOff ?? [],
    changesToAnswer,
    answers: (answers ?? []).map(({ about, action, atUtc, decision, countsAtUtc, note }) => ({
      ...{ about, decision, at: Date.parse(atUtc), countsAt: toMoment(countsAtUtc) },
      ...{ action: action ?? undefined, note: note ?? undefined },
    })),
  };
}

const toMoment = (instant: string | null) => (instant === null ? undefined : Date.parse(instant));
