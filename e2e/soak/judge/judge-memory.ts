// Memory is flat: over the later days it grows by no more than a bound. The first days are left out, in which caches fill, code is compiled
// and the allocator takes its share.
import type { Check } from '../../campaign/reconcile/check.ts';
import type { Sample } from '../measure/sample.ts';
import { fitSlope } from './fit-slope.ts';

const MIB = 1_024 ** 2;
export const WARM_UP_DAYS = 2;
/** A line through fewer points says nothing. */
const FEWEST_SAMPLES = 8;

/** MiB in a simulated day. What is kept for each punch of the usual soak by mistake shows from about 100 bytes on. */
export const MEMORY_BOUNDS = { heap: 1, rss: 8 };

type Remembered = Pick<Sample, 'day' | 'heapBytes' | 'rssBytes'>;

export type MemoryGrowth = { readonly heap: number; readonly rss: number };

/** @returns MiB in a simulated day */
export function memoryGrowthOf(samples: readonly Remembered[]): MemoryGrowth {
  const slopeOf = (bytesOf: (sample: Remembered) => number) =>
    fitSlope(later(samples).map((sample) => ({ day: sample.day, value: bytesOf(sample) / MIB })));
  return { heap: slopeOf(({ heapBytes }) => heapBytes), rss: slopeOf(({ rssBytes }) => rssBytes) };
}

export function judgeMemory(samples: readonly Remembered[]): readonly Check[] {
  const growth = memoryGrowthOf(samples);
  const cases = later(samples).length;
  const problemsOf = (what: keyof MemoryGrowth) => [
    ...(cases < FEWEST_SAMPLES ? [`only ${cases} samples after day ${WARM_UP_DAYS}`] : []),
    ...(growth[what] > MEMORY_BOUNDS[what] ? [`it grows by ${growth[what].toFixed(2)} MiB a day`] : []),
  ];
  const says = (name: string, bound: number) =>
    `${name} grows by ${bound} MiB a day at most, once ${WARM_UP_DAYS} days are over.`;
  return [
    { id: 'S1', says: says('The heap', MEMORY_BOUNDS.heap), cases, problems: problemsOf('heap') },
    { id: 'S2', says: says('The whole process', MEMORY_BOUNDS.rss), cases, problems: problemsOf('rss') },
  ];
}

const later = (samples: readonly Remembered[]) => samples.filter(({ day }) => day > WARM_UP_DAYS);
