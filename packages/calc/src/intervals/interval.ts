/** A half-open stretch [start, end) of whole numbers: the start belongs to it, the end does not. */
export type Interval = { readonly start: number; readonly end: number };

/**
 * How long it is.
 * @example lengthOf({ start: 420, end: 1020 }) // 600
 */
export const lengthOf = (a: Interval): number => a.end - a.start;

/**
 * Does it hold nothing?
 * @example isEmpty({ start: 5, end: 5 }) // true
 */
export const isEmpty = (a: Interval): boolean => a.start === a.end;

/**
 * Do they share a moment? Intervals that only meet do not, and an empty one shares nothing.
 * @example overlaps({ start: 0, end: 5 }, { start: 5, end: 9 }) // false
 */
export const overlaps = (a: Interval, b: Interval): boolean =>
  Math.max(a.start, b.start) < Math.min(a.end, b.end);

/**
 * What they share, or null if nothing.
 * @example intersection({ start: 0, end: 5 }, { start: 3, end: 9 }) // { start: 3, end: 5 }
 */
export const intersection = (a: Interval, b: Interval): Interval | null =>
  overlaps(a, b) ? { start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) } : null;

/**
 * The parts before and after a cut; a cut at an edge or outside leaves the interval whole.
 * @example splitAt({ start: 0, end: 9 }, 5) // [{ start: 0, end: 5 }, { start: 5, end: 9 }]
 */
export const splitAt = (a: Interval, cut: number): readonly Interval[] =>
  a.start < cut && cut < a.end
    ? [
        { start: a.start, end: cut },
        { start: cut, end: a.end },
      ]
    : [a];
