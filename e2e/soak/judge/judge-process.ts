// No descriptor is left open, and nothing keeps the event loop.
import type { Check } from '../../campaign/reconcile/check.ts';
import type { Sample } from '../measure/sample.ts';
import { WARM_UP_DAYS } from './judge-memory.ts';

/** What is open only at times, such as a file that is being read, is not there at the quietest point of a day. */
const MORE_DESCRIPTORS = 1;
/** Milliseconds: of a hundred looks at the event loop one is later than the first, none is later than the second. */
export const LOOP_BOUNDS = { p99: 200, max: 1_000 };

export function judgeDescriptors(samples: readonly Pick<Sample, 'day' | 'descriptors'>[]): Check {
  const days = [...new Set(samples.map(dayOf))].sort((a, b) => a - b);
  const leastOf = (day: number | undefined) =>
    Math.min(...samples.filter((sample) => dayOf(sample) === day).map(({ descriptors }) => descriptors));
  const [early, last] = [leastOf(WARM_UP_DAYS), leastOf(days.at(-1))];
  const isFlat = last <= early + MORE_DESCRIPTORS;
  return {
    id: 'S3',
    says: `No descriptor is left open: on the last day at most ${MORE_DESCRIPTORS} more than on day ${WARM_UP_DAYS}.`,
    cases: samples.length,
    problems: isFlat ? [] : [`${early} on day ${WARM_UP_DAYS}, ${last} on day ${days.at(-1)}`],
  };
}

/** Day 1 ends at 1.0. */
const dayOf = ({ day }: Pick<Sample, 'day'>) => Math.ceil(day);

export function judgeLoop(samples: readonly Pick<Sample, 'day' | 'loop'>[]): Check {
  return {
    id: 'S4',
    says: `The event loop is free within ${LOOP_BOUNDS.p99} ms in 99 of 100 looks, and always within ${LOOP_BOUNDS.max} ms.`,
    cases: samples.length,
    problems: samples
      .filter(({ loop }) => loop.p99Ms > LOOP_BOUNDS.p99 || loop.maxMs > LOOP_BOUNDS.max)
      .map(
        ({ day, loop }) =>
          `up to day ${day.toFixed(2)}: ${loop.p99Ms.toFixed(0)} ms in 99 of 100, ${loop.maxMs.toFixed(0)} ms at most`,
      ),
  };
}
