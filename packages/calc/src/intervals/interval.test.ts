import { describe, expect, it } from 'vitest';
import { intersection, lengthOf, overlaps, splitAt } from './interval.ts';

const interval = (start: number, end: number) => ({ start, end });

describe('an interval', () => {
  it('may be empty, and then has a length of zero', () => {
    expect(lengthOf(interval(5, 5))).toBe(0);
  });

  it('does not overlap the one it only meets', () => {
    const morning = interval(0, 720);
    const afternoon = interval(720, 1440);

    expect(overlaps(morning, afternoon)).toBe(false);
    expect(intersection(morning, afternoon)).toBeNull();
  });

  it('stays whole when it is cut at its edge', () => {
    expect(splitAt(interval(0, 9), 9)).toEqual([interval(0, 9)]);
    expect(splitAt(interval(0, 9), 0)).toEqual([interval(0, 9)]);
    expect(splitAt(interval(0, 9), 4)).toEqual([interval(0, 4), interval(4, 9)]);
  });
});
