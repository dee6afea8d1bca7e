// The days that time off requests take: each day once, and none for which a daily record exists.
import type { Absence } from '@stimpill/calc';
import { datesOf } from '@stimpill/time';
import type { AbsenceRecord } from './absence-record-store.ts';
import type { TimeOff } from './time-off-store.ts';

export type DaysOff = {
  readonly approved: readonly Absence[];
  readonly pending: readonly Absence[];
};

/** @param period yyyy-MM-dd, both inclusive; days outside of it are left out */
export function daysOff(
  requests: readonly TimeOff[],
  records: readonly Pick<AbsenceRecord, 'date'>[],
  period: { readonly startDate: string; readonly endDate: string },
): DaysOff {
  const known = new Set(records.map(({ date }) => date));
  const take = (status: TimeOff['status']): Absence[] => {
    const asked = requests.filter((request) => request.status === status);
    const days = new Set(asked.flatMap((request) => daysWithin(request, period)));
    const fresh = [...days].filter((date) => !known.has(date)).sort();
    for (const date of fresh) known.add(date);
    return fresh.map((date) => ({ startDate: date, endDate: date, type: 'vacation' }));
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
