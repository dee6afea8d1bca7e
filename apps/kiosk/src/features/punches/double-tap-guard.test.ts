import { expect, it } from 'vitest';
import { createDoubleTapGuard } from './double-tap-guard.ts';

function bench() {
  const clock = { at: 0 };
  const guard = createDoubleTapGuard<string>(() => clock.at);
  let runs = 0;
  const punch = (result = 'recorded') =>
    guard.once(
      'anna',
      (outcome) => outcome === 'recorded',
      () => {
        runs += 1;
        return Promise.resolve(result);
      },
    );
  return { clock, punch, runs: () => runs };
}

it('runs two simultaneous taps as one', async () => {
  const { punch, runs } = bench();

  await Promise.all([punch(), punch()]);

  expect(runs()).toBe(1);
});

it('answers a repeat within five seconds with the first result', async () => {
  const { clock, punch, runs } = bench();

  await punch();
  clock.at = 4_999;
  const second = await punch('another');

  expect(second).toBe('recorded');
  expect(runs()).toBe(1);
});

it('lets the same person punch again after five seconds', async () => {
  const { clock, punch, runs } = bench();

  await punch();
  clock.at = 5_000;
  await punch();

  expect(runs()).toBe(2);
});

it('does not hold a failure against the next try', async () => {
  const { punch, runs } = bench();

  await punch('failed');
  await punch();

  expect(runs()).toBe(2);
});
