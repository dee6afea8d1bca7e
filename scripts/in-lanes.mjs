// Jobs side by side: as many at once as there are cores, so that a core which waits in one job works in another. One more is no faster.
import { availableParallelism } from 'node:os';

export const laneCount = availableParallelism();

/**
 * Starts the jobs in their order, each as soon as a lane is free. Put the longest jobs first: a long job that starts last keeps one lane
 * busy while the others have nothing left to do.
 * @param {(() => Promise<T>)[]} jobs
 * @returns {Promise<T[]>} in the order of the jobs
 * @template T
 */
export async function inLanes(jobs) {
  const outcomes = [];
  const queue = jobs.entries();
  const lane = async () => {
    for (const [place, job] of queue) outcomes[place] = await job();
  };
  await Promise.all(Array.from({ length: laneCount }, lane));
  return outcomes;
}
