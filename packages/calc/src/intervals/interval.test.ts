import { describe, expect, it } from 'vitest';
import { abuts, engulfs, intersection, interval, lengthOf, overlaps, splitAt } from './interval.ts';

describe('an interval', () => {
  it('is refused when it ends before it starts', () => {
    expect(() => interval(5, 4)).toThrow('cannot end (4) before it starts (5)');
  });

  it('may be empty, and is then as long as nothing', () => {
    expect(lengthOf(interval(5, 5))).toBe(0);
  });

  it('does not overlap the one it only meets', () => {
    const morning = interval(0, 720);
    const afternoon = interval(720, 1440);

    expect(overlaps(morning, afternoon)).toBe(false);
    expect(abuts(morning, afternoon)).toBe(true);
    expect(intersection(morning, afternoon)).toBeNull();
  });

  it('engulfs what ends where it ends', () => {
    expect(engulfs(interval(0, 9), interval(5, 9))).toBe(true);
    expect(engulfs(interval(0, 9), interval(5, 10))).toBe(false);
  });

  it('stays whole when it is cut at its edge', () => {
    expect(splitAt(interval(0, 9), 9)).toEqual([interval(0, 9)]);
    expect(splitAt(interval(0, 9), 0)).toEqual([interval(0, 9)]);
    expect(splitAt(interval(0, 9), 4)).toEqual([interval(0, 4), interval(4, 9)]);
  });
});
