import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 5;

/** Works through many items and lets others in between, so that hours for a company do not keep a punch waiting. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let sliceEndsAt = performance.now() + SLICE_MS;
  for (const item of items) {
    results.push(work(item));
    if (performance.now() < sliceEndsAt) continue;
    await setImmediate();
    sliceEndsAt = performance.now() + SLICE_MS;
  }
  return results;
}
