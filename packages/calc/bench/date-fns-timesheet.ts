/** A month's pay with date-fns and its time zones: each entry is walked from one edge of the day to the next. */
import { TZDate } from '@date-fns/tz';
import {
  addDays,
  differenceInMinutes,
  format,
  getISODay,
  min,
  set,
  startOfDay,
  startOfMinute,
} from 'date-fns';
import type { Entry } from '@stimpill/calc';
import { createMonth, EDGE_HOURS, type DayOff, type MonthTotals } from './shift-rule.ts';

const nextEdge = (moment: TZDate): TZDate => {
  for (const hours of EDGE_HOURS) {
    const edge = set<TZDate, TZDate>(startOfDay(moment), { hours });
    if (edge > moment) return edge;
  }
  return startOfDay(addDays(moment, 1));
};

/** The pay of the entries that begin in a month (`yyyy-MM`). `entries` are in order and touch the month. */
export const dateFnsTimesheet = (
  entries: readonly Entry[],
  month: string,
  employmentRatio: number,
  zone: string,
  daysOff: ReadonlyMap<string, DayOff>,
): MonthTotals => {
  const { take, totals } = createMonth(employmentRatio, daysOff);
  for (const entry of entries) {
    let from = startOfMinute(new TZDate(entry.startAt, zone));
    const end = startOfMinute(new TZDate(entry.endAt ?? entry.startAt, zone));
    const isPaid = format(from, 'yyyy-MM') === month;
    while (from < end) {
      const to = min([nextEdge(from), end]);
      take(
        {
          minutes: differenceInMinutes(to, from),
          weekday: getISODay(from),
          hour: from.getHours(),
          month: format(from, 'yyyy-MM'),
          dayOff: daysOff.get(format(from, 'yyyy-MM-dd')),
        },
        isPaid,
      );
      from = to;
    }
  }
  return totals;
};
