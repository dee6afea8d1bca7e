import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('works at once, and who asks within the time shares the next work', async () => {
  const done: number[] = [];
  const ask = atMostEvery(1_000, async () => {
    done.push(performance.now() - begin);
    return Promise.resolve();
  });
  const begin = performance.now();
  const first = ask();
  await vi.advanceTimersByTimeAsync(100);
  const second = ask();
  await vi.advanceTimersByTimeAsync(300);

  expect(ask()).toBe(second);
  expect(second).not.toBe(first);
  await vi.advanceTimersByTimeAsync(5_000);
  void ask();
  await vi.advanceTimersByTimeAsync(1);
  expect(done.map(Math.round)).toEqual([0, 1_000, 5_400]);
});
