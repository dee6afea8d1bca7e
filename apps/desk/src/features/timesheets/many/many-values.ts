// A punch for many people as it stands in the fields of the dialog, and as it is said to the server.
import { addDays, instantAt, toMinuteOfDay } from '@stimpill/time';
import type { PunchForMany } from '#api/entries-for-many.ts';

export type ManyValues = {
  /** yyyy-MM-dd, or empty */
  readonly date: string;
  /** HH:mm, or empty: whoever is clocked in is clocked out */
  readonly startTime: string;
  /** HH:mm, or empty: they are clocked in */
  readonly endTime: string;
  /** A project, or empty */
  readonly project: string;
  readonly reason: string;
};

export const valuesOn = (date: string): ManyValues => ({
  ...{ date, startTime: '', endTime: '', project: '', reason: '' },
});

/** An end that the clock shows at or before the start lies on the next day. */
export function toPunch(
  { date, startTime, endTime, project }: ManyValues,
  employeeIds: readonly string[],
  timeZone: string,
): PunchForMany {
  const isNextDay = startTime !== '' && endTime !== '' && endTime <= startTime;
  const at = (time: string, day: string) =>
    time === '' ? null : new Date(instantAt(day, toMinuteOfDay(time), timeZone)).toISOString();
  return {
    employeeIds: [...employeeIds],
    startAtUtc: at(startTime, date),
    endAtUtc: at(endTime, isNextDay ? addDays(date, 1) : date),
    projectId: startTime === '' || project === '' ? null : project,
  };
}
