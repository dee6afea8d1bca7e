// Of `npm test`. It stands here because the scripts have no runner of their own.
import { expect, it, vi } from 'vitest';

type Failure = { readonly file: string; readonly name: string; readonly said: string };
type Outcome = {
  readonly passed: number;
  readonly failed: number;
  readonly output?: string;
  readonly failures: readonly Failure[];
  readonly secondTries?: readonly Failure[];
  readonly again?: (files: readonly string[]) => Promise<{ readonly failed: number }>;
};

const { withSecondTry } = (await import(
  new URL('../../../scripts/second-try.mjs', import.meta.url).href
)) as { readonly withSecondTry: (outcome: Outcome) => Promise<Outcome> };

const failureIn = (file: string, said = 'Timed out') => ({ file, name: `${file}: waits`, said });
const ONE = [failureIn('apps/kiosk/a.test.ts')];
const passes = async () => await Promise.resolve({ failed: 0 });

it('names what passes alone, and counts it as passed', async () => {
  const again = vi.fn(passes);
  const failures = [...ONE, failureIn('apps/kiosk/a.test.ts'), failureIn('apps/kiosk/b.test.ts')];

  const outcome = await withSecondTry({ passed: 9, failed: 3, failures, again });

  expect(outcome).toMatchObject({ passed: 12, failed: 0, failures: [], secondTries: failures });
  expect(again.mock.calls).toEqual([[['apps/kiosk/a.test.ts', 'apps/kiosk/b.test.ts']]]);
});

it('leaves failed what fails again', async () => {
  const outcome = {
    passed: 9,
    failed: 1,
    failures: ONE,
    again: async () => await Promise.resolve({ failed: 1 }),
  };

  expect(await withSecondTry(outcome)).toBe(outcome);
});

it.each<[string, Partial<Outcome>]>([
  ['a suite that waits for nothing', { again: undefined as never }],
  [
    'a counterexample, which the next draw may miss',
    { failures: [failureIn('a.test.ts', 'Property failed after 7 tests')] },
  ],
  ['a runner that failed beside its tests', { failed: 2 }],
  ['an error outside any test', { output: 'Unhandled Rejection' }],
  ['four files', { failed: 4, failures: ['a', 'b', 'c', 'd'].map((file) => failureIn(file)) }],
  ['what has not failed', { failed: 0, failures: [] }],
])('does not try %s a second time', async (_, part) => {
  const again = vi.fn(passes);
  const outcome = { passed: 9, failed: 1, failures: ONE, again, ...part };

  expect(await withSecondTry(outcome)).toBe(outcome);
  expect(again).not.toHaveBeenCalled();
});
