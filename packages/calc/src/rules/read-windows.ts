/** Are these windows, and does every minute have at most one winner? */
import { DAY_CLASSES } from '#calendars/work-calendar.ts';
import { WEEKDAYS } from '#time/local-date.ts';
import { isLocalTime, toMinuteOfDay } from '#time/local-time.ts';
import {
  optional,
  readClass,
  readFields,
  readList,
  readOneOf,
  readText,
  readWholeNumber,
  required,
  type Fields,
} from './read-fields.ts';
import { areAmbiguous, type Window } from './window.ts';

const WINDOW_FIELDS = ['class', 'weekdays', 'dayClasses', 'from', 'to', 'priority'];

const readTime = readText(isLocalTime, 'a local time from "00:00" to "24:00"');

const readHours = (fields: Fields): Pick<Window, 'from' | 'to'> | null => {
  const from = optional(fields, 'from', readTime);
  const to = optional(fields, 'to', readTime);
  if (from === null || to === null) return null;
  if (toMinuteOfDay(to ?? '24:00') <= toMinuteOfDay(from ?? '00:00')) {
    fields.report(fields.path, 'must end after it begins; write hours across midnight as two windows.');
    return null;
  }
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
};

const readDays = (fields: Fields): Pick<Window, 'weekdays' | 'dayClasses'> | null => {
  const weekdays = optional(fields, 'weekdays', readList(readOneOf(WEEKDAYS), 1));
  const dayClasses = optional(fields, 'dayClasses', readList(readOneOf(DAY_CLASSES), 1));
  if (weekdays === null || dayClasses === null) return null;
  return { ...(weekdays !== undefined && { weekdays }), ...(dayClasses !== undefined && { dayClasses }) };
};

const readWindow = (json: unknown, path: string, outer: Fields): Window | null => {
  const fields = readFields(json, WINDOW_FIELDS, { ...outer, path });
  if (fields === null) return null;
  const className = required(fields, 'class', readClass(fields.classes));
  const days = readDays(fields);
  const hours = readHours(fields);
  const priority = required(fields, 'priority', readWholeNumber(0));
  if (className === null || days === null || hours === null || priority === null) return null;
  return { class: className, ...days, ...hours, priority };
};

const reportAmbiguity = (windows: readonly Window[], { path, report }: Fields): boolean => {
  let isAmbiguous = false;
  for (const [index, window] of windows.entries()) {
    const earlier = windows.slice(0, index).findIndex((other) => areAmbiguous(window, other));
    if (earlier === -1) continue;
    report(
      `${path}.windows[${index}]`,
      `overlaps windows[${earlier}] with the same priority ${window.priority}; give one of them a higher one.`,
    );
    isAmbiguous = true;
  }
  return isAmbiguous;
};

/** Reads the field `windows`: at least one window, none of them overlapping another with the same priority. */
export const readWindows = (fields: Fields): readonly Window[] | null => {
  const readItem = (json: unknown, path: string): Window | null => readWindow(json, path, fields);
  const windows = required(fields, 'windows', readList(readItem, 1));
  return windows === null || reportAmbiguity(windows, fields) ? null : windows;
};
