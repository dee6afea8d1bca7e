/**
 * Which class do the hours of the week give? Each minute takes the class of the window it is in, by its local weekday,
 * its kind of day and the wall clock; where windows overlap the highest priority wins, and a minute in no window keeps
 * the class it had.
 */
import { reclass, sliceSegment, type Segment } from '#pay/segment.ts';
import { WEEKDAYS, weekdayOf } from '#time/local-date.ts';
import { readWindows } from '../read-windows.ts';
import { piecesOfDay, type Window, type WindowPiece } from '../window.ts';
import { type Mechanism, type Note } from './mechanism.ts';

/** The parameters of the mechanism `windows`. */
export type Windows = { readonly windows: readonly Window[] };

type WeekTable = readonly Readonly<Record<Segment['dayClass'], readonly WindowPiece[]>>[];

const tableOf = (windows: readonly Window[]): WeekTable =>
  WEEKDAYS.map((weekday) => ({
    ordinary: piecesOfDay(windows, weekday, 'ordinary'),
    AF: piecesOfDay(windows, weekday, 'AF'),
    SH: piecesOfDay(windows, weekday, 'SH'),
  }));

const piecesFor = (week: WeekTable, segment: Segment): readonly WindowPiece[] => {
  const day = week[weekdayOf(segment.day)];
  if (day === undefined) throw new Error(`Day ${segment.day} has no weekday.`);
  return day[segment.dayClass];
};

const enter = (part: Segment, index: number, windows: readonly Window[], note: Note): Segment => {
  const window = windows[index];
  if (window === undefined) throw new Error(`There is no window ${index}.`);
  const classed = reclass(part, window.class);
  note(classed, { kind: 'in-window', window: index, priority: window.priority });
  return classed;
};

/** The mechanism `windows`. */
export const windowsMechanism: Mechanism<Windows> = {
  parameterNames: ['windows'],

  read: (fields) => {
    const windows = readWindows(fields);
    return windows === null ? null : { windows };
  },

  prepare: ({ windows }) => {
    const week = tableOf(windows);

    const classSegment = (segment: Segment, note: Note): Segment[] => {
      const classed: Segment[] = [];
      const length = segment.end - segment.start;
      let from = 0;
      for (const { until, winner } of piecesFor(week, segment)) {
        const to = Math.min(length, until - segment.minuteOfDay);
        if (to <= from) continue;
        const part = sliceSegment(segment, from, to);
        classed.push(winner === null ? part : enter(part, winner, windows, note));
        from = to;
      }
      return classed;
    };

    return (segments, note) => segments.flatMap((segment) => classSegment(segment, note));
  },
};
