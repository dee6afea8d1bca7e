/** Does the work at once, and again at most once in each of these times: who asks meanwhile waits for the next one, which they share. */
export function atMostEvery(ms: number, work: () => Promise<void>): () => Promise<void> {
  let begunAt = -Infinity;
  let next: Promise<void> | undefined;
  const begin = async () => {
    await new Promise((resolve) => setTimeout(resolve, begunAt + ms - performance.now()));
    next = undefined;
    begunAt = performance.now();
    await work();
  };
  return () => (next ??= begin());
}
