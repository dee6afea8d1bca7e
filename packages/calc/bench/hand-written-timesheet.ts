/** A month's pay with no library: whole minutes and tables of days, for this one rule and nothing else. */
import { type Zone } from '@stimpill/time';
import { type Entry } from '@stimpill/calc';
import { createMonth, EDGE_HOURS, type DayOff, type MonthTotals, type Stretch } from './shift-rule.ts';

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_DAY = 1440;

type Day = Pick<Stretch, 'weekday' | 'month' | 'dayOff'>;

/** What each local day is, by its number, looked up once for each list of days off. */
const known = new WeakMap<ReadonlyMap<string, DayOff>, Map<number, Day>>();

const toDay = (number: number, daysOff: ReadonlyMap<string, DayOff>): Day => {
  const date = new Date(number * MINUTES_PER_DAY * MS_PER_MINUTE).toISOString();
  const weekday = ((((number + 3) % 7) + 7) % 7) + 1;
  return { weekday, month: date.slice(0, 7), dayOff: daysOff.get(date.slice(0, 10)) };
};

const dayOf = (number: number, days: Map<number, Day>, daysOff: ReadonlyMap<string, DayOff>): Day => {
  const day = days.get(number) ?? toDay(number, daysOff);
  days.set(number, day);
  return day;
};

const EDGES = [...EDGE_HOURS.map((hour) => hour * 60), MINUTES_PER_DAY];

const nextEdge = (minuteOfDay: number): number => {
  for (const edge of EDGES) if (edge > minuteOfDay) return edge;
  return MINUTES_PER_DAY;
};

/** The pay of the entries that begin in a month (`yyyy-MM`). `entries` are in order and touch the month. */
export const handWrittenTimesheet = (
  entries: readonly Entry[],
  month: string,
  employmentRatio: number,
  zone: Zone,
  daysOff: ReadonlyMap<string, DayOff>,
): MonthTotals => {
  const days = known.get(daysOff) ?? new Map<number, Day>();
  known.set(daysOff, days);
  const { take, totals } = createMonth(employmentRatio, daysOff);
  for (const { startAt, endAt } of entries) {
    let from = Math.floor(startAt / MS_PER_MINUTE);
    const end = Math.floor((endAt ?? startAt) / MS_PER_MINUTE);
    let isPaid: boolean | null = null;
    while (from < end) {
      const wall = from + zone.offsetMinutesAt(from * MS_PER_MINUTE);
      const number = Math.floor(wall / MINUTES_PER_DAY);
      const minuteOfDay = wall - number * MINUTES_PER_DAY;
      const { weekday, month: own, dayOff } = dayOf(number, days, daysOff);
      isPaid ??= own === month;
      const until = wall - minuteOfDay + nextEdge(minuteOfDay);
      // The instant of the edge, with the offset that holds there: in the nights of the clock it is another one.
      const edge = until - zone.offsetMinutesAt((until - (wall - from)) * MS_PER_MINUTE);
      const to = Math.min(edge, end);
      take({ minutes: to - from, weekday, hour: Math.floor(minuteOfDay / 60), month: own, dayOff }, isPaid);
      from = to;
    }
  }
  return totals;
};
