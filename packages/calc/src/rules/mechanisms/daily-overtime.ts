/**
 * What is over so many minutes in a day? In each local day, the minutes of the counted classes are taken in order of
 * time, over all entries; those past the limit become overtime. The day of a minute is its own local date, not the
 * date on which its entry began: a night shift counts before midnight for one day and after it for the next, and it
 * makes no difference whether it was punched as one entry or two. Minutes whose class is paid as major holiday count
 * towards the limit but are never moved: overtime would pay less.
 */
import { reclass, sliceSegment, type Segment } from '#pay/segment.ts';
import { readClass, readList, readWholeNumber, required } from '../read-fields.ts';
import { type Mechanism, type Note } from './mechanism.ts';

/**
 * The parameters of the mechanism `daily-overtime`: in each local day, what exceeds `limitMinutes` of
 * `countedClasses`, in order of time, becomes `overtimeClass`.
 */
export type DailyOvertime = {
  readonly limitMinutes: number;
  readonly countedClasses: readonly string[];
  readonly overtimeClass: string;
};

/** The mechanism `daily-overtime`. */
export const dailyOvertimeMechanism: Mechanism<DailyOvertime> = {
  parameterNames: ['limitMinutes', 'countedClasses', 'overtimeClass'],

  read: (fields) => {
    const limitMinutes = required(fields, 'limitMinutes', readWholeNumber(0));
    const countedClasses = required(fields, 'countedClasses', readList(readClass(fields.classes), 1));
    const overtimeClass = required(fields, 'overtimeClass', readClass(fields.classes));
    if (limitMinutes === null || countedClasses === null || overtimeClass === null) return null;
    if (countedClasses.includes(overtimeClass)) {
      fields.report(`${fields.path}.overtimeClass`, 'cannot be one of countedClasses: nothing would move.');
      return null;
    }
    return { limitMinutes, countedClasses, overtimeClass };
  },

  prepare: ({ limitMinutes, countedClasses, overtimeClass }, codes) => {
    const counted = new Set(countedClasses);

    const move = (segment: Segment, note: Note): Segment => {
      if (codes.get(segment.class)?.bucket === 'majorHoliday') {
        note(segment, { kind: 'kept-as-major-holiday', limitMinutes });
        return segment;
      }
      const moved = reclass(segment, overtimeClass, segment.movedFrom ?? segment.class);
      note(moved, { kind: 'over-daily-limit', limitMinutes, fromClass: segment.class });
      return moved;
    };

    return (segments, note) => {
      const countedOnDay = new Map<number, number>();
      return segments.flatMap((segment) => {
        if (!counted.has(segment.class)) return segment;
        const length = segment.end - segment.start;
        const before = countedOnDay.get(segment.day) ?? 0;
        const room = Math.max(0, limitMinutes - before);
        countedOnDay.set(segment.day, before + length);
        if (length <= room) return segment;
        const over = move(sliceSegment(segment, room, length), note);
        return room === 0 ? over : [sliceSegment(segment, 0, room), over];
      });
    };
  },
};
