/** What was worked on each local day, and between which hours? Only ordinary work: nobody plans a call-out. */
import { localDateOf, minuteOf, minuteOfDayAt, type DateRange, type LocalDate } from '@stimpill/time';
import { calculateTimesheet } from '../calculate-timesheet.ts';
import { type Entry, type TimesheetInput } from '../timesheet.ts';

/** In minutes: from the start of the first entry, by the clock, to the end of the last. */
export type WorkedDay = {
  readonly workedMinutes: number;
  readonly minuteOfDay: number;
  readonly spanMinutes: number;
};

/** By local date; days without work are missing. An entry belongs to the day on which it begins. */
export const workedDays = (input: TimesheetInput, range: DateRange): ReadonlyMap<LocalDate, WorkedDay> => {
  const entries = input.entries.filter(isOrdinary);
  const timesheet = calculateTimesheet({ ...input, entries, range, explain: false });
  const minutesOf = new Map(timesheet.entries.map(({ id, workedMinutes }) => [id, workedMinutes]));
  const byDate = new Map<LocalDate, Entry[]>();
  for (const entry of entries) {
    if (!minutesOf.has(entry.id)) continue;
    const date = localDateOf(entry.startAt, input.zone);
    byDate.set(date, [...(byDate.get(date) ?? []), entry]);
  }
  return new Map(
    [...byDate]
      .map(([date, ofDay]) => [date, toWorkedDay(ofDay, minutesOf, input)] as const)
      .filter(([, { workedMinutes }]) => workedMinutes > 0),
  );
};

const isOrdinary = ({ kind = 'work', endAt, isDraft }: Entry): boolean =>
  kind === 'work' && endAt !== null && !isDraft;

const toWorkedDay = (
  entries: readonly Entry[],
  minutesOf: ReadonlyMap<string, number>,
  { zone }: Pick<TimesheetInput, 'zone'>,
): WorkedDay => {
  const start = Math.min(...entries.map(({ startAt }) => startAt));
  const end = Math.max(...entries.map(({ endAt, startAt }) => endAt ?? startAt));
  return {
    workedMinutes: entries.reduce((sum, { id }) => sum + (minutesOf.get(id) ?? 0), 0),
    minuteOfDay: minuteOfDayAt(start, zone),
    spanMinutes: minuteOf(end) - minuteOf(start),
  };
};
