/** Many intervals as one set of moments, always in its shortest form: ordered, not empty, never touching. */
import { isEmpty, type Interval } from './interval.ts';

/**
 * The same moments in the shortest form: overlapping and abutting intervals become one, empty ones vanish.
 * @example merge([{ start: 5, end: 9 }, { start: 0, end: 5 }]) // [{ start: 0, end: 9 }]
 */
export const merge = (intervals: readonly Interval[]): Interval[] => {
  const merged: Interval[] = [];
  const ordered = intervals.filter((a) => !isEmpty(a)).sort((a, b) => a.start - b.start);
  for (const next of ordered) {
    const last = merged.at(-1);
    if (last === undefined || last.end < next.start) merged.push(next);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, next.end) };
  }
  return merged;
};

const without = (whole: Interval, hole: Interval): Interval[] => {
  const before = { start: whole.start, end: Math.min(whole.end, hole.start) };
  const after = { start: Math.max(whole.start, hole.end), end: whole.end };
  return [before, after].filter((part) => part.start < part.end);
};

/**
 * The moments in the first that are not in the second.
 * @example difference([{ start: 0, end: 9 }], [{ start: 3, end: 5 }]) // [{ start: 0, end: 3 }, { start: 5, end: 9 }]
 */
export const difference = (a: readonly Interval[], b: readonly Interval[]): Interval[] =>
  merge(b).reduce((left, hole) => left.flatMap((part) => without(part, hole)), merge(a));
