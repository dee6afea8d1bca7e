// The days that time off requests take, whole or in part: each day once, and none for which a daily record exists.
import { datesOf } from '@stimpill/time';
import type { AbsenceRecord } from './absence-record-store.ts';
import type { PartOfDay } from './part-of-day.ts';
import type { TimeOff } from './time-off-store.ts';

export type DayOff = PartOfDay & {
  /** yyyy-MM-dd */
  readonly date: string;
};

type DaysOff = {
  readonly approved: readonly DayOff[];
  readonly pending: readonly DayOff[];
};

/** @param period yyyy-MM-dd, both inclusive; days outside of it are left out */
export function daysOff(
  requests: readonly TimeOff[],
  records: readonly Pick<AbsenceRecord, 'date'>[],
  period: { readonly startDate: string; readonly endDate: string },
): DaysOff {
  const known = new Set(records.map(({ date }) => date));
  const take = (status: TimeOff['status']): DayOff[] => {
    const fresh = new Map<string, DayOff>();
    for (const request of requests.filter((each) => each.status === status)) {
      const { minutes, percent } = request;
      for (const date of daysWithin(request, period))
        if (!known.has(date) && !fresh.has(date)) fresh.set(date, { date, minutes, percent });
    }
    for (const date of fresh.keys()) known.add(date);
    return [...fresh.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  };
  const approved = take('Approved');
  return { approved, pending: take('Pending') };
}

type Range = { readonly startDate: string; readonly endDate: string };

function daysWithin(request: Range, period: Range): string[] {
  const first = request.startDate > period.startDate ? request.startDate : period.startDate;
  const last = request.endDate < period.endDate ? request.endDate : period.endDate;
  return datesOf({ startDate: first, endDate: last });
}
