import { expect, it } from 'vitest';
import { judgeDescriptors, judgeLoop, LOOP_BOUNDS } from './judge-process.ts';

const samplesOf = (descriptorsAt: (day: number) => number) =>
  Array.from({ length: 24 }, (_, at) => ({ day: (at + 1) / 4, descriptors: descriptorsAt((at + 1) / 4) }));

it('descriptors that come and go are no leak', () => {
  expect(judgeDescriptors(samplesOf((day) => (day % 0.5 === 0 ? 41 : 30))).problems).toEqual([]);
});

it('one descriptor a day is a leak', () => {
  expect(judgeDescriptors(samplesOf((day) => 30 + Math.floor(day))).problems).toEqual([
    '31 on day 2, 35 on day 6',
  ]);
});

it('an event loop that is late once is red, and so is one that is often a little late', () => {
  const loopOf = (p99Ms: number, maxMs: number) => judgeLoop([{ day: 1.5, loop: { p99Ms, maxMs } }]).problems;

  expect(loopOf(LOOP_BOUNDS.p99, LOOP_BOUNDS.max)).toEqual([]);
  expect(loopOf(1, LOOP_BOUNDS.max + 1)).toHaveLength(1);
  expect(loopOf(LOOP_BOUNDS.p99 + 1, 200)).toHaveLength(1);
});
