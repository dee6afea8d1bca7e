const FIRST_MS = 1_000;
const LONGEST_MS = 5 * 60_000;
/** The shortest wait: a random number near zero must not make a tablet hammer the server. */
const SHORTEST_MS = 200;

/**
 * Exponential backoff with jitter: the wait before the next retry, after this many failures in a row. Anything up to twice the time before, so
 * that tablets spread out.
 */
export function backoff(failures: number, random: () => number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 20));
  return Math.max(SHORTEST_MS, Math.round(random() * most));
}
