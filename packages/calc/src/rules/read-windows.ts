/** Are these windows, and does every minute have at most one winner? */
import { toMinuteOfDay, WEEKDAYS } from '@stimpill/time';
import { DAY_CLASSES } from '#calendars/work-calendar.ts';
import { HOLIDAY_KEYS } from '#holidays/iceland.ts';
import { type Report } from './problem.ts';
import { described, type Read } from './json-schema.ts';
import { readList, readOneOf, readObjectOf, readWholeNumber } from './read-fields.ts';
import { ENTRY_KINDS } from '#pay/stint.ts';
import { readTime, readCitation } from './read-parts.ts';
import { areAmbiguous, type Hours } from './window.ts';

/** Reads one or more weekdays. */
export const readWeekdays = readList(readOneOf(WEEKDAYS), 1);

/** Reads one or more kinds of day. */
export const readDayClasses = readList(readOneOf(DAY_CLASSES), 1);

const HOURS = {
  must: { priority: readWholeNumber(0) },
  may: {
    weekdays: readWeekdays,
    dayClasses: readDayClasses,
    holidays: readList(readOneOf(HOLIDAY_KEYS), 1),
    from: readTime,
    to: readTime,
    citation: readCitation,
  },
};

/** For windows that hold for some kinds of entry alone. */
export const OF_ENTRY_KINDS = { entryKinds: readList(readOneOf(ENTRY_KINDS), 1) };

type More = Readonly<Record<string, Read<unknown>>>;

/** Reads a window that carries one more field: what it gives. `more` are fields that it may have beside. */
const readWindow = <N extends string, V>(
  name: N,
  read: Read<V>,
  more: More,
): Read<Hours & Readonly<Record<N, V>>> => {
  const readHours = readObjectOf({
    must: { [name]: read, ...HOURS.must },
    may: { ...HOURS.may, ...more },
  }) as Read<Hours & Readonly<Record<N, V>>>;
  return described((json, path, report) => {
    const window = readHours(json, path, report);
    if (window === null) return null;
    if (toMinuteOfDay(window.to ?? '24:00') > toMinuteOfDay(window.from ?? '00:00')) return window;
    report(path, 'must end after it begins; write hours across midnight as two windows.');
    return null;
  }, readHours.schema);
};

const reportAmbiguity = (windows: readonly Hours[], path: string, report: Report): boolean => {
  let isAmbiguous = false;
  for (const [index, window] of windows.entries()) {
    const earlier = windows.slice(0, index).findIndex((other) => areAmbiguous(window, other));
    if (earlier === -1) continue;
    report(
      `${path}[${index}]`,
      `overlaps windows[${earlier}] with the same priority ${window.priority}; give one of them a higher one.`,
    );
    isAmbiguous = true;
  }
  return isAmbiguous;
};

/** Reads at least one window with the field `name`, none of them overlapping another with the same priority. */
export const readWindows = <N extends string, V>(
  name: N,
  read: Read<V>,
  more: More = {},
): Read<readonly (Hours & Readonly<Record<N, V>>)[]> => {
  const readAll = readList(readWindow(name, read, more), 1);
  return described((json, path, report) => {
    const windows = readAll(json, path, report);
    return windows === null || reportAmbiguity(windows, path, report) ? null : windows;
  }, readAll.schema);
};
