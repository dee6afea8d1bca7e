import { expect, it } from 'vitest';
import { fitSlope } from './fit-slope.ts';
import { judgeMemory, MEMORY_BOUNDS, WARM_UP_DAYS } from './judge-memory.ts';

const MIB = 1_024 ** 2;

/** Six samples a day. */
const samplesOf = (heapAt: (day: number) => number, days = 6) =>
  Array.from({ length: days * 6 }, (_, at) => {
    const day = (at + 1) / 6;
    return { day, heapBytes: heapAt(day) * MIB, rssBytes: 200 * MIB };
  });

const redOf = (heapAt: (day: number) => number, days?: number) =>
  judgeMemory(samplesOf(heapAt, days)).flatMap(({ id, problems }) => (problems.length > 0 ? [id] : []));

it('the slope is that of the line through the points, whatever scatters around it evenly', () => {
  const points = [0, 1, 2, 3].map((day) => ({ day, value: 7 + 3 * day + (day === 0 || day === 3 ? 1 : -1) }));

  expect(fitSlope(points)).toBeCloseTo(3);
});

it('memory that goes up and down and comes back is flat', () => {
  expect(redOf((day) => 60 + 5 * Math.sin(day * 2 * Math.PI))).toEqual([]);
});

it('what grows in the first days only is no leak', () => {
  expect(redOf((day) => 60 + 40 * Math.min(day, WARM_UP_DAYS))).toEqual([]);
});

it('a slow growth is a leak as soon as it is above the bound', () => {
  expect(redOf((day) => 60 + (MEMORY_BOUNDS.heap + 0.1) * day)).toEqual(['S1']);
  expect(redOf((day) => 60 + (MEMORY_BOUNDS.heap - 0.1) * day)).toEqual([]);
});

it('too few samples prove nothing, and are red', () => {
  expect(redOf(() => 60, WARM_UP_DAYS + 1)).toEqual(['S1', 'S2']);
});
