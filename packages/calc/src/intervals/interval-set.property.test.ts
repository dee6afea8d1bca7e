import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAt, type Interval } from './interval.ts';
import { difference, merge } from './interval-set.ts';

const moment = fc.integer({ min: 0, max: 60 });
const anInterval: fc.Arbitrary<Interval> = fc
  .tuple(moment, moment)
  .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
const aSet = fc.array(anInterval, { maxLength: 8 });

/** The moments of a set, one by one: what the algebra must agree with. */
const momentsOf = (intervals: readonly Interval[]): Set<number> =>
  new Set(intervals.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, n) => start + n)));

const isShortest = (intervals: readonly Interval[]): boolean =>
  intervals.every(
    ({ start, end }, index) => start < end && start > (intervals[index - 1]?.end ?? Number.NEGATIVE_INFINITY),
  );

describe('interval sets', () => {
  it('keep every moment when they are merged', () => {
    fc.assert(
      fc.property(aSet, (a) => {
        expect(momentsOf(merge(a))).toEqual(momentsOf([...a].sort((x, y) => x.start - y.start)));
      }),
    );
  });

  it('hold when they are merged what either holds', () => {
    fc.assert(
      fc.property(aSet, aSet, (a, b) => {
        const either = new Set([...momentsOf(a), ...momentsOf(b)]);

        expect(momentsOf(merge([...a, ...b]))).toEqual(either);
        expect(merge([...a, ...b])).toEqual(merge([...b, ...a]));
      }),
    );
  });

  it('hold in their difference what only the first holds', () => {
    fc.assert(
      fc.property(aSet, aSet, (a, b) => {
        const inB = momentsOf(b);
        const onlyA = new Set([...momentsOf(a)].filter((at) => !inB.has(at)));

        expect(momentsOf(difference(a, b))).toEqual(onlyA);
      }),
    );
  });

  it('are always in their shortest form', () => {
    fc.assert(
      fc.property(aSet, aSet, (a, b) => {
        expect(isShortest(merge(a))).toBe(true);
        expect(isShortest(merge([...a, ...b]))).toBe(true);
        expect(isShortest(difference(a, b))).toBe(true);
      }),
    );
  });

  it('are whole again when cut parts are merged', () => {
    fc.assert(
      fc.property(anInterval, moment, (whole, cut) => {
        expect(merge(splitAt(whole, cut))).toEqual(merge([whole]));
      }),
    );
  });
});
