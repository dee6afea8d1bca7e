// A punch for many people as it stands in the fields of the dialog, and as it is said to the server.
import { instantsAt, nextTimes, takenOf, toMinuteOfDay, type Meant, type Which } from '@stimpill/time';
import type { PunchForMany } from './entries-for-many.ts';

export type ManyValues = {
  /** yyyy-MM-dd, or empty */
  readonly date: string;
  /** HH:mm, or empty: anyone who is clocked in is clocked out */
  readonly startTime: string;
  readonly startWhich: Which;
  /** HH:mm, or empty: they are clocked in */
  readonly endTime: string;
  readonly endWhich: Which;
  /** A project, or empty */
  readonly project: string;
  readonly reason: string;
};

export const valuesOn = (date: string): ManyValues => ({
  ...{ date, startTime: '', startWhich: 'first', endTime: '', endWhich: 'first' },
  ...{ project: '', reason: '' },
});

const MINUTE_MS = 60_000;

/** What the two times may mean. An end that the clock shows at or before the start lies where it next shows it, on the next day but for one night. */
export function timesOf(
  { date, startTime, startWhich, endTime }: ManyValues,
  timeZone: string,
): { readonly start: Meant | undefined; readonly end: Meant | undefined } {
  const on = (time: string) =>
    date === '' || time === '' ? undefined : instantsAt(date, toMinuteOfDay(time), timeZone);
  const start = on(startTime);
  if (start === undefined || endTime === '') return { start, end: on(endTime) };
  const earliest = takenOf(start, startWhich) + MINUTE_MS;
  return { start, end: nextTimes(earliest, toMinuteOfDay(endTime), timeZone) };
}

export function toPunch(values: ManyValues, employeeIds: readonly string[], timeZone: string): PunchForMany {
  const { startTime, startWhich, endWhich, project } = values;
  const { start, end } = timesOf(values, timeZone);
  const at = (times: Meant | undefined, which: Which) =>
    times === undefined ? null : new Date(takenOf(times, which)).toISOString();
  return {
    employeeIds: [...employeeIds],
    startAtUtc: at(start, startWhich),
    endAtUtc: at(end, endWhich),
    projectId: startTime === '' || project === '' ? null : project,
  };
}
