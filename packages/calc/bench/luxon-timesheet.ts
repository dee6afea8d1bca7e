/** A month's pay with luxon: each entry is walked from one edge of the day to the next. */
import { DateTime } from 'luxon';
import type { Entry } from '@stimpill/calc';
import { createMonth, EDGE_HOURS, type DayOff, type MonthTotals } from './shift-rule.ts';

const nextEdge = (moment: DateTime): DateTime => {
  for (const hour of EDGE_HOURS) {
    const edge = moment.startOf('day').set({ hour });
    if (edge > moment) return edge;
  }
  return moment.startOf('day').plus({ days: 1 });
};

/** The pay of the entries that begin in a month (`yyyy-MM`). `entries` are in order and touch the month. */
export const luxonTimesheet = (
  entries: readonly Entry[],
  month: string,
  employmentRatio: number,
  zone: string,
  daysOff: ReadonlyMap<string, DayOff>,
): MonthTotals => {
  const { take, totals } = createMonth(employmentRatio, daysOff);
  for (const entry of entries) {
    let from = DateTime.fromMillis(entry.startAt, { zone }).startOf('minute');
    const end = DateTime.fromMillis(entry.endAt ?? entry.startAt, { zone }).startOf('minute');
    const isPaid = from.toFormat('yyyy-MM') === month;
    while (from < end) {
      const to = DateTime.min(nextEdge(from), end);
      take(
        {
          minutes: to.diff(from, 'minutes').minutes,
          weekday: from.weekday,
          hour: from.hour,
          month: from.toFormat('yyyy-MM'),
          dayOff: daysOff.get(from.toFormat('yyyy-MM-dd')),
        },
        isPaid,
      );
      from = to;
    }
  }
  return totals;
};
