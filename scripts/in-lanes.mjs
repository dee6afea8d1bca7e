// Jobs side by side: one more at once than there are cores, so that a core whose job waits (for a page, for PostgreSQL) works in another.
import { availableParallelism } from 'node:os';

export const laneCount = availableParallelism() + 1;

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
