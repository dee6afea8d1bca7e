/** A half-open stretch [start, end) of whole numbers: the start belongs to it, the end does not. */
export type Interval = { readonly start: number; readonly end: number };

/**
 * An interval; throws a RangeError when the end is before the start. Start and end may be equal: an empty interval.
 * @example interval(420, 1020) // 07:00 until 17:00 in minutes of the day
 */
export const interval = (start: number, end: number): Interval => {
  if (end < start) throw new RangeError(`An interval cannot end (${end}) before it starts (${start}).`);
  return { start, end };
};

/**
 * How long it is.
 * @example lengthOf(interval(420, 1020)) // 600
 */
export const lengthOf = (a: Interval): number => a.end - a.start;

/**
 * Does it hold nothing?
 * @example isEmpty(interval(5, 5)) // true
 */
export const isEmpty = (a: Interval): boolean => a.start === a.end;

/**
 * Do they share a moment? Intervals that only meet do not, and an empty one shares nothing.
 * @example overlaps(interval(0, 5), interval(5, 9)) // false
 */
export const overlaps = (a: Interval, b: Interval): boolean =>
  Math.max(a.start, b.start) < Math.min(a.end, b.end);

/**
 * Does one begin exactly where the other ends?
 * @example abuts(interval(0, 5), interval(5, 9)) // true
 */
export const abuts = (a: Interval, b: Interval): boolean => a.end === b.start || b.end === a.start;

/**
 * Does `outer` hold every moment of `inner`? An empty interval is held by every other.
 * @example engulfs(interval(0, 9), interval(5, 9)) // true
 */
export const engulfs = (outer: Interval, inner: Interval): boolean =>
  isEmpty(inner) || (outer.start <= inner.start && inner.end <= outer.end);

/**
 * What they share, or null if nothing.
 * @example intersection(interval(0, 5), interval(3, 9)) // { start: 3, end: 5 }
 */
export const intersection = (a: Interval, b: Interval): Interval | null =>
  overlaps(a, b) ? { start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) } : null;

/**
 * The parts before and after a cut; a cut at an edge or outside leaves the interval whole.
 * @example splitAt(interval(0, 9), 5) // [{ start: 0, end: 5 }, { start: 5, end: 9 }]
 */
export const splitAt = (a: Interval, cut: number): readonly Interval[] =>
  a.start < cut && cut < a.end
    ? [
        { start: a.start, end: cut },
        { start: cut, end: a.end },
      ]
    : [a];
